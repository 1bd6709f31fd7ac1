import { type Deck, listCardNumbers, toNumberKey } from '@deckframe/domain/decks/deck/deck';
import { type DeckRules, createDeckRules } from '@deckframe/domain/decks/deck/deck-rules';
import { useEffect, useMemo, useState } from 'react';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { useValue } from '#lib/use-value.ts';
import { deckCardBookOf } from './card-book.ts';

const DAY_LENGTH = 10;

export interface DeckCards {
  readonly rules: DeckRules;
  readonly findCard: (cardno: string) => CatalogueCard | undefined;
  /** True once all cards were looked up. */
  readonly isComplete: boolean;
  /** What went wrong, in the user's language. */
  readonly fault: string | null;
}

/** YYYY-MM-DD of this moment. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, DAY_LENGTH);
}

/** Rules of today with the deck's cards, which it loads. */
export function useDeckRules(deck: Deck): DeckCards {
  const config = useGameConfig();
  const book = deckCardBookOf(config);
  const known = useValue(book.cards);
  const [today] = useState(() => dayOf(new Date()));
  const [fault, setFault] = useState<string | null>(null);
  const missing = listCardNumbers(deck)
    .filter((cardno) => !known.has(toNumberKey(cardno)))
    .join('\n');
  useEffect(() => {
    if (missing === '') return;
    book.load(missing.split('\n')).then(
      () => setFault(null),
      (error: unknown) => setFault(errorText(error)),
    );
  }, [book, missing]);
  return useMemo(() => {
    const findCard = (cardno: string) => known.get(toNumberKey(cardno)) ?? undefined;
    return {
      rules: createDeckRules(config, findCard, today),
      findCard,
      isComplete: missing === '',
      fault,
    };
  }, [config, known, today, missing, fault]);
}
