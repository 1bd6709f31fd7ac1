import { SYSTEM_USER_ID } from '@deckframe/domain/accounts/access/user-id';
import { foldUsername, skeletonOf } from '@deckframe/domain/accounts/access/usernames';
import type { Database } from '@deckframe/database/db';
import { writeAudit } from '../../../lib/audit-log.ts';
import type { Caller } from '../../../lib/caller.ts';
import { spendDatabaseLimit } from '../../../lib/database-limit.ts';
import { lockNames } from '../../../lib/lock-names.ts';
import { inTransaction } from '../../../lib/transaction.ts';
import { refuseBadUsername, refuseTakenUsername, upsertUsernameLook } from '../members/service.ts';
import { assertWords } from '../../site/writing-rules/service.ts';
import { AUTH_LIMITS } from './account-mails.ts';
import type { AuthDeps } from './auth-deps.ts';
import { refuseBadPassword } from './auth-steps.ts';
import { runAuthCall, hashOf } from './auth-call.ts';
import { findUserByEmail } from './queries.ts';

/**
 * Creates an account that must confirm its address. A taken address gets a mail, and the caller
 * sees no difference.
 */
export async function register(
  { auth, db: pooled, passwordGate }: AuthDeps,
  input: { username: string; email: string; password: string },
  caller: Caller,
): Promise<void> {
  const { email, password } = input;
  const username = input.username.normalize('NFKC').trim();
  refuseBadUsername(username);
  refuseBadPassword(password, [username, email]);
  await spendDatabaseLimit(pooled, AUTH_LIMITS.registerPerAddress, caller.address);
  await spendDatabaseLimit(pooled, AUTH_LIMITS.registerPerEmail, hashOf(email));
  await assertWords({ db: pooled, user: null }, [username]);
  // Checked before hashing and again under the lock.
  await refuseTakenUsername(pooled, username, null);
  await passwordGate.run(async () => {
    const { password: passwords } = await auth.$context;
    const prepared = { password, hash: await passwords.hash(password) };
    await inTransaction(pooled, async (db) => {
      await lockNames(db, [`email:${email}`, `name:${skeletonOf(username)}`]);
      await refuseTakenUsername(db, username, null);
      const isNew = (await findUserByEmail(db, email)) === undefined;
      const body = {
        name: username,
        username,
        usernameKey: foldUsername(username),
        email,
        password,
      };
      await runAuthCall({ ...caller, db, method: 'password', prepared }, () =>
        auth.api.signUpEmail({ body }),
      );
      if (isNew) await settleNewUser(db, email, username, caller);
    });
  });
}

async function settleNewUser(
  db: Database,
  email: string,
  username: string,
  { requestId }: Caller,
): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (user === undefined) throw new Error('the new account is not there');
  await upsertUsernameLook(db, user.id, username);
  await writeAudit(db, {
    actorId: SYSTEM_USER_ID,
    action: 'account.register',
    game: null,
    subject: `user:${user.id}`,
    details: {},
    requestId,
  });
}
