import {
  codeBody,
  recoveryCodesAnswer,
  secondFactorSetUp,
  secondFactorState,
} from '@deckframe/contract/accounts/second-factor';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { AppError } from '../../../lib/app-error.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { findSessionToken } from '../../../lib/session-cookie.ts';
import { inTransaction } from '../../../lib/transaction.ts';
import {
  describeSecondFactor,
  beginSetUp,
  confirmSetUp,
  remakeRecoveryCodes,
  removeAuthenticator,
} from './service.ts';

const tags = ['account'];
const PATH = '/api/me/second-factor';

/** No keys: a stored answer would hold the secret, and repeating any of it only makes new ones. */
export function secondFactorRoutes(app: App, services: AppServices): void {
  setUpRoutes(app, services);
  changeRoutes(app, services);
}

function setUpRoutes(app: App, { db, env }: AppServices): void {
  app.get(
    PATH,
    {
      config: { policy: 'account.own' },
      schema: {
        operationId: 'getSecondFactor',
        summary: 'Your second factors, and whether this session has had one',
        tags,
        response: { 200: secondFactorState },
      },
    },
    async (request) => describeSecondFactor(db, await requireUser(request)),
  );

  app.post(
    `${PATH}/begin`,
    {
      config: { policy: 'account.own', proof: 'fresh' },
      schema: {
        operationId: 'beginSecondFactor',
        summary: 'Begin to set up an authenticator app',
        tags,
        response: { 200: secondFactorSetUp },
      },
    },
    async (request) => {
      const change = { user: await requireUser(request), requestId: request.id };
      return inTransaction(db, (trx) => beginSetUp(trx, change, env.SESSION_SECRET));
    },
  );

  app.post(
    `${PATH}/confirm`,
    {
      config: { policy: 'account.own', proof: 'fresh' },
      schema: {
        operationId: 'confirmSecondFactor',
        summary: 'Use the authenticator app from now on; gives the recovery codes',
        tags,
        body: codeBody,
        response: { 200: recoveryCodesAnswer },
      },
    },
    async (request) => {
      const change = { user: await requireUser(request), requestId: request.id };
      const token = findSessionToken(request.headers.cookie, env);
      if (token === undefined) throw new AppError('UNAUTHENTICATED');
      const confirm = { code: request.body.code, token, serverSecret: env.SESSION_SECRET };
      const recoveryCodes = await inTransaction(db, (trx) => confirmSetUp(trx, change, confirm));
      return { recoveryCodes };
    },
  );
}

function changeRoutes(app: App, { db }: AppServices): void {
  app.post(
    `${PATH}/recovery-codes`,
    {
      config: { policy: 'account.own', proof: 'fresh' },
      schema: {
        operationId: 'remakeRecoveryCodes',
        summary: 'Make new recovery codes; the old ones are void',
        tags,
        response: { 200: recoveryCodesAnswer },
      },
    },
    async (request) => {
      const change = { user: await requireUser(request), requestId: request.id };
      const recoveryCodes = await inTransaction(db, (trx) => remakeRecoveryCodes(trx, change));
      return { recoveryCodes };
    },
  );

  app.delete(
    PATH,
    {
      config: { policy: 'account.own', proof: 'fresh' },
      schema: {
        operationId: 'removeSecondFactor',
        summary: 'Remove the authenticator app',
        tags,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const change = { user: await requireUser(request), requestId: request.id };
      await inTransaction(db, (trx) => removeAuthenticator(trx, change));
      return reply.code(204).send(null);
    },
  );
}
