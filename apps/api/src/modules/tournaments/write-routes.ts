import { gameParams, idempotencyHeaders } from '@deckframe/contract/params';
import {
  tournamentChangeHeaders,
  tournamentCopies,
  tournamentCopiesAnswer,
  tournamentWrite,
} from '@deckframe/contract/tournaments/tournament-writes';
import { tournament, tournamentParams } from '@deckframe/contract/tournaments/tournaments';
import { z } from 'zod';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import {
  changeTournament,
  copyTournament,
  addTournament,
  removeTournament,
  TOURNAMENT_LIMIT,
} from './service.ts';

const tags = ['tournaments'];
const PATH = '/api/games/:game/tournaments';
const ONE = `${PATH}/:tournamentId`;
const config = { policy: 'tournaments.take-part' } as const;
const limits = [TOURNAMENT_LIMIT];

export function tournamentWriteRoutes(app: App, { games, memberWrite }: AppServices): void {
  app.post(
    PATH,
    {
      config,
      schema: {
        operationId: 'addTournament',
        summary: 'A tournament of your own, as a draft',
        tags,
        params: gameParams,
        headers: idempotencyHeaders,
        body: tournamentWrite,
        response: { 200: tournament },
      },
    },
    async (request) => {
      const { game } = request.params;
      return memberWrite(request, (write) => addTournament(write, games, game, request.body), {
        limits,
      });
    },
  );

  app.put(
    ONE,
    {
      config,
      schema: {
        operationId: 'updateTournament',
        summary: 'Change a tournament; refused where it was changed since',
        tags,
        params: tournamentParams,
        headers: tournamentChangeHeaders,
        body: tournamentWrite,
        response: { 200: tournament },
      },
    },
    async (request) => {
      const { game, tournamentId: id } = request.params;
      const { body } = request;
      return memberWrite(request, (write) => changeTournament(write, games, { game, id }, body), {
        limits,
      });
    },
  );

  app.delete(
    ONE,
    {
      config,
      schema: {
        operationId: 'deleteTournament',
        summary: 'Delete a draft',
        tags,
        params: tournamentParams,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { game, tournamentId: id } = request.params;
      await memberWrite(request, (write) => removeTournament(write, { game, id }));
      return reply.code(204).send(null);
    },
  );
  copyRoute(app, memberWrite);
}

function copyRoute(app: App, memberWrite: AppServices['memberWrite']): void {
  app.post(
    `${ONE}/copies`,
    {
      config,
      schema: {
        operationId: 'copyTournament',
        summary: 'Drafts of the same tournament, each a week after the last',
        tags,
        params: tournamentParams,
        headers: idempotencyHeaders,
        body: tournamentCopies,
        response: { 200: tournamentCopiesAnswer },
      },
    },
    async (request) => {
      const { game, tournamentId: id } = request.params;
      const { weeks } = request.body;
      return memberWrite(request, (write) => copyTournament(write, { game, id }, weeks), {
        limits,
      });
    },
  );
}
