import { idempotencyHeaders } from '@deckframe/contract/params';
import {
  objectionAnswerBody,
  objectionBody,
  objectionParams,
  objectionsAnswer,
} from '@deckframe/contract/tournament-objections';
import { tournamentParams } from '@deckframe/contract/tournaments/tournaments';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import type { DatabaseLimit } from '../../lib/database-limit.ts';
import { readObjections } from './read-objections.ts';
import { answerObjection, object } from './write-objections.ts';

const PATH = '/api/games/:game/tournaments/:tournamentId/objections';
const OBJECTION_LIMIT: DatabaseLimit = { name: 'objection', max: 20, windowSeconds: 3600 };
const shared = { tags: ['tournaments'], response: { 200: objectionsAnswer } };
const headers = idempotencyHeaders;

export function tournamentObjectionRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    PATH,
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

  const config = { policy: 'tournaments.take-part' } as const;
  app.post(
    PATH,
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
    `${PATH}/:objectionId`,
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
