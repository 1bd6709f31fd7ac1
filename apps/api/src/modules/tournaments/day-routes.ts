import { gameParams } from '@deckframe/contract/params';
import { tournamentDaysAnswer, tournamentDaysQuery } from '@deckframe/contract/tournament-days';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { allowSharedCache } from '../../lib/cache-control.ts';
import { listTournamentDays } from './day-queries.ts';

export function tournamentDayRoutes(app: App, { db }: AppServices): void {
  app.get(
    '/api/games/:game/tournament-days',
    {
      config: { policy: 'tournaments.read' },
      schema: {
        operationId: 'listTournamentDays',
        summary: 'On which days of a month there are events, and how many',
        tags: ['tournaments'],
        params: gameParams,
        querystring: tournamentDaysQuery,
        response: { 200: tournamentDaysAnswer },
      },
    },
    async (request, reply) => {
      allowSharedCache(request, reply);
      return { days: await listTournamentDays(db, request.params.game, request.query) };
    },
  );
}
