import { statusAnswer } from '@deckframe/contract/accounts/account';
import {
  availabilityAnswer,
  availabilityQuery,
  mailBody,
  registerBody,
  resetConfirmBody,
  signedInAnswer,
  signInBody,
  tokenBody,
  usernameReminderBody,
  userStatusAnswer,
  userStatusBody,
} from '@deckframe/contract/accounts/auth';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { toCaller } from '../../../lib/caller.ts';
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

const tags = ['sign-in'];
const OK = { status: true } as const;

/** The doors for those who are not signed in. Repeating any of these calls does no harm. */
export function authRoutes(app: App, services: AppServices): void {
  registrationRoutes(app, services);
  signInRoutes(app, services);
  recoveryRoutes(app, services);
}

function registrationRoutes(app: App, services: AppServices): void {
  app.post(
    '/api/auth/register',
    {
      config: { policy: 'auth.register' },
      schema: {
        operationId: 'register',
        summary: 'Create an account; the answer never tells whether the address has one',
        tags,
        body: registerBody,
        response: { 200: statusAnswer },
      },
    },
    async (request) => {
      const { game, ...input } = request.body;
      await register(services, input, toCaller(request, services, game));
      return OK;
    },
  );

  app.get(
    '/api/auth/username-availability',
    {
      config: { policy: 'auth.register' },
      schema: {
        operationId: 'getUsernameAvailability',
        summary: 'Whether a username may be taken',
        tags,
        querystring: availabilityQuery,
        response: { 200: availabilityAnswer },
      },
    },
    async (request) => {
      const user = await request.findUser();
      const { username } = request.query;
      return findAvailability(services, username, user?.id ?? null, toCaller(request, services));
    },
  );

  app.post(
    '/api/auth/verify-email',
    {
      config: { policy: 'auth.register' },
      schema: {
        operationId: 'verifyEmail',
        summary: 'Confirm an address with the mailed token',
        tags,
        body: tokenBody,
        response: { 200: statusAnswer },
      },
    },
    async (request) => {
      await verifyEmail(services, request.body.token, toCaller(request, services));
      return OK;
    },
  );

  app.post(
    '/api/auth/resend-verification',
    {
      config: { policy: 'auth.register' },
      schema: {
        operationId: 'resendVerification',
        summary: 'Mail the token that confirms an address again',
        tags,
        body: mailBody,
        response: { 200: statusAnswer },
      },
    },
    async (request) => {
      const { email, game } = request.body;
      await resendVerification(services, email, toCaller(request, services, game));
      return OK;
    },
  );
}

function signInRoutes(app: App, services: AppServices): void {
  const { db, env } = services;

  app.post(
    '/api/auth/sign-in',
    {
      config: { policy: 'auth.signIn' },
      schema: {
        operationId: 'signIn',
        summary: 'Sign in by e-mail address or username',
        tags,
        body: signInBody,
        response: { 200: signedInAnswer },
      },
    },
    async (request, reply) => {
      const caller = toCaller(request, services);
      const { token, account } = await signIn(services, request.body, caller);
      reply.header('set-cookie', [
        printTokenCookie(token, env),
        printDeviceCookie(caller.cookie, account, env),
      ]);
      return { user: await getMe(db, token) };
    },
  );

  app.post(
    '/api/auth/user-status',
    {
      config: { policy: 'auth.signIn' },
      schema: {
        operationId: 'getUserStatus',
        summary: 'Whether an account must be migrated; told only with its password',
        tags,
        body: userStatusBody,
        response: { 200: userStatusAnswer },
      },
    },
    async (request) => checkUserStatus(services, request.body, toCaller(request, services)),
  );
}

function recoveryRoutes(app: App, services: AppServices): void {
  app.post(
    '/api/auth/password-reset',
    {
      config: { policy: 'auth.recover' },
      schema: {
        operationId: 'requestPasswordReset',
        summary: 'Mail a link to set a new password',
        tags,
        body: mailBody,
        response: { 200: statusAnswer },
      },
    },
    async (request) => {
      const { email, game } = request.body;
      await requestReset(services, email, toCaller(request, services, game));
      return OK;
    },
  );

  app.post(
    '/api/auth/password-reset/confirm',
    {
      config: { policy: 'auth.recover' },
      schema: {
        operationId: 'confirmPasswordReset',
        summary: 'Set a new password with the mailed token',
        tags,
        body: resetConfirmBody,
        response: { 200: statusAnswer },
      },
    },
    async (request) => {
      await confirmReset(services, request.body, toCaller(request, services));
      return OK;
    },
  );

  app.post(
    '/api/auth/username-reminder',
    {
      config: { policy: 'auth.recover' },
      schema: {
        operationId: 'sendUsernameReminder',
        summary: 'Mail the username of an address',
        tags,
        body: usernameReminderBody,
        response: { 200: statusAnswer },
      },
    },
    async (request) => {
      const { email, game } = request.body;
      await sendReminder(services, email, toCaller(request, services, game));
      return OK;
    },
  );
}
