import { lazyPart } from '#lib/lazy-part.ts';

/** Last on its page; loaded after the page, with its texts. */
export const TournamentResults = lazyPart(
  'tournament-results',
  () => import('./tournament-results.tsx').then((m) => m.TournamentResults),
  { texts: 'community' },
);
