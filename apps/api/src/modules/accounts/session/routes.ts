import { endedAnswer, sessionList, sessionParams } from '@deckframe/contract/accounts/account';
import { idempotencyHeaders } from '@deckframe/contract/params';
import { meAnswer } from '@deckframe/contract/accounts/auth';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { requireUser } from '../../../lib/require-user.ts';
import {
  findSessionToken,
  printEndedCookie,
  printTokenCookie,
} from '../../../lib/session-cookie.ts';
import { inTransaction } from '../../../lib/transaction.ts';
import {
  describeMe,
  endOneSession,
  endSessions,
  prolongSession,
  listOwnSessions,
  signOut,
} from './service.ts';

const tags = ['account'];

export function sessionRoutes(app: App, services: AppServices): void {
  currentSessionRoutes(app, services);
  sessionListRoutes(app, services);
  sessionEndRoutes(app, services);
}

function currentSessionRoutes(app: App, { db, env }: AppServices): void {
  app.get(
    '/api/me',
    {
      config: { policy: 'session.read' },
      schema: {
        operationId: 'getMe',
        summary: 'Who is signed in; keeps the session alive',
        tags,
        response: { 200: meAnswer },
      },
    },
    async (request, reply) => {
      const user = await request.findUser();
      if (user === null) return { user: null, migration: null };
      const { cookie } = request.headers;
      if (user.hasMigrated === false) {
        await signOut(db, cookie, env, request.id);
        reply.header('set-cookie', printEndedCookie(env));
        return { user: null, migration: { email: user.email } };
      }
      const token = findSessionToken(cookie, env);
      if (token !== undefined && (await prolongSession(db, token))) {
        reply.header('set-cookie', printTokenCookie(token, env));
      }
      return { user: await describeMe(db, user), migration: null };
    },
  );

  app.delete(
    '/api/me/session',
    {
      config: { policy: 'session.end' },
      schema: {
        operationId: 'endSession',
        summary: 'Sign out of this browser',
        tags,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await signOut(db, request.headers.cookie, env, request.id);
      reply.header('set-cookie', printEndedCookie(env));
      return reply.code(204).send(null);
    },
  );
}

function sessionListRoutes(app: App, { db, env }: AppServices): void {
  app.get(
    '/api/me/sessions',
    {
      config: { policy: 'account.own' },
      schema: {
        operationId: 'listSessions',
        summary: 'Where you are logged in',
        tags,
        response: { 200: sessionList },
      },
    },
    async (request) => {
      const { id } = await requireUser(request);
      return listOwnSessions(db, id, findSessionToken(request.headers.cookie, env));
    },
  );

  app.delete(
    '/api/me/sessions/:sessionId',
    {
      config: { policy: 'account.own', proof: 'session' },
      schema: {
        operationId: 'endOneSession',
        summary: 'Sign out of one browser',
        tags,
        params: sessionParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { id: userId } = await requireUser(request);
      const { sessionId } = request.params;
      const currentToken = findSessionToken(request.headers.cookie, env);
      const end = { userId, sessionId, currentToken, requestId: request.id };
      const wasCurrent = await inTransaction(db, (trx) => endOneSession(trx, end));
      if (wasCurrent) reply.header('set-cookie', printEndedCookie(env));
      return reply.code(204).send(null);
    },
  );
}

function sessionEndRoutes(app: App, { db, env, memberWrite }: AppServices): void {
  app.post(
    '/api/me/sessions/end-others',
    {
      config: { policy: 'account.own', proof: 'session' },
      schema: {
        operationId: 'endOtherSessions',
        summary: 'Sign out of all other browsers',
        tags,
        headers: idempotencyHeaders,
        response: { 200: endedAnswer },
      },
    },
    async (request) => {
      const exceptToken = findSessionToken(request.headers.cookie, env) ?? null;
      return memberWrite(request, async ({ db: trx, user, requestId }) => ({
        ended: await endSessions(trx, { userId: user.id, exceptToken, requestId }),
      }));
    },
  );

  app.delete(
    '/api/me/sessions',
    {
      config: { policy: 'account.own', proof: 'session' },
      schema: {
        operationId: 'endAllSessions',
        summary: 'Log out everywhere',
        tags,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { id: userId } = await requireUser(request);
      const end = { userId, exceptToken: null, requestId: request.id };
      await inTransaction(db, (trx) => endSessions(trx, end));
      reply.header('set-cookie', printEndedCookie(env));
      return reply.code(204).send(null);
    },
  );
}
