import { userIdParams } from '@deckframe/contract/accounts/account';
import { idempotencyHeaders } from '@deckframe/contract/params';
import { userSessionParams, userSessions } from '@deckframe/contract/staff/user-admin';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { listOwnSessions } from '../../accounts/session/service.ts';
import { signOutEverywhere, endOne } from './service.ts';

const tags = ['administration'];
const writing = { policy: 'users.moderate', proof: 'session' } as const;

export function userSessionAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    '/api/admin/users/:userId/sessions',
    {
      config: { policy: 'users.moderate' },
      schema: {
        operationId: 'listSessionsOfUser',
        summary: 'Where a user is signed in',
        tags,
        params: userIdParams,
        response: { 200: userSessions },
      },
    },
    async (request) => listOwnSessions(db, request.params.userId, undefined),
  );

  app.delete(
    '/api/admin/users/:userId/sessions/:sessionId',
    {
      config: writing,
      schema: {
        operationId: 'endSessionOfUser',
        summary: 'Sign a user out of one device',
        tags,
        params: userSessionParams,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { userId, sessionId } = request.params;
      await memberWrite(request, ({ db: trx, user: actor, requestId }) =>
        endOne(trx, { actor, userId, requestId }, sessionId),
      );
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/admin/users/:userId/end-sessions',
    {
      config: writing,
      schema: {
        operationId: 'endSessionsOfUser',
        summary: 'Sign a user out everywhere',
        tags,
        params: userIdParams,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { userId } = request.params;
      await memberWrite(request, ({ db: trx, user: actor, requestId }) =>
        signOutEverywhere(trx, { actor, userId, requestId }),
      );
      return reply.code(204).send(null);
    },
  );
}
