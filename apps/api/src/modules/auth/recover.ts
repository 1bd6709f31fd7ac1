import { printUserId, type UserId } from '@deckframe/domain/access/user-id';
import type { Database } from '@deckframe/database/db';
import { msUntilMailRequest } from '@deckframe/domain/access/mail-request';
import { createEmailVerificationToken } from 'better-auth/api';
import { AppError } from '../../lib/app-error.ts';
import type { Caller } from '../../lib/caller.ts';
import { spendDatabaseLimit } from '../../lib/database-limit.ts';
import { inTransaction } from '../../lib/transaction.ts';
import { enqueueNothing } from '../mail/service.ts';
import { mailReminder, mailVerification } from './account-mails.ts';
import { AUTH_LIMITS, NOBODY, VERIFY_SECONDS } from './auth-limits.ts';
import type { AuthDeps } from './auth-deps.ts';
import { refuseBadPassword } from './auth-steps.ts';
import { runAuthCall } from './auth-call.ts';
import { hashOf } from './hash-of.ts';
import { findUserByEmail, getMailRequest, putMailRequest } from './queries.ts';
import { refuseLink } from './refuse-link.ts';

/** Sends the link that confirms an address, if it waits for one. Tells nobody whether it does. */
export async function resendVerification(
  { auth, db: pooled, env }: AuthDeps,
  email: string,
  caller: Caller,
): Promise<void> {
  await spendDatabaseLimit(pooled, AUTH_LIMITS.mailPerAddress, caller.address);
  await spendDatabaseLimit(pooled, AUTH_LIMITS.verificationPerAccount, hashOf(email));
  await inTransaction(pooled, async (db) => {
    const user = await findUserByEmail(db, email);
    if (user === undefined || user.emailverified) return enqueueNothing(db);
    return runAuthCall({ ...caller, db, method: 'password' }, async () => {
      const { secret } = await auth.$context;
      const token = await createEmailVerificationToken(secret, email, undefined, VERIFY_SECONDS);
      await mailVerification(env, { id: printUserId(user.id), email }, token);
    });
  });
}

/** Mails a link to set a new password, at most once an hour, to whoever has an account. */
export async function requestReset(
  { auth, db: pooled }: AuthDeps,
  email: string,
  caller: Caller,
): Promise<void> {
  await spendDatabaseLimit(pooled, AUTH_LIMITS.mailPerAddress, caller.address);
  await inTransaction(pooled, async (db) => {
    const user = await findUserByEmail(db, email);
    await spendMailRequest(db, email, user?.id ?? null);
    const body = { email: user?.email ?? NOBODY };
    await runAuthCall({ ...caller, db, method: 'password' }, () =>
      auth.api.requestPasswordReset({ body }),
    );
    if (user === undefined) await enqueueNothing(db);
  });
}

/** Sets a new password by a mailed link; ends every session, and the migration from the old site. */
export async function confirmReset(
  { auth, db: pooled, passwordGate }: AuthDeps,
  input: { token: string; password: string },
  caller: Caller,
): Promise<void> {
  refuseBadPassword(input.password, []);
  await spendDatabaseLimit(pooled, AUTH_LIMITS.tokenPerAddress, caller.address);
  const body = { token: input.token, newPassword: input.password };
  await refuseLink(() =>
    passwordGate.run(() =>
      inTransaction(pooled, (db) =>
        runAuthCall({ ...caller, db, method: 'password' }, () => auth.api.resetPassword({ body })),
      ),
    ),
  );
}

/** The one place that tells whether an address has an account, behind the strictest limit. */
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
  { auth, db: pooled }: AuthDeps,
  token: string,
  caller: Caller,
): Promise<void> {
  await spendDatabaseLimit(pooled, AUTH_LIMITS.tokenPerAddress, caller.address);
  await refuseLink(() =>
    inTransaction(pooled, (db) =>
      runAuthCall({ ...caller, db, method: 'password' }, () =>
        auth.api.verifyEmail({ query: { token } }),
      ),
    ),
  );
}

/** One account mail an hour. Counted by address, so that unknown ones are refused just the same. */
async function spendMailRequest(db: Database, email: string, userId: UserId | null): Promise<void> {
  const key = hashOf(email);
  const { lastRequestTime, now } = await getMailRequest(db, key);
  const last = lastRequestTime === null ? null : lastRequestTime.getTime();
  const wait = msUntilMailRequest(userId, last, now.getTime());
  if (wait > 0) {
    const seconds = Math.ceil(wait / 1000);
    throw new AppError('RATE_LIMITED', { seconds }, { retryAfterSeconds: seconds });
  }
  await putMailRequest(db, key, userId);
}
