import { deckParams } from '@deckframe/contract/decks/decks';
import { gameParams } from '@deckframe/contract/params';
import {
  memberResultsParams,
  resultsAnswer,
  resultsQuery,
  metaAnswer,
  samplesAnswer,
  samplesQuery,
} from '@deckframe/contract/tournaments/tournament-results';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { allowSharedCache } from '../../../lib/cache-control.ts';
import { toFrozenList, getDeckResults, getMemberResults } from './read-entries.ts';
import { countArchetypes, countPlacedEvents, listSamples } from './result-queries.ts';

const tags = ['tournaments'];
const response = { 200: resultsAnswer };

/** Placements in finished events, where their deck and their player are shown. */
export function tournamentPlacementRoutes(app: App, { db }: AppServices): void {
  app.get(
    '/api/games/:game/decks/:deckId/results',
    {
      config: { policy: 'decks.read' },
      schema: {
        operationId: 'listDeckResults',
        summary: 'Where a deck ended in finished tournaments, newest first',
        tags,
        params: deckParams,
        querystring: resultsQuery,
        response,
      },
    },
    async (request) => {
      const { after } = request.query;
      return getDeckResults(db, { ...request.params, after }, () => request.findUser());
    },
  );

  app.get(
    '/api/games/:game/users/:userId/results',
    {
      config: { policy: 'profiles.read' },
      schema: {
        operationId: 'listMemberResults',
        summary: 'Where a member ended in finished tournaments, newest first',
        tags,
        params: memberResultsParams,
        querystring: resultsQuery,
        response,
      },
    },
    async (request, reply) => {
      const { after } = request.query;
      const results = await getMemberResults(db, { ...request.params, after });
      allowSharedCache(request, reply);
      return results;
    },
  );
}

const config = { policy: 'tournaments.read' } as const;
const SAMPLES = 48;

/** What registrations with a placement say: decks that others played, and how often. */
export function tournamentResultRoutes(app: App, { db }: AppServices): void {
  app.get(
    '/api/games/:game/tournament-samples',
    {
      config,
      schema: {
        operationId: 'listTournamentSamples',
        summary: 'Lists of finished tournaments that have a placement',
        tags,
        params: gameParams,
        querystring: samplesQuery,
        response: { 200: samplesAnswer },
      },
    },
    async (request, reply) => {
      allowSharedCache(request, reply);
      const rows = await listSamples(db, request.params.game, request.query.archetype, SAMPLES);
      return {
        samples: rows.map((row) => ({
          tournamentId: row.tournament_id,
          tournament: row.name,
          startDate: row.start_date.toISOString(),
          playerCount: row.player_count,
          isDemo: row.is_demo,
          isImported: row.is_imported,
          list: toFrozenList(row),
        })),
      };
    },
  );

  app.get(
    '/api/games/:game/tournament-meta',
    {
      config,
      schema: {
        operationId: 'getTournamentMeta',
        summary: 'How often each archetype was played and placed in finished tournaments',
        tags,
        params: gameParams,
        response: { 200: metaAnswer },
      },
    },
    async (request, reply) => {
      allowSharedCache(request, reply);
      const { game } = request.params;
      const rows = await countArchetypes(db, game);
      return {
        events: await countPlacedEvents(db, game),
        lists: rows.reduce((sum, row) => sum + row.lists, 0),
        archetypes: rows.map(({ archetype, lists, top, wins, best }) => ({
          archetype,
          lists,
          inTheFirstEight: top,
          wins,
          best,
        })),
      };
    },
  );
}
