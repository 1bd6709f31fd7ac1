import { userIdParams } from '@deckframe/contract/account-fields';
import { idempotencyHeaders } from '@deckframe/contract/params';
import {
  correctionAnswer,
  correctionBody,
  ledgerAnswer,
  sheetQuery,
} from '@deckframe/contract/staff/user-admin';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { correct, getLedger } from '../staff/users/exp-service.ts';

const tags = ['administration'];

export function userExpAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    '/api/admin/users/:userId/exp',
    {
      config: { policy: 'users.moderate' },
      schema: {
        operationId: 'listExpOfUser',
        summary: 'Every award and correction of a user, the newest first',
        tags,
        params: userIdParams,
        querystring: sheetQuery,
        response: { 200: ledgerAnswer },
      },
    },
    async (request) => getLedger(db, request.params.userId, request.query.after),
  );

  app.post(
    '/api/admin/users/:userId/exp',
    {
      config: { policy: 'users.moderate', proof: 'session' },
      schema: {
        operationId: 'correctExp',
        summary: 'Add or take EXP by an entry of its own; nothing that was paid is changed',
        tags,
        params: userIdParams,
        headers: idempotencyHeaders,
        body: correctionBody,
        response: { 200: correctionAnswer },
      },
    },
    async (request) => {
      const { userId } = request.params;
      return memberWrite(request, ({ db: trx, user: actor, requestId }) =>
        correct(trx, { actor, userId, requestId }, request.body),
      );
    },
  );
}
