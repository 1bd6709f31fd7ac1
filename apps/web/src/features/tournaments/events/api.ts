import type { KILOMETRES } from '@deckframe/domain/tournaments/distance';
import type { TournamentView } from '@deckframe/domain/tournaments/event';
import type { Answer } from '#lib/api-client.ts';
import { apiPages, apiQuery } from '#lib/api-query.ts';

const TOURNAMENTS = 'GET /api/games/:game/tournaments';
export const TOURNAMENT = 'GET /api/games/:game/tournaments/:tournamentId';
const OWN_ENTRY = 'GET /api/games/:game/tournaments/:tournamentId/registrations/me';
/** Everything of tournaments is read again together. */
export const TOURNAMENT_READS = [
  TOURNAMENTS,
  TOURNAMENT,
  'GET /api/games/:game/tournaments/:tournamentId/bracket',
  'GET /api/games/:game/tournaments/:tournamentId/legality/:deckId',
  'GET /api/games/:game/tournaments/:tournamentId/lists',
  'GET /api/games/:game/tournaments/:tournamentId/lists/:listId',
  'GET /api/games/:game/tournaments/:tournamentId/objections',
  'GET /api/games/:game/tournaments/:tournamentId/registrations',
  OWN_ENTRY,
  'GET /api/games/:game/tournaments/:tournamentId/rounds/:round',
  'GET /api/games/:game/tournaments/:tournamentId/standings',
  'GET /api/games/:game/decks/:deckId/results',
  'GET /api/games/:game/my-tournaments',
  'GET /api/games/:game/tournament-days',
  'GET /api/games/:game/tournament-meta',
  'GET /api/games/:game/tournament-places',
  'GET /api/games/:game/tournament-samples',
  'GET /api/games/:game/users/:userId/results',
] as const;

export type Tournament = Answer<typeof TOURNAMENT>;
export type TournamentSummary = Answer<typeof TOURNAMENTS>['tournaments'][number];
export type TournamentList = Answer<'GET /api/games/:game/tournaments/:tournamentId/lists/:listId'>;
export type OwnEntry = NonNullable<Answer<typeof OWN_ENTRY>['entry']>;
export type Asked = {
  text?: string;
  from?: string;
  to?: string;
  area?: string;
  mode?: 'online' | 'venue';
  format?: string;
  near?: string;
  within?: (typeof KILOMETRES)[number];
};
export const tournamentsQuery = (game: string, view: TournamentView, asked: Asked) =>
  apiPages(
    TOURNAMENTS,
    { params: { game }, query: { ...asked, view } },
    { cursor: 'after', next: (page) => page.next },
  );

export const ownEntryQuery = (
  params: { game: string; tournamentId: string },
  as: string | undefined,
) => apiQuery(OWN_ENTRY, { params }, { as });
