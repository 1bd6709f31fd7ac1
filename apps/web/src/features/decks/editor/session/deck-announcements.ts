import { createValueStore } from '#lib/value-store.ts';

/** One toast for repeated refusals. */
export const REASON_TOAST = 'deck-reason';
export const REMOVED_TOAST = 'deck-removed';

/** Result of the last deck action, for screen readers. */
export const deckAnnouncements = createValueStore('');
