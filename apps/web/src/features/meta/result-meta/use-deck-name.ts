import { OTHER } from '@deckframe/domain/meta/tally-event';
import { useLingui } from '@lingui/react/macro';

/** Name of a list without an archetype. */
export function useDeckName(): (archetype: string) => string {
  const { t } = useLingui();
  return (archetype) =>
    archetype === OTHER ? t({ message: 'Other', context: 'archetype' }) : archetype;
}
