import { laterPart } from '#lib/later-part.ts';

/** Last on its page; loaded after the page, with its texts. */
export const TournamentResults = laterPart('community', 'tournament-results', () =>
  import('./tournament-results.tsx').then((m) => m.TournamentResults),
);
