import { DECK_TEXT_LIMITS, isUnnamed } from '@deckframe/domain/decks/deck/deck';
import { useLingui } from '@lingui/react/macro';

/** Names a copy of a deck after the deck. */
export function useCopyName(): (name: string) => string {
  const { t } = useLingui();
  return (name) => (isUnnamed(name) ? '' : t`Copy of ${name}`.slice(0, DECK_TEXT_LIMITS.name));
}
