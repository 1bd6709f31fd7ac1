import { encodeColumnFile } from '@deckframe/domain/cards/catalogue/column-file';
import type { CardSort } from '@deckframe/domain/filter/card-sorts';
import type { FilterState } from '@deckframe/domain/filter/filter-state';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { searchCards } from '@deckframe/domain/query/search-cards';
import { createSearchIndex } from '@deckframe/domain/query/search-index';
import type { CellValue, CustomCard } from './api.ts';

/** Searches few cards on the page. */
export function createCustomSearch(config: PublicGameConfig, cards: readonly CustomCard[]) {
  const rows = cards.map((card) => toRow(card));
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const index = createSearchIndex([encodeColumnFile(rows, columns)], config);
  return (filters: FilterState, now: Date, sort: CardSort = {}): CustomCard[] => {
    const found = searchCards(index, { filters, sort, groupAlternates: false, now });
    return [...found].flatMap((row) => cards[row] ?? []);
  };
}

function toRow(card: CustomCard): Record<string, CellValue> {
  const { id, series_map: series } = card;
  return { ...card, cardno: id, originalid: id, series, mainalternate: true, published: true };
}
