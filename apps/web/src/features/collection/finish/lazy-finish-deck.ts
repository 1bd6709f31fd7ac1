import { lazyPart } from '#lib/lazy-part.ts';

/** Parts that load after a deck's page, with their texts. */
export const LazyFinishDeck = lazyPart(
  'finish-deck',
  () => import('./finish-deck.tsx').then((m) => m.FinishDeck),
  { texts: 'collection' },
);
export const LazyOwnedFact = lazyPart(
  'owned-fact',
  () => import('./owned-fact.tsx').then((m) => m.OwnedFact),
  { texts: 'collection' },
);
