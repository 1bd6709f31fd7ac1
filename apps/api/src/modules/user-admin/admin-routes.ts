import {
  rolesAnswer,
  rolesBody,
  suspensionAnswer,
  suspensionBody,
} from '@deckframe/contract/accounts/account';
import { userIdParams } from '@deckframe/contract/account-fields';
import { idempotencyHeaders } from '@deckframe/contract/params';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { changeRoles, getSuspension, liftSuspension, suspend } from '../staff/users/service.ts';

const tags = ['administration'];
const SUSPENSION = '/api/admin/users/:userId/suspension';

export function userAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    SUSPENSION,
    {
      config: { policy: 'users.moderate' },
      schema: {
        operationId: 'getSuspension',
        summary: 'Whether a user is suspended',
        tags,
        params: userIdParams,
        response: { 200: suspensionAnswer },
      },
    },
    async (request) => getSuspension(db, request.params.userId),
  );

  app.put(
    SUSPENSION,
    {
      config: { policy: 'users.moderate', proof: 'session' },
      schema: {
        operationId: 'suspendUser',
        summary: 'Suspend a user; their sessions end',
        tags,
        params: userIdParams,
        headers: idempotencyHeaders,
        body: suspensionBody,
        response: { 200: suspensionAnswer },
      },
    },
    async (request) => {
      const { userId } = request.params;
      return memberWrite(request, ({ db: trx, user: actor, requestId }) =>
        suspend(trx, { ...request.body, actor, userId, requestId }),
      );
    },
  );

  app.delete(
    SUSPENSION,
    {
      config: { policy: 'users.moderate', proof: 'session' },
      schema: {
        operationId: 'liftSuspension',
        summary: 'End the suspension of a user',
        tags,
        params: userIdParams,
        headers: idempotencyHeaders,
        response: { 200: suspensionAnswer },
      },
    },
    async (request) => {
      const { userId } = request.params;
      return memberWrite(request, ({ db: trx, user: actor, requestId }) =>
        liftSuspension(trx, { actor, userId, requestId }),
      );
    },
  );

  app.put(
    '/api/admin/users/:userId/roles',
    {
      config: { policy: 'users.moderate', proof: 'fresh' },
      schema: {
        operationId: 'changeRoles',
        summary: 'Change the roles of a user; their sessions end',
        tags,
        params: userIdParams,
        headers: idempotencyHeaders,
        body: rolesBody,
        response: { 200: rolesAnswer },
      },
    },
    async (request) => {
      const { userId } = request.params;
      const { roles } = request.body;
      return memberWrite(request, ({ db: trx, user: actor, requestId }) =>
        changeRoles(trx, { roles, actor, userId, requestId }),
      );
    },
  );
}
