import { signedInAnswer } from '@deckframe/contract/accounts/auth';
import { idempotencyHeaders } from '@deckframe/contract/params';
import {
  passkeyCreationOptions,
  passkeyEntry,
  passkeyList,
  passkeyParams,
  passkeyRegistrationBody,
  passkeyRequestOptions,
  passkeySignInBody,
  renamePasskeyBody,
} from '@deckframe/contract/accounts/passkeys';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { toCaller } from '../../../lib/caller.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { printTokenCookie } from '../../../lib/session-cookie.ts';
import { getMe } from '../session/service.ts';
import { printUsedChallengeCookie } from './challenge.ts';
import {
  addPasskey,
  beginRegistration,
  beginSignIn,
  listOwnPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from './passkey-service.ts';

const tags = ['passkeys'];

export function passkeyRoutes(app: App, services: AppServices): void {
  signInRoutes(app, services);
  addingRoutes(app, services);
  passkeyListRoutes(app, services);
}

function signInRoutes(app: App, services: AppServices): void {
  const { db, env } = services;

  app.post(
    '/api/auth/passkey-options',
    {
      config: { policy: 'auth.signIn' },
      schema: {
        operationId: 'getPasskeySignInOptions',
        summary: 'Begin to sign in with a passkey',
        tags,
        response: { 200: passkeyRequestOptions },
      },
    },
    async (request, reply) => {
      const { cookie, options } = await beginSignIn(services, toCaller(request, services));
      reply.header('set-cookie', cookie);
      return options;
    },
  );

  app.post(
    '/api/auth/passkey-sign-in',
    {
      config: { policy: 'auth.signIn' },
      schema: {
        operationId: 'signInByPasskey',
        summary: 'Log in with a passkey',
        tags,
        body: passkeySignInBody,
        response: { 200: signedInAnswer },
      },
    },
    async (request, reply) => {
      const token = await signInByPasskey(services, request.body, toCaller(request, services));
      reply.header('set-cookie', [printTokenCookie(token, env), printUsedChallengeCookie(env)]);
      return { user: await getMe(db, token) };
    },
  );
}

function addingRoutes(app: App, services: AppServices): void {
  const { clock, db, env, memberWrite } = services;
  app.get(
    '/api/me/passkeys',
    {
      config: { policy: 'account.own' },
      schema: {
        operationId: 'listPasskeys',
        summary: 'Your passkeys',
        tags,
        response: { 200: passkeyList },
      },
    },
    async (request) => listOwnPasskeys(db, (await requireUser(request)).id),
  );

  app.post(
    '/api/me/passkeys/options',
    {
      config: { policy: 'account.own', proof: 'fresh' },
      schema: {
        operationId: 'getPasskeyCreationOptions',
        summary: 'Begin to add a passkey',
        tags,
        response: { 200: passkeyCreationOptions },
      },
    },
    async (request, reply) => {
      const user = await requireUser(request);
      const { cookie, options } = await beginRegistration(db, user, { clock, env });
      reply.header('set-cookie', cookie);
      return options;
    },
  );

  app.post(
    '/api/me/passkeys',
    {
      config: { policy: 'account.own', proof: 'fresh' },
      schema: {
        operationId: 'addPasskey',
        summary: 'Add a passkey',
        tags,
        headers: idempotencyHeaders,
        body: passkeyRegistrationBody,
        response: { 200: passkeyEntry },
      },
    },
    async (request, reply) => {
      const passkey = await memberWrite(request, ({ db: trx, user }) => {
        return addPasskey(trx, user, request.body, toCaller(request, services), { clock, env });
      });
      reply.header('set-cookie', printUsedChallengeCookie(env));
      return passkey;
    },
  );
}

function passkeyListRoutes(app: App, { memberWrite }: AppServices): void {
  app.patch(
    '/api/me/passkeys/:passkeyId',
    {
      config: { policy: 'account.own', proof: 'session' },
      schema: {
        operationId: 'renamePasskey',
        summary: 'Rename a passkey',
        tags,
        params: passkeyParams,
        headers: idempotencyHeaders,
        body: renamePasskeyBody,
        response: { 200: passkeyEntry },
      },
    },
    async (request) =>
      memberWrite(request, (write) =>
        renamePasskey(write.db, write.user.id, request.params.passkeyId, request.body.name),
      ),
  );

  app.delete(
    '/api/me/passkeys/:passkeyId',
    {
      config: { policy: 'account.own', proof: 'fresh' },
      schema: {
        operationId: 'removePasskey',
        summary: 'Remove a passkey',
        tags,
        params: passkeyParams,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await memberWrite(request, async ({ db: trx, user, requestId }) => {
        await removePasskey(trx, user, request.params.passkeyId, requestId);
      });
      return reply.code(204).send(null);
    },
  );
}
