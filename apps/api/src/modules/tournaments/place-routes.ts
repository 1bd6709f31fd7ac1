import { gameParams } from '@deckframe/contract/params';
import { tournamentPlacesAnswer } from '@deckframe/contract/tournaments/tournament-points';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { allowSharedCache } from '../../lib/cache-control.ts';
import { getPlaces } from './service.ts';

export function tournamentPlaceRoutes(app: App, { db }: AppServices): void {
  app.get(
    '/api/games/:game/tournament-places',
    {
      config: { policy: 'tournaments.read' },
      schema: {
        operationId: 'listTournamentPlaces',
        summary: 'Towns with coming events, to search near one of them',
        tags: ['tournaments'],
        params: gameParams,
        response: { 200: tournamentPlacesAnswer },
      },
    },
    async (request, reply) => {
      allowSharedCache(request, reply);
      return getPlaces(db, request.params.game);
    },
  );
}
