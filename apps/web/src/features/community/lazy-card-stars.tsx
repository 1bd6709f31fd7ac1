import { lazyPart } from '#lib/lazy-part.ts';

/** Separate, because the home page uses it too. */
export const CardStars = lazyPart(
  'card-stars',
  () => import('./rating/card-stars.tsx').then((m) => m.CardStars),
  { texts: 'community' },
);
