import { laterPart } from '#lib/later-part.ts';

/** A deck carries it below its cards: it arrives after the page itself, together with its texts. */
export const DeckMeta = laterPart('tournaments', 'deck-meta', () =>
  import('./deck-meta.tsx').then((m) => m.DeckMeta),
);

/** Among the figures of a deck that is being built. */
export const ListSuggestions = laterPart('tournaments', 'list-suggestions', () =>
  import('./list-suggestions.tsx').then((m) => m.ListSuggestions),
);
