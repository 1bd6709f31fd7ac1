import { gameParams } from '@deckframe/contract/params';
import {
  tournament,
  tournamentParams,
  tournamentsAnswer,
  tournamentsQuery,
} from '@deckframe/contract/tournaments/tournaments';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { allowSharedCache } from '../../lib/cache-control.ts';
import { getTournament, getTournaments } from './service.ts';

const tags = ['tournaments'];
const PATH = '/api/games/:game/tournaments';
const config = { policy: 'tournaments.read' } as const;

export function tournamentRoutes(app: App, { db, games }: AppServices): void {
  app.get(
    PATH,
    {
      config,
      schema: {
        operationId: 'listTournaments',
        summary: 'Upcoming, running or finished tournaments of a game',
        tags,
        params: gameParams,
        querystring: tournamentsQuery,
        response: { 200: tournamentsAnswer },
      },
    },
    async (request, reply) => {
      allowSharedCache(request, reply);
      return getTournaments(db, request.params.game, request.query);
    },
  );

  app.get(
    `${PATH}/:tournamentId`,
    {
      config,
      schema: {
        operationId: 'getTournament',
        summary: 'One tournament; drafts for their staff only',
        tags,
        params: tournamentParams,
        response: { 200: tournament },
      },
    },
    async (request) => {
      const { game, tournamentId: id } = request.params;
      return getTournament({ db, games }, { game, id }, await request.findUser());
    },
  );
}
