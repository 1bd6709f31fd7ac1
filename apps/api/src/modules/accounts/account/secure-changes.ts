import type { Database } from '@deckframe/database/db';
import { APIError } from 'better-auth';
import type { DeckChoice } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import { writeOwnAudit } from '../../../lib/audit-log.ts';
import type { Caller } from '../../../lib/caller.ts';
import { spendDatabaseLimit } from '../../../lib/database-limit.ts';
import { lockNames } from '../../../lib/lock-names.ts';
import { findSessionToken } from '../../../lib/session-cookie.ts';
import type { SessionUser } from '../../../lib/session-user.ts';
import { inTransaction, repeatWhereBusy } from '../../../lib/transaction.ts';
import {
  AUTH_LIMITS,
  findUserByEmail,
  mailAccountDeleted,
  mailAddressChanged,
  mailAddressChanging,
  mailAddressTaken,
  listPasskeyNames,
  mailPasswordChanged,
  refuseBadPassword,
  runAuthCall,
  sendConfirmAddress,
  type AuthDeps,
} from '../auth/service.ts';
import { deleteMailedTokens, takeMailedToken } from '../../site/mail/mailed-token-service.ts';
import { updateEmail } from '../members/service.ts';
import { endSessionsWith, markProof } from '../session/service.ts';
import { hideMember } from './erase-member.ts';
import { findStoredUser } from './queries.ts';

/** Changes that require the password again. Each runs in one transaction. */

/** Returns the token of the current session; all others end. */
export async function changePassword(
  deps: AuthDeps,
  user: SessionUser,
  input: { currentPassword: string; newPassword: string },
  caller: Caller,
): Promise<string> {
  refuseBadPassword(input.newPassword, [user.username, user.email]);
  return withPassword(deps, user, caller, async (db, headers) => {
    const { token } = await deps.auth.api.changePassword({
      body: { ...input, revokeOtherSessions: true },
      headers,
    });
    if (token === null) throw new Error('the new session is not there');
    await markProof(db, token, { secondFactor: user.secondFactor });
    await deleteMailedTokens(db, user.id);
    await writeOwnAudit(db, user.id, 'password.change', {}, caller.requestId);
    await mailPasswordChanged(user.email, await listPasskeyNames(db, user.id));
    return token;
  });
}

/**
 * Mails the new address for confirmation and notifies the old one. The owner of a taken address
 * gets a mail instead.
 */
export async function requestEmailChange(
  deps: AuthDeps,
  user: SessionUser,
  input: { email: string; password: string },
  caller: Caller,
): Promise<void> {
  const { auth, env } = deps;
  await withPassword(deps, user, caller, async (db, headers) => {
    await auth.api.verifyPassword({ body: { password: input.password }, headers });
    await spendDatabaseLimit(deps.db, AUTH_LIMITS.newEmailPerAccount, user.id);
    const isTaken = (await findUserByEmail(db, input.email)) !== undefined;
    await deleteMailedTokens(db, user.id, 'email');
    const change = { userId: user.id, address: user.email, newEmail: input.email };
    await sendConfirmAddress(env, { ...change, isTaken });
    if (isTaken) await mailAddressTaken(input.email);
    await mailAddressChanging(user.email);
    await writeOwnAudit(db, user.id, 'email.change-request', {}, caller.requestId);
  });
}

/**
 * Only the mailed token counts, so the link works in another browser. It ends all other sessions
 * and invalidates earlier mails.
 */
export async function confirmEmailChange(
  { db: pooled, env }: AuthDeps,
  token: string,
  caller: Caller,
): Promise<void> {
  await spendDatabaseLimit(pooled, AUTH_LIMITS.tokenPerAddress, caller.address);
  await inTransaction(pooled, async (db) => {
    const taken = await takeMailedToken(db, 'email', token);
    const user = taken === undefined ? undefined : await findStoredUser(db, taken.userId);
    const newEmail = taken?.newEmail;
    if (user === undefined || typeof newEmail !== 'string') throw new AppError('LINK_INVALID');
    await lockNames(db, [`email:${newEmail}`]);
    if ((await findUserByEmail(db, newEmail)) !== undefined) throw new AppError('LINK_INVALID');
    await updateEmail(db, user.id, newEmail);
    await deleteMailedTokens(db, user.id);
    const exceptToken = findSessionToken(caller.cookie, env) ?? null;
    await endSessionsWith(db, user.id, exceptToken);
    await writeOwnAudit(db, user.id, 'email.change', {}, caller.requestId);
    await runAuthCall({ ...caller, db, method: 'link' }, () => mailAddressChanged(user.email));
  });
}

/** The worker erases the rest. Content that stays is shown as "Deleted user". */
export async function deleteAccount(
  deps: AuthDeps,
  user: SessionUser,
  input: { password: string; decks: DeckChoice },
  caller: Caller,
): Promise<void> {
  await withPassword(deps, user, caller, async (_db, headers) => {
    await deps.auth.api.verifyPassword({ body: { password: input.password }, headers });
  });
  const leave = async (db: Database): Promise<void> => {
    const joinedAt = await hideMember(db, user.id, input.decks, caller.requestId);
    if (joinedAt === undefined) throw new AppError('UNAUTHENTICATED');
    await runAuthCall({ ...caller, db, method: 'password' }, () => mailAccountDeleted(user.email));
  };
  await repeatWhereBusy(() => inTransaction(deps.db, leave));
}

/** Runs a write that requires the password in one transaction; throws `PASSWORD_WRONG`. */
export async function withPassword<T>(
  { db: pooled, passwordGate }: AuthDeps,
  user: SessionUser,
  caller: Caller,
  work: (db: Database, headers: Headers) => Promise<T>,
): Promise<T> {
  await spendDatabaseLimit(pooled, AUTH_LIMITS.passwordPerAccount, user.id);
  const headers = new Headers({
    cookie: caller.cookie ?? '',
    'user-agent': caller.userAgent,
  });
  try {
    return await passwordGate.run(() =>
      inTransaction(pooled, (db) =>
        runAuthCall({ ...caller, db, method: 'password' }, () => work(db, headers)),
      ),
    );
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    throw new AppError(error.status === 'UNAUTHORIZED' ? 'UNAUTHENTICATED' : 'PASSWORD_WRONG');
  }
}
