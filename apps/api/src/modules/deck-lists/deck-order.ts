import type { DeckOrder } from '@deckframe/contract/deck-lists';
import type { KeyType } from './cursor.ts';

/** By what a list is ordered; ids settle ties, in the same direction. */
export type OrderColumn = { column: string; type: KeyType; descending: boolean };

export const ORDER_COLUMNS: Record<DeckOrder, OrderColumn> = {
  recent: { column: 'modified_date', type: 'timestamptz', descending: true },
  popular: { column: 'visitorcount', type: 'integer', descending: true },
  liked: { column: 'like_count', type: 'integer', descending: true },
  commented: { column: 'comment_count', type: 'integer', descending: true },
  name: { column: 'name_key', type: 'text', descending: false },
};
