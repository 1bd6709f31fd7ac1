import { laterPart } from '#lib/later-part.ts';

/** Arrives after the page of a deck, together with its texts. */
export const LazyFinishDeck = laterPart('collection', 'finish-deck', () =>
  import('./finish-deck.tsx').then((m) => m.FinishDeck),
);
