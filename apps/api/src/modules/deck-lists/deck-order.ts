import type { DeckOrder } from '@deckframe/contract/decks/deck-lists';
import type { KeyType } from '../decks/lists/cursor.ts';

/** By what a list is ordered; ids settle ties, in the same direction. */
export type OrderColumn = {
  column: string;
  type: KeyType;
  descending: boolean;
  /** In `deck_counts`, not in the deck itself. */
  isCounted: boolean;
};

export const ORDER_COLUMNS: Record<DeckOrder, OrderColumn> = {
  recent: { column: 'modified_date', type: 'timestamptz', descending: true, isCounted: false },
  popular: { column: 'visitorcount', type: 'integer', descending: true, isCounted: false },
  liked: { column: 'like_count', type: 'integer', descending: true, isCounted: true },
  commented: { column: 'comment_count', type: 'integer', descending: true, isCounted: true },
  name: { column: 'name_key', type: 'text', descending: false, isCounted: false },
};
