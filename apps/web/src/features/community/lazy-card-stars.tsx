import { laterPart } from '#lib/later-part.ts';

/** Separate, because the home page uses it too. */
export const CardStars = laterPart('community', 'card-stars', () =>
  import('./rating/card-stars.tsx').then((m) => m.CardStars),
);
