import { createValueStore } from '#lib/value-store.ts';

/** One toast for repeated refusals. */
export const REASON_TOAST = 'deck-reason';
export const REMOVED_TOAST = 'deck-removed';

/** What the last action did to the deck, for those who hear it. */
export const deckAnnouncements = createValueStore('');
