import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { useDeckCardBook } from '#decks/cards/use-deck-card-book.ts';
import { dayOf } from '#decks/cards/use-deck-rules.ts';
import type { DeckActionWords } from './deck-action-words.ts';
import { createDeckActions, type DeckActions } from './deck-actions.ts';
import { useDeckSession } from './deck-session-of.ts';

const today = (): string => dayOf(new Date());

/** Actions on the open deck, with messages in the user's language. */
export function useDeckActions(): DeckActions {
  const config = useGameConfig();
  const session = useDeckSession();
  const book = useDeckCardBook();
  const { t } = useLingui();
  return useMemo(() => {
    const words: DeckActionWords = {
      card: (name, copies, maximum) =>
        maximum === undefined ? t`${name}, ${copies}` : t`${name}, ${copies} of ${maximum}`,
      zone: (zone, count) =>
        zone.size === null ? `${zone.name} ${count}` : t`${zone.name} ${count} of ${zone.size}`,
      full: (maximum) => t`You already have ${maximum}, the maximum.`,
      removed: (name) => t`${name} removed.`,
      undo: () => t`Undo`,
      swap: () => t`Swap`,
      offerSwap: (zone, out, name) => t`${zone}: ${out}. Swap for ${name}?`,
      swapped: (out, name) => t`${out} swapped for ${name}.`,
    };
    return createDeckActions({ config, session, book, today, words });
  }, [config, session, book, t]);
}
