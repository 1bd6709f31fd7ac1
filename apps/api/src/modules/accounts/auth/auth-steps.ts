import {
  PASSWORD_MIN,
  findPasswordFault,
  PASSWORD_MAX,
} from '@deckframe/domain/accounts/access/passwords';
import {
  SYSTEM_USER_ID,
  parseUserId,
  type UserId,
} from '@deckframe/domain/accounts/access/user-id';
import { foldUsername } from '@deckframe/domain/accounts/access/usernames';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../../../lib/app-error.ts';
import { writeAudit } from '../../../lib/audit-log.ts';
import { clearDatabaseLimit } from '../../../lib/database-limit.ts';
import { endMigration, noteVisit } from '../members/service.ts';
import { forgetCodeTries } from '../second-factor/service.ts';
import { mailPasswordChanged, AUTH_LIMITS } from './account-mails.ts';
import { currentAuthCall, hashOf } from './auth-call.ts';
import { findAccess, listPasskeyNames } from './queries.ts';

/** The most frequent leaked passwords of sufficient length, in lower case. */
const LEAKED = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN),
);

/**
 * Ignores case, because attackers try variants of case. Compares the NFKC form, because that form is
 * hashed.
 */
function isLeakedPassword(password: string): boolean {
  return LEAKED.has(foldUsername(password));
}

type NewSession = { userId: string; userAgent?: string | null };

/** Admits or refuses every new session, however it is created. */
export async function admitSession(session: NewSession): Promise<void> {
  const { db, method } = currentAuthCall();
  const userId = parseUserId(session.userId);
  const access = await findAccess(db, userId);
  if (userId === SYSTEM_USER_ID || access === undefined || access.deleted) {
    throw new AppError('CREDENTIALS_INVALID');
  }
  if (access.suspended) {
    const { suspension_reason: reason, until } = access;
    throw new AppError('ACCOUNT_SUSPENDED', { reason: reason ?? '', until: until ?? '' });
  }
  if (access.hasmigrated === false) {
    throw new AppError('MIGRATION_REQUIRED', { email: access.email });
  }
  await noteVisit(db, userId);
  await audit(userId, 'session.begin', { method });
}

/** Drops the provider's tokens: we only need the id. */
export async function dropTokens(account: Record<string, unknown>) {
  if (typeof account['providerId'] === 'string' && account['userId'] !== undefined) {
    const { providerId: provider, userId } = account;
    if (provider !== 'credential') {
      await audit(parseUserId(userId as string), 'link.add', { provider });
    }
  }
  const none = { accessToken: null, refreshToken: null, idToken: null };
  return { data: { ...none, accessTokenExpiresAt: null, refreshTokenExpiresAt: null } };
}

/** A reset also confirms the address and ends the migration. */
export async function tellPasswordReset(userId: UserId, email: string): Promise<void> {
  const { db } = currentAuthCall();
  await endMigration(db, userId);
  // Guesses at the old password no longer count.
  await clearDatabaseLimit(db, AUTH_LIMITS.signInPerAccount, hashOf(email.toLowerCase()));
  await forgetCodeTries(db, userId);
  await audit(userId, 'password.reset');
  await mailPasswordChanged(email, await listPasskeyNames(db, userId));
}

export async function tellVerified(userId: UserId): Promise<void> {
  await audit(userId, 'email.verify');
}

/** Throws the domain's code where a password is none. */
export function refuseBadPassword(password: string, facts: readonly string[]): void {
  const fault =
    findPasswordFault(password, facts) ??
    (isLeakedPassword(password) ? 'PASSWORD_GUESSABLE' : null);
  if (fault !== null) throw new AppError(fault, { min: PASSWORD_MIN, max: PASSWORD_MAX });
}

async function audit(
  userId: UserId,
  action: string,
  details: Record<string, string> = {},
): Promise<void> {
  const { db, requestId } = currentAuthCall();
  const subject = `user:${userId}`;
  await writeAudit(db, { actorId: userId, action, game: null, subject, details, requestId });
}
