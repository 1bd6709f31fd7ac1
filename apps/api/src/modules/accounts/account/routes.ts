import * as endpoints from '@deckframe/contract/accounts/account-endpoints';
import { Readable } from 'node:stream';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { writeOwnAudit } from '../../../lib/audit-log.ts';
import { toCaller } from '../../../lib/caller.ts';
import { spendDatabaseLimit } from '../../../lib/database-limit.ts';
import { handle } from '../../../lib/handle.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { printEndedCookie, printTokenCookie } from '../../../lib/session-cookie.ts';
import { printUsedChallengeCookie, proveByPasskey } from '../auth/passkey-service.ts';
import { AUTH_LIMITS } from '../auth/service.ts';
import { exportAccount, unlink, getAccount } from './service.ts';
import { finishLink, startLink } from './link-account.ts';
import { prove } from './prove.ts';
import {
  changePassword,
  confirmEmailChange,
  deleteAccount,
  requestEmailChange,
} from './secure-changes.ts';

const OK = { status: true } as const;

export function linkRoutes(app: App, services: AppServices): void {
  const { memberWrite } = services;

  handle(app, endpoints.startLink, async (request, reply) => {
    const user = await requireUser(request);
    const caller = toCaller(request, services, request.body.game);
    const { cookies, url } = await startLink(services, user, request.params.provider, caller);
    reply.header('set-cookie', cookies);
    return { url };
  });

  handle(app, endpoints.unlink, async (request) =>
    memberWrite(request, async ({ db, user, requestId }) => {
      await unlink(db, { userId: user.id, provider: request.params.provider, requestId });
      return OK;
    }),
  );

  handle(app, endpoints.finishLink, async (request, reply) => {
    const caller = toCaller(request, services);
    const deps = { ...services, log: request.log };
    const { cookies, url } = await finishLink(deps, request.url, caller);
    reply.header('set-cookie', cookies);
    return reply.redirect(url, 302);
  });
}

/** Like all routes with a password these need no idempotency key: repeating them is harmless. */
export function proofRoutes(app: App, services: AppServices): void {
  handle(app, endpoints.prove, async (request) => {
    const user = await requireUser(request);
    await prove(services, user, request.body, toCaller(request, services));
    return OK;
  });

  handle(app, endpoints.proveByPasskey, async (request, reply) => {
    const user = await requireUser(request);
    await proveByPasskey(services, user, request.body, toCaller(request, services));
    reply.header('set-cookie', printUsedChallengeCookie(services.env));
    return OK;
  });
}

/** Routes of the own account. Those with a password need no key: repeating them is harmless. */
export function accountRoutes(app: App, services: AppServices): void {
  credentialRoutes(app, services);
  confirmAndLeaveRoutes(app, services);
}

function credentialRoutes(app: App, services: AppServices): void {
  const { db, env } = services;

  handle(app, endpoints.getAccount, async (request) =>
    getAccount(db, (await requireUser(request)).id, env),
  );

  handle(app, endpoints.changePassword, async (request, reply) => {
    const user = await requireUser(request);
    const caller = toCaller(request, services);
    const token = await changePassword(services, user, request.body, caller);
    reply.header('set-cookie', printTokenCookie(token, env));
    return OK;
  });

  handle(app, endpoints.changeEmail, async (request) => {
    const { game, ...input } = request.body;
    const user = await requireUser(request);
    await requestEmailChange(services, user, input, toCaller(request, services, game));
    return OK;
  });
}

function confirmAndLeaveRoutes(app: App, services: AppServices): void {
  const { db, env } = services;

  handle(app, endpoints.confirmEmailChange, async (request) => {
    await confirmEmailChange(services, request.body.token, toCaller(request, services));
    return OK;
  });

  handle(app, endpoints.exportAccount, async (request, reply) => {
    const { id } = await requireUser(request);
    await spendDatabaseLimit(db, AUTH_LIMITS.exportPerAccount, id);
    await writeOwnAudit(db, id, 'account.export', {}, request.id);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="deckframe-export.json"')
      .send(Readable.from(exportAccount(db, id)));
  });

  handle(app, endpoints.deleteAccount, async (request, reply) => {
    const user = await requireUser(request);
    await deleteAccount(services, user, request.body, toCaller(request, services));
    reply.header('set-cookie', printEndedCookie(env));
    return OK;
  });
}
