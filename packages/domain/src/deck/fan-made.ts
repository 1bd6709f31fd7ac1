import { isCustomSeriesId, seriesOfCustomCard } from '../custom/custom-id.ts';
import { type Deck, listCardNumbers } from '../decks/deck/deck.ts';

/** The custom series of a deck: those that its cards are of, and what else was named. */
export function listCustomSeries(cards: Deck, named: readonly string[]): string[] {
  const used = listCardNumbers(cards).flatMap((cardno) => seriesOfCustomCard(cardno) ?? []);
  return [...new Set([...named.filter((name) => !isCustomSeriesId(name)), ...used])];
}
