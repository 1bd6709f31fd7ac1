import { parseDeckTexts } from '@deckframe/domain/decks/deck/canonical-text';
import {
  type DeckDocument,
  parseCommaList,
  toVisibility,
} from '@deckframe/domain/decks/deck/deck-document';
import type { DeckRow } from './deck-rows.ts';

/** What of a stored deck or revision its owner wrote. */
export type DocumentRow = Pick<
  DeckRow,
  | 'decklist_name'
  | 'decklist_content'
  | 'considering'
  | 'sidedeck'
  | 'resourcedeck'
  | 'visibility'
  | 'favoritecard'
  | 'favoritecardlink'
  | 'archetype'
  | 'selecteditems'
  | 'energy'
  | 'notes'
  | 'customseries'
>;

export function toDocument(row: DocumentRow): DeckDocument {
  return {
    name: row.decklist_name,
    cards: parseDeckTexts(row),
    notes: row.notes ?? '',
    visibility: toVisibility(row.visibility),
    favoritecard: row.favoritecard ?? '',
    favoritecardlink: row.favoritecardlink ?? '',
    archetype: row.archetype ?? '',
    selectedItems: parseCommaList(row.selecteditems),
    energy: parseCommaList(row.energy),
    customSeries: parseCommaList(row.customseries),
  };
}
