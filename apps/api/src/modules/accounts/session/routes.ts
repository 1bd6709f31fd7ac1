import * as endpoints from '@deckframe/contract/accounts/account-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
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

export function sessionRoutes(app: App, services: AppServices): void {
  currentSessionRoutes(app, services);
  sessionListRoutes(app, services);
  sessionEndRoutes(app, services);
}

function currentSessionRoutes(app: App, { db, env }: AppServices): void {
  handle(app, endpoints.getMe, async (request, reply) => {
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
  });

  handle(app, endpoints.endSession, async (request, reply) => {
    await signOut(db, request.headers.cookie, env, request.id);
    reply.header('set-cookie', printEndedCookie(env));
  });
}

function sessionListRoutes(app: App, { db, env }: AppServices): void {
  handle(app, endpoints.listSessions, async (request) => {
    const { id } = await requireUser(request);
    return listOwnSessions(db, id, findSessionToken(request.headers.cookie, env));
  });

  handle(app, endpoints.endOneSession, async (request, reply) => {
    const { id: userId } = await requireUser(request);
    const { sessionId } = request.params;
    const currentToken = findSessionToken(request.headers.cookie, env);
    const end = { userId, sessionId, currentToken, requestId: request.id };
    const wasCurrent = await inTransaction(db, (trx) => endOneSession(trx, end));
    if (wasCurrent) reply.header('set-cookie', printEndedCookie(env));
  });
}

function sessionEndRoutes(app: App, { db, env, memberWrite }: AppServices): void {
  handle(app, endpoints.endOtherSessions, async (request) => {
    const exceptToken = findSessionToken(request.headers.cookie, env) ?? null;
    return memberWrite(request, async ({ db: trx, user, requestId }) => ({
      ended: await endSessions(trx, { userId: user.id, exceptToken, requestId }),
    }));
  });

  handle(app, endpoints.endAllSessions, async (request, reply) => {
    const { id: userId } = await requireUser(request);
    const end = { userId, exceptToken: null, requestId: request.id };
    await inTransaction(db, (trx) => endSessions(trx, end));
    reply.header('set-cookie', printEndedCookie(env));
  });
}
