import { laterPart } from '#lib/later-part.ts';

/** Loaded after a deck's page, with its texts. */
export const LazyFinishDeck = laterPart('collection', 'finish-deck', () =>
  import('./finish-deck.tsx').then((m) => m.FinishDeck),
);
