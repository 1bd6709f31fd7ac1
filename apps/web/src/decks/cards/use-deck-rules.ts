import { type Deck, listCardNumbers, toNumberKey } from '@deckframe/domain/decks/deck/deck';
import { type DeckRules, createDeckRules } from '@deckframe/domain/decks/deck/deck-rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMoment } from '#lib/server-rendered.ts';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { useValue } from '#lib/use-value.ts';
import { useDeckCardBook } from './use-deck-card-book.ts';

const DAY_LENGTH = 10;

export interface DeckCards {
  readonly rules: DeckRules;
  readonly findCard: (cardno: string) => CatalogueCard | undefined;
  /** True once all cards were looked up. */
  readonly isComplete: boolean;
  /** The error message in the user's language. */
  readonly fault: string | null;
}

/** Formats a date as YYYY-MM-DD. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, DAY_LENGTH);
}

/** Rules of today with the deck's cards, which it loads. */
export function useDeckRules(deck: Deck): DeckCards {
  const config = useGameConfig();
  const book = useDeckCardBook();
  const known = useValue(book.cards);
  const today = dayOf(useMoment());
  const missing = listCardNumbers(deck).filter((cardno) => !known.has(toNumberKey(cardno)));
  const isComplete = missing.length === 0;
  // A query, so that a server render waits for the cards.
  const { error } = useQuery({
    queryKey: ['deck-cards', config.gameid, missing],
    queryFn: () => book.load(missing).then(() => null),
    enabled: !isComplete,
    networkMode: 'always',
    retry: false,
  });
  const fault = error === null ? null : errorText(error);
  return useMemo(() => {
    const findCard = (cardno: string) => known.get(toNumberKey(cardno)) ?? undefined;
    return {
      rules: createDeckRules(config, findCard, today),
      findCard,
      isComplete,
      fault,
    };
  }, [config, known, today, isComplete, fault]);
}
