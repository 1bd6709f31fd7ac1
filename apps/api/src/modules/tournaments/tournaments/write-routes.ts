import { idempotencyHeaders, gameParams } from '@deckframe/contract/params';
import { importAnswer, importBody } from '@deckframe/contract/tournaments/tournament-imports';
import {
  objectionAnswerBody,
  objectionBody,
  objectionParams,
  objectionsAnswer,
} from '@deckframe/contract/tournaments/tournament-results';
import {
  staffBody,
  staffParams,
  tournamentStateBody,
  tournamentChangeHeaders,
  tournamentCopies,
  tournamentCopiesAnswer,
  tournamentWrite,
} from '@deckframe/contract/tournaments/tournament-writes';
import { tournament, tournamentParams } from '@deckframe/contract/tournaments/tournaments';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import { changeState, putStaff, removeStaff } from './manage-service.ts';
import { IMPORT_LIMIT, importEvent } from './import-service.ts';
import { readObjections, answerObjection, object } from './objection-service.ts';
import {
  changeTournament,
  copyTournament,
  addTournament,
  removeTournament,
  TOURNAMENT_LIMIT,
} from './service.ts';

const tags = ['tournaments'];
const ONE = '/api/games/:game/tournaments/:tournamentId';
const config = { policy: 'tournaments.take-part' } as const;
const headers = idempotencyHeaders;
const response = { 200: tournament };

export function tournamentManageRoutes(app: App, { games, memberWrite }: AppServices): void {
  app.put(
    `${ONE}/state`,
    {
      config,
      schema: {
        operationId: 'setTournamentState',
        summary: 'Announce, open, start, finish or cancel a tournament',
        tags,
        params: tournamentParams,
        headers,
        body: tournamentStateBody,
        response,
      },
    },
    async (request) => {
      const { game, tournamentId: id } = request.params;
      const { status } = request.body;
      return memberWrite(request, (write) => changeState(write, games, { game, id }, status));
    },
  );

  app.put(
    `${ONE}/staff`,
    {
      config,
      schema: {
        operationId: 'putTournamentStaff',
        summary: 'Give a member a part in running a tournament',
        tags,
        params: tournamentParams,
        headers,
        body: staffBody,
        response,
      },
    },
    async (request) => {
      const { game, tournamentId: id } = request.params;
      const { body } = request;
      return memberWrite(request, (write) => putStaff(write, games, { game, id }, body));
    },
  );

  app.delete(
    `${ONE}/staff/:username`,
    {
      config,
      schema: {
        operationId: 'removeTournamentStaff',
        summary: 'Take that part away',
        tags,
        params: staffParams,
        headers,
        response,
      },
    },
    async (request) => {
      const { game, tournamentId: id, username } = request.params;
      return memberWrite(request, (write) => removeStaff(write, games, { game, id }, username));
    },
  );
}

/** Standings of 2,000 players and their lists. */
const IMPORT_BYTES = 2 * 1024 * 1024;

export function tournamentImportRoutes(app: App, { games, memberWrite }: AppServices): void {
  app.post(
    '/api/games/:game/tournament-imports',
    {
      config: { policy: 'tournaments.take-part' },
      bodyLimit: IMPORT_BYTES,
      schema: {
        operationId: 'importTournament',
        summary: 'A tournament that was held elsewhere, from tables or our document',
        tags: ['tournaments'],
        params: gameParams,
        headers: idempotencyHeaders,
        body: importBody,
        response: { 200: importAnswer },
      },
    },
    async (request) => {
      const { game } = request.params;
      return memberWrite(request, (write) => importEvent(write, games, game, request.body), {
        limits: [IMPORT_LIMIT],
      });
    },
  );
}

const OBJECTIONS_PATH = '/api/games/:game/tournaments/:tournamentId/objections';
const OBJECTION_LIMIT: DatabaseLimit = { name: 'objection', max: 20, windowSeconds: 3600 };
const shared = { tags: ['tournaments'], response: { 200: objectionsAnswer } };

export function tournamentObjectionRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    OBJECTIONS_PATH,
    {
      config: { policy: 'tournaments.read' },
      schema: {
        ...shared,
        operationId: 'listObjections',
        summary: 'What was corrected after the end; all objections for those who answer them',
        params: tournamentParams,
      },
    },
    async (request) => {
      const { game, tournamentId: id } = request.params;
      return readObjections(db, { game, id }, await request.findUser());
    },
  );

  app.post(
    OBJECTIONS_PATH,
    {
      config,
      schema: {
        ...shared,
        operationId: 'addObjection',
        summary: 'Object to a result within 48 hours of the end',
        params: tournamentParams,
        headers,
        body: objectionBody,
      },
    },
    async (request) => {
      const { game, tournamentId: id } = request.params;
      const { text } = request.body;
      const limits = [OBJECTION_LIMIT];
      return memberWrite(request, (write) => object(write, { game, id }, text), { limits });
    },
  );

  app.put(
    `${OBJECTIONS_PATH}/:objectionId`,
    {
      config,
      schema: {
        ...shared,
        operationId: 'answerObjection',
        summary: 'Uphold or reject an objection; what is upheld is public',
        params: objectionParams,
        headers,
        body: objectionAnswerBody,
      },
    },
    async (request) => {
      const { game, tournamentId: id, objectionId } = request.params;
      const { body } = request;
      return memberWrite(request, (write) =>
        answerObjection(write, { game, id }, objectionId, body),
      );
    },
  );
}

const PATH = '/api/games/:game/tournaments';

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
