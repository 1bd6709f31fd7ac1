import { lazyPart } from '#lib/lazy-part.ts';

/** Loaded after the deck page, with its texts. */
export const DeckMeta = lazyPart(
  'deck-meta',
  () => import('./deck-meta.tsx').then((m) => m.DeckMeta),
  { texts: 'tournaments' },
);

/** Part of the statistics of a deck in the builder. */
export const ListSuggestions = lazyPart(
  'list-suggestions',
  () => import('./list-suggestions.tsx').then((m) => m.ListSuggestions),
  { texts: 'tournaments' },
);
