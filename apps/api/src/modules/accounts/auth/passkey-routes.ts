import * as endpoints from '@deckframe/contract/accounts/sign-in-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { toCaller } from '../../../lib/caller.ts';
import { handle } from '../../../lib/handle.ts';
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

export function passkeyRoutes(app: App, services: AppServices): void {
  signInRoutes(app, services);
  addingRoutes(app, services);
  passkeyListRoutes(app, services);
}

function signInRoutes(app: App, services: AppServices): void {
  const { db, env } = services;

  handle(app, endpoints.getPasskeySignInOptions, async (request, reply) => {
    const { cookie, options } = await beginSignIn(services, toCaller(request, services));
    reply.header('set-cookie', cookie);
    return options;
  });

  handle(app, endpoints.signInByPasskey, async (request, reply) => {
    const token = await signInByPasskey(services, request.body, toCaller(request, services));
    reply.header('set-cookie', [printTokenCookie(token, env), printUsedChallengeCookie(env)]);
    return { user: await getMe(db, token) };
  });
}

function addingRoutes(app: App, services: AppServices): void {
  const { clock, db, env, memberWrite } = services;
  handle(app, endpoints.listPasskeys, async (request) =>
    listOwnPasskeys(db, (await requireUser(request)).id),
  );

  handle(app, endpoints.getPasskeyCreationOptions, async (request, reply) => {
    const user = await requireUser(request);
    const { cookie, options } = await beginRegistration(db, user, { clock, env });
    reply.header('set-cookie', cookie);
    return options;
  });

  handle(app, endpoints.addPasskey, async (request, reply) => {
    const passkey = await memberWrite(request, ({ db: trx, user }) => {
      return addPasskey(trx, user, request.body, toCaller(request, services), { clock, env });
    });
    reply.header('set-cookie', printUsedChallengeCookie(env));
    return passkey;
  });
}

function passkeyListRoutes(app: App, { memberWrite }: AppServices): void {
  handle(app, endpoints.renamePasskey, async (request) =>
    memberWrite(request, (write) =>
      renamePasskey(write.db, write.user.id, request.params.passkeyId, request.body.name),
    ),
  );

  handle(app, endpoints.removePasskey, async (request) => {
    await memberWrite(request, async ({ db: trx, user, requestId }) => {
      await removePasskey(trx, user, request.params.passkeyId, requestId);
    });
  });
}
