import { noQuery } from '@deckframe/contract/params';
import { meAnswer } from '@deckframe/contract/session';
import { z } from 'zod';
import type { AppServices } from '../../app.ts';
import type { App } from '../../app-types.ts';
import { printExpiredCookie } from '../../lib/cookies.ts';
import { sessionCookieName } from '../../lib/session-cookie.ts';
import { endSession } from './service.ts';

export function sessionRoutes(app: App, { env, pool }: AppServices): void {
  const cookieName = sessionCookieName(env);
  const secure = env.PUBLIC_URL.startsWith('https:');

  app.get(
    '/api/me',
    {
      config: { policy: 'session.read' },
      schema: {
        operationId: 'getMe',
        summary: 'Who is signed in',
        tags: ['account'],
        querystring: noQuery,
        response: { 200: meAnswer },
      },
    },
    async (request) => {
      const user = await request.findUser();
      return { user: user && { ...user, roles: [...user.roles] } };
    },
  );

  app.delete(
    '/api/me/session',
    {
      config: { policy: 'session.end' },
      schema: {
        operationId: 'endSession',
        summary: 'Sign out of this browser',
        tags: ['account'],
        querystring: noQuery,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await endSession(pool, request.headers.cookie, cookieName, env.SESSION_SECRET);
      reply.header('set-cookie', printExpiredCookie(cookieName, secure));
      return reply.code(204).send(null);
    },
  );
}
