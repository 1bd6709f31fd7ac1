import { laterPart } from '#lib/later-part.ts';

/** Loaded after the deck page, with its texts. */
export const DeckMeta = laterPart('tournaments', 'deck-meta', () =>
  import('./deck-meta.tsx').then((m) => m.DeckMeta),
);

/** Part of the statistics of a deck in the builder. */
export const ListSuggestions = laterPart('tournaments', 'list-suggestions', () =>
  import('./list-suggestions.tsx').then((m) => m.ListSuggestions),
);
