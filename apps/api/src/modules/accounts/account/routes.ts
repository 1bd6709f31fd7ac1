import {
  linkCallbackQuery,
  providerParams,
  startLinkAnswer,
  startLinkBody,
  statusAnswer,
  accountAnswer,
  changeEmailBody,
  changePasswordBody,
  deleteAccountBody,
} from '@deckframe/contract/accounts/account';
import { tokenBody } from '@deckframe/contract/accounts/auth';
import { passkeySignInBody } from '@deckframe/contract/accounts/passkeys';
import { proofBody } from '@deckframe/contract/accounts/second-factor';
import { idempotencyHeaders } from '@deckframe/contract/params';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { writeOwnAudit } from '../../../lib/audit-log.ts';
import { toCaller } from '../../../lib/caller.ts';
import { spendDatabaseLimit } from '../../../lib/database-limit.ts';
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

/** No idempotency keys, as on every route that takes a password: repeating it adds nothing. */
export function proofRoutes(app: App, services: AppServices): void {
  app.post(
    '/api/me/proof',
    {
      config: { policy: 'account.own', proof: 'session' },
      schema: {
        operationId: 'prove',
        summary: 'Show once more that it is you, by a code or the password',
        tags,
        body: proofBody,
        response: { 200: statusAnswer },
      },
    },
    async (request) => {
      const user = await requireUser(request);
      await prove(services, user, request.body, toCaller(request, services));
      return OK;
    },
  );

  app.post(
    '/api/me/proof/passkey',
    {
      config: { policy: 'account.own', proof: 'session' },
      schema: {
        operationId: 'proveByPasskey',
        summary: 'Show once more that it is you, by a passkey; begins like a sign-in by one',
        tags,
        body: passkeySignInBody,
        response: { 200: statusAnswer },
      },
    },
    async (request, reply) => {
      const user = await requireUser(request);
      await proveByPasskey(services, user, request.body, toCaller(request, services));
      reply.header('set-cookie', printUsedChallengeCookie(services.env));
      return OK;
    },
  );
}

/**
 * The member's own account. What asks for the password needs no key: the password is right once, and
 * repeating the change leaves things as they are.
 */
export function accountRoutes(app: App, services: AppServices): void {
  credentialRoutes(app, services);
  confirmAndLeaveRoutes(app, services);
}

function credentialRoutes(app: App, services: AppServices): void {
  const { db, env } = services;

  app.get(
    '/api/me/account',
    {
      config: { policy: 'account.own' },
      schema: {
        operationId: 'getAccount',
        summary: 'What only you see of your account',
        tags,
        response: { 200: accountAnswer },
      },
    },
    async (request) => getAccount(db, (await requireUser(request)).id, env),
  );

  app.post(
    '/api/me/password',
    {
      config: { policy: 'account.own', proof: 'fresh-or-password' },
      schema: {
        operationId: 'changePassword',
        summary: 'Change your password; all other sessions end',
        tags,
        body: changePasswordBody,
        response: { 200: statusAnswer },
      },
    },
    async (request, reply) => {
      const user = await requireUser(request);
      const caller = toCaller(request, services);
      const token = await changePassword(services, user, request.body, caller);
      reply.header('set-cookie', printTokenCookie(token, env));
      return OK;
    },
  );

  app.post(
    '/api/me/email',
    {
      config: { policy: 'account.own', proof: 'fresh-or-password' },
      schema: {
        operationId: 'changeEmail',
        summary: 'Use another e-mail address once it is confirmed',
        tags,
        body: changeEmailBody,
        response: { 200: statusAnswer },
      },
    },
    async (request) => {
      const { game, ...input } = request.body;
      const user = await requireUser(request);
      await requestEmailChange(services, user, input, toCaller(request, services, game));
      return OK;
    },
  );
}

function confirmAndLeaveRoutes(app: App, services: AppServices): void {
  const { db, env } = services;

  app.post(
    '/api/auth/confirm-email',
    {
      config: { policy: 'auth.recover' },
      schema: {
        operationId: 'confirmEmailChange',
        summary: 'Confirm a new address with the mailed token',
        tags,
        body: tokenBody,
        response: { 200: statusAnswer },
      },
    },
    async (request) => {
      await confirmEmailChange(services, request.body.token, toCaller(request, services));
      return OK;
    },
  );

  app.get(
    '/api/me/export',
    {
      config: { policy: 'account.own' },
      schema: {
        operationId: 'exportAccount',
        summary: 'Everything we keep about you, as a file',
        tags,
        response: {
          200: z.any().meta({
            description:
              'One JSON document, part by part; `complete` is its last key, and a file without it is cut off',
          }),
        },
      },
    },
    async (request, reply) => {
      const { id } = await requireUser(request);
      await spendDatabaseLimit(db, AUTH_LIMITS.exportPerAccount, id);
      await writeOwnAudit(db, id, 'account.export', {}, request.id);
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="deckframe-export.json"')
        .send(Readable.from(exportAccount(db, id)));
    },
  );

  app.post(
    '/api/me/delete',
    {
      config: { policy: 'account.own', proof: 'fresh-or-password' },
      schema: {
        operationId: 'deleteAccount',
        summary: 'Delete your account',
        tags,
        body: deleteAccountBody,
        response: { 200: statusAnswer },
      },
    },
    async (request, reply) => {
      const user = await requireUser(request);
      await deleteAccount(services, user, request.body, toCaller(request, services));
      reply.header('set-cookie', printEndedCookie(env));
      return OK;
    },
  );
}
