import { laterPart } from '#lib/later-part.ts';

/** Parts that load after a deck's page, with their texts. */
export const LazyFinishDeck = laterPart('collection', 'finish-deck', () =>
  import('./finish-deck.tsx').then((m) => m.FinishDeck),
);
export const LazyOwnedFact = laterPart('collection', 'owned-fact', () =>
  import('./owned-fact.tsx').then((m) => m.OwnedFact),
);
