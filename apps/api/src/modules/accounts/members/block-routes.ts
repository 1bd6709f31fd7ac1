import { blockList, blocksQuery, userIdParams } from '@deckframe/contract/accounts/account';
import { idempotencyHeaders } from '@deckframe/contract/params';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { block, listOwnBlocks, unblock } from './service.ts';

const tags = ['account'];
const PATH = '/api/me/blocks/:userId';

export function blockRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    '/api/me/blocks',
    {
      config: { policy: 'account.own' },
      schema: {
        operationId: 'listBlocks',
        summary: 'Whom you have blocked',
        tags,
        querystring: blocksQuery,
        response: { 200: blockList },
      },
    },
    async (request) => listOwnBlocks(db, (await requireUser(request)).id, request.query.after),
  );

  app.put(
    PATH,
    {
      config: { policy: 'account.own', proof: 'session' },
      schema: {
        operationId: 'blockUser',
        summary: 'Block a user',
        tags,
        params: userIdParams,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { userId } = request.params;
      await memberWrite(request, (write) => block(write.db, write.user.id, userId));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    PATH,
    {
      config: { policy: 'account.own', proof: 'session' },
      schema: {
        operationId: 'unblockUser',
        summary: 'Unblock a user',
        tags,
        params: userIdParams,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { userId } = request.params;
      await memberWrite(request, (write) => unblock(write.db, write.user.id, userId));
      return reply.code(204).send(null);
    },
  );
}
