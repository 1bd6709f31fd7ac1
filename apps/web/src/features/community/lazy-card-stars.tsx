import { laterPart } from '#lib/later-part.ts';

/** By itself, since the home carries it: what other pages carry would come to the home with it. */
export const CardStars = laterPart('community', 'card-stars', () =>
  import('./rating/card-stars.tsx').then((m) => m.CardStars),
);
