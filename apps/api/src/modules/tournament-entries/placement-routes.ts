import { deckParams } from '@deckframe/contract/decks/decks';
import {
  memberResultsParams,
  resultsAnswer,
  resultsQuery,
} from '@deckframe/contract/tournaments/tournament-results';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { allowSharedCache } from '../../lib/cache-control.ts';
import { getDeckResults, getMemberResults } from './read-placements.ts';

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
