import type { Database } from '@deckframe/database/db';
import { msUntilMailRequest } from '@deckframe/domain/accounts/access/mail-request';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { AppError } from '../../../lib/app-error.ts';
import type { Caller } from '../../../lib/caller.ts';
import { spendDatabaseLimit } from '../../../lib/database-limit.ts';
import { inTransaction } from '../../../lib/transaction.ts';
import {
  wantMailedToken,
  deleteMailedTokens,
  takeMailedToken,
} from '../../site/mail/mailed-token-service.ts';
import { enqueueNothing } from '../../site/mail/service.ts';
import { markEmailVerified } from '../members/service.ts';
import { endSessionsWith } from '../session/service.ts';
import {
  mailReminder,
  AUTH_LIMITS,
  RESET_SECONDS,
  VERIFY_SECONDS,
  sendReset,
  sendVerification,
} from './account-mails.ts';
import { runAuthCall, hashOf } from './auth-call.ts';
import type { AuthDeps } from './auth-deps.ts';
import { refuseBadPassword, tellPasswordReset, tellVerified } from './auth-steps.ts';
import {
  getMailRequest,
  putMailRequest,
  findAccess,
  findUserByEmail,
  putPassword,
} from './queries.ts';

/** Does the same work for an unknown address. */
async function mailNobody(db: Database, address: string, lifetimeSeconds: number): Promise<void> {
  await wantMailedToken(db, {
    userId: null,
    address,
    purpose: 'reset',
    newEmail: null,
    lifetimeSeconds,
  });
  await enqueueNothing(db);
}

/** Allows one account mail an hour per address, known or not. */
async function spendMailRequest(db: Database, email: string, userId: UserId | null): Promise<void> {
  const key = hashOf(email);
  const { lastRequestTime, now } = await getMailRequest(db, key);
  const last = lastRequestTime === null ? null : lastRequestTime.getTime();
  const wait = msUntilMailRequest(last, now.getTime());
  if (wait > 0) {
    const seconds = Math.ceil(wait / 1000);
    throw new AppError('RATE_LIMITED', { seconds }, { retryAfterSeconds: seconds });
  }
  await putMailRequest(db, key, userId);
}

/** Mails a confirmation link if the address needs one, with the same answer for all. */
export async function resendVerification(
  { db: pooled, env }: AuthDeps,
  email: string,
  caller: Caller,
): Promise<void> {
  await spendDatabaseLimit(pooled, AUTH_LIMITS.mailPerAddress, caller.address);
  await spendDatabaseLimit(pooled, AUTH_LIMITS.verificationPerAccount, hashOf(email));
  await inTransaction(pooled, async (db) => {
    const user = await findUserByEmail(db, email);
    if (user === undefined || user.emailverified) return mailNobody(db, email, VERIFY_SECONDS);
    return runAuthCall({ ...caller, db, method: 'password' }, () =>
      sendVerification(env, user.id, user.email),
    );
  });
}

/** Mails a reset link to an existing account, at most once an hour. */
export async function requestReset(
  { db: pooled, env }: AuthDeps,
  email: string,
  caller: Caller,
): Promise<void> {
  await spendDatabaseLimit(pooled, AUTH_LIMITS.mailPerAddress, caller.address);
  await inTransaction(pooled, async (db) => {
    const user = await findUserByEmail(db, email);
    await spendMailRequest(db, email, user?.id ?? null);
    if (user === undefined) return mailNobody(db, email, RESET_SECONDS);
    return runAuthCall({ ...caller, db, method: 'password' }, () =>
      sendReset(env, user.id, user.email),
    );
  });
}

/** Sets a new password with a mailed link, ends every session and the migration. */
export async function confirmReset(
  { auth, db: pooled, passwordGate }: AuthDeps,
  input: { token: string; password: string },
  caller: Caller,
): Promise<void> {
  refuseBadPassword(input.password, []);
  await spendDatabaseLimit(pooled, AUTH_LIMITS.tokenPerAddress, caller.address);
  const { password } = await auth.$context;
  await passwordGate.run(() =>
    inTransaction(pooled, async (db) => {
      const userId = (await takeMailedToken(db, 'reset', input.token))?.userId;
      const access = userId === undefined ? undefined : await findAccess(db, userId);
      if (userId === undefined || access === undefined) throw new AppError('LINK_INVALID');
      refuseBadPassword(input.password, [access.username, access.email]);
      await putPassword(db, userId, await password.hash(input.password));
      await deleteMailedTokens(db, userId);
      await endSessionsWith(db, userId);
      await runAuthCall({ ...caller, db, method: 'password' }, () =>
        tellPasswordReset(userId, access.email),
      );
    }),
  );
}

/** Reveals whether an address has an account, with the strictest limit. */
export async function sendReminder(
  { db: pooled, env }: AuthDeps,
  email: string,
  caller: Caller,
): Promise<void> {
  await spendDatabaseLimit(pooled, AUTH_LIMITS.reminderPerAddress, caller.address);
  await inTransaction(pooled, async (db) => {
    const user = await findUserByEmail(db, email);
    if (user === undefined) throw new AppError('EMAIL_NOT_FOUND');
    await spendMailRequest(db, email, user.id);
    await runAuthCall({ ...caller, db, method: 'password' }, () =>
      mailReminder(env, user.email, user.username),
    );
  });
}

export async function verifyEmail(
  { db: pooled }: AuthDeps,
  token: string,
  caller: Caller,
): Promise<void> {
  await spendDatabaseLimit(pooled, AUTH_LIMITS.tokenPerAddress, caller.address);
  await inTransaction(pooled, async (db) => {
    const userId = (await takeMailedToken(db, 'verify', token))?.userId;
    if (userId === undefined) throw new AppError('LINK_INVALID');
    await markEmailVerified(db, userId);
    await runAuthCall({ ...caller, db, method: 'password' }, () => tellVerified(userId));
  });
}
