import {
  linkCallbackQuery,
  providerParams,
  startLinkAnswer,
  startLinkBody,
} from '@deckframe/contract/accounts/account';
import { statusAnswer } from '@deckframe/contract/account-fields';
import { idempotencyHeaders } from '@deckframe/contract/params';
import { z } from 'zod';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { toCaller } from '../../lib/caller.ts';
import { requireUser } from '../../lib/require-user.ts';
import { finishLink, startLink } from './link-account.ts';
import { unlink } from './service.ts';

const tags = ['account'];
const OK = { status: true } as const;

export function linkRoutes(app: App, services: AppServices): void {
  const { memberWrite } = services;

  app.post(
    '/api/me/links/:provider',
    {
      config: { policy: 'account.own', proof: 'session' },
      schema: {
        operationId: 'startLink',
        summary: 'Where to go to link an account of another service',
        tags,
        params: providerParams,
        body: startLinkBody,
        response: { 200: startLinkAnswer },
      },
    },
    async (request, reply) => {
      const user = await requireUser(request);
      const caller = toCaller(request, services, request.body.game);
      const { cookies, url } = await startLink(services, user, request.params.provider, caller);
      reply.header('set-cookie', cookies);
      return { url };
    },
  );

  app.delete(
    '/api/me/links/:provider',
    {
      config: { policy: 'account.own', proof: 'session' },
      schema: {
        operationId: 'unlink',
        summary: 'Unlink an account of another service',
        tags,
        params: providerParams,
        headers: idempotencyHeaders,
        response: { 200: statusAnswer },
      },
    },
    async (request) =>
      memberWrite(request, async ({ db, user, requestId }) => {
        await unlink(db, { userId: user.id, provider: request.params.provider, requestId });
        return OK;
      }),
  );

  app.get(
    '/api/auth/callback/:provider',
    {
      config: { policy: 'auth.link' },
      schema: {
        operationId: 'finishLink',
        summary: 'Where the other service sends the browser back to',
        tags,
        params: providerParams,
        querystring: linkCallbackQuery,
        response: { 302: z.null() },
      },
    },
    async (request, reply) => {
      const caller = toCaller(request, services);
      const { cookies, url } = await finishLink(services, request.url, caller);
      reply.header('set-cookie', cookies);
      return reply.redirect(url, 302);
    },
  );
}
