import * as endpoints from '@deckframe/contract/accounts/sign-in-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { AppError } from '../../../lib/app-error.ts';
import { handle } from '../../../lib/handle.ts';
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

/** No idempotency keys: a stored answer would contain the secret. */
export function secondFactorRoutes(app: App, services: AppServices): void {
  setUpRoutes(app, services);
  changeRoutes(app, services);
}

function setUpRoutes(app: App, { db, env }: AppServices): void {
  handle(app, endpoints.getSecondFactor, async (request) =>
    describeSecondFactor(db, await requireUser(request)),
  );

  handle(app, endpoints.beginSecondFactor, async (request) => {
    const change = { user: await requireUser(request), requestId: request.id };
    return inTransaction(db, (trx) => beginSetUp(trx, change, env.SESSION_SECRET));
  });

  handle(app, endpoints.confirmSecondFactor, async (request) => {
    const change = { user: await requireUser(request), requestId: request.id };
    const token = findSessionToken(request.headers.cookie, env);
    if (token === undefined) throw new AppError('UNAUTHENTICATED');
    const confirm = { code: request.body.code, token, serverSecret: env.SESSION_SECRET };
    const recoveryCodes = await inTransaction(db, (trx) => confirmSetUp(trx, change, confirm));
    return { recoveryCodes };
  });
}

function changeRoutes(app: App, { db }: AppServices): void {
  handle(app, endpoints.remakeRecoveryCodes, async (request) => {
    const change = { user: await requireUser(request), requestId: request.id };
    const recoveryCodes = await inTransaction(db, (trx) => remakeRecoveryCodes(trx, change));
    return { recoveryCodes };
  });

  handle(app, endpoints.removeSecondFactor, async (request) => {
    const change = { user: await requireUser(request), requestId: request.id };
    await inTransaction(db, (trx) => removeAuthenticator(trx, change));
  });
}
