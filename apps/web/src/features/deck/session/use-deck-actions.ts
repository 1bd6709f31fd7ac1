import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { deckCardBookOf } from '../cards/card-book.ts';
import { dayOf } from '../cards/use-deck-rules.ts';
import { createDeckActions, type DeckActions } from './deck-actions.ts';
import { useDeckSession } from './deck-session-of.ts';

/** The deeds of the open deck, in the user's language. */
export function useDeckActions(): DeckActions {
  const config = useGameConfig();
  const session = useDeckSession();
  const { t } = useLingui();
  return useMemo(
    () =>
      createDeckActions({
        config,
        session,
        book: deckCardBookOf(config),
        today: () => dayOf(new Date()),
        words: {
          card: (name, copies, maximum) =>
            maximum === undefined ? t`${name}, ${copies}` : t`${name}, ${copies} of ${maximum}`,
          zone: (zone, count) =>
            zone.size === null ? `${zone.name} ${count}` : t`${zone.name} ${count} of ${zone.size}`,
          removed: (name) => t`${name} removed.`,
          undo: t`Undo`,
        },
      }),
    [config, session, t],
  );
}
