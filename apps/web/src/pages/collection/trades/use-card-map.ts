import { listFormerNumbers } from '@deckframe/domain/cards/catalogue/catalogue-row';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { useCards } from '#catalogue/use-cards.ts';

/** Maps numbers to the loaded cards. */
export function useCardMap(numbers: readonly string[]): ReadonlyMap<string, CatalogueCard> {
  const sorted = [...new Set(numbers)].sort();
  const { cards = [] } = useCards(sorted);
  return new Map(
    cards.flatMap((card) =>
      [...listFormerNumbers(card['former_numbers']), card.cardno].map(
        (number) => [number, card] as const,
      ),
    ),
  );
}
