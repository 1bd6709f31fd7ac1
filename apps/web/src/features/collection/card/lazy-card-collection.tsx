import { lazyPart } from '#lib/lazy-part.ts';

export const LazyCardCollection = lazyPart(
  'card-collection',
  () => import('./card-collection.tsx').then((m) => m.CardCollection),
  { texts: 'collection' },
);
