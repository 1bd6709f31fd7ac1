import { laterPart } from '#lib/later-part.ts';

/** Pages carry it last: it arrives after the page itself, together with its texts. */
export const TournamentResults = laterPart('community', 'tournament-results', () =>
  import('./tournament-results.tsx').then((m) => m.TournamentResults),
);
