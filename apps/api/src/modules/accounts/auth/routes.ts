import * as endpoints from '@deckframe/contract/accounts/sign-in-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { toCaller } from '../../../lib/caller.ts';
import { handle } from '../../../lib/handle.ts';
import { printTokenCookie } from '../../../lib/session-cookie.ts';
import { getMe } from '../session/service.ts';
import { findAvailability } from './service.ts';
import { printDeviceCookie, checkUserStatus, signIn } from './sign-in.ts';
import {
  confirmReset,
  requestReset,
  resendVerification,
  sendReminder,
  verifyEmail,
} from './recover.ts';
import { register } from './register.ts';

const OK = { status: true } as const;

/** Routes for signed-out visitors. All of them are idempotent. */
export function authRoutes(app: App, services: AppServices): void {
  registrationRoutes(app, services);
  signInRoutes(app, services);
  recoveryRoutes(app, services);
}

function registrationRoutes(app: App, services: AppServices): void {
  handle(app, endpoints.register, async (request) => {
    const { game, ...input } = request.body;
    await register(services, input, toCaller(request, services, game));
    return OK;
  });

  handle(app, endpoints.getUsernameAvailability, async (request) => {
    const user = await request.findUser();
    const { username } = request.query;
    return findAvailability(services, username, user?.id ?? null, toCaller(request, services));
  });

  handle(app, endpoints.verifyEmail, async (request) => {
    await verifyEmail(services, request.body.token, toCaller(request, services));
    return OK;
  });

  handle(app, endpoints.resendVerification, async (request) => {
    const { email, game } = request.body;
    await resendVerification(services, email, toCaller(request, services, game));
    return OK;
  });
}

function signInRoutes(app: App, services: AppServices): void {
  const { db, env } = services;

  handle(app, endpoints.signIn, async (request, reply) => {
    const caller = toCaller(request, services);
    const { token, account } = await signIn(services, request.body, caller);
    reply.header('set-cookie', [
      printTokenCookie(token, env),
      printDeviceCookie(caller.cookie, account, env),
    ]);
    return { user: await getMe(db, token) };
  });

  handle(app, endpoints.getUserStatus, async (request) =>
    checkUserStatus(services, request.body, toCaller(request, services)),
  );
}

function recoveryRoutes(app: App, services: AppServices): void {
  handle(app, endpoints.requestPasswordReset, async (request) => {
    const { email, game } = request.body;
    await requestReset(services, email, toCaller(request, services, game));
    return OK;
  });

  handle(app, endpoints.confirmPasswordReset, async (request) => {
    await confirmReset(services, request.body, toCaller(request, services));
    return OK;
  });

  handle(app, endpoints.sendUsernameReminder, async (request) => {
    const { email, game } = request.body;
    await sendReminder(services, email, toCaller(request, services, game));
    return OK;
  });
}
