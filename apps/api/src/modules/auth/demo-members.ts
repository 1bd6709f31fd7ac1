import { printUserId } from '@deckframe/domain/access/user-id';
import type { Database } from '@deckframe/database/db';
import { foldUsername } from '@deckframe/domain/access/usernames';
import { hashPassword } from 'better-auth/crypto';
import { createDemoMember } from '../members/service.ts';

/** People to try the site as, one for each kind of role. */
export const DEMO_MEMBERS = [
  { username: 'Vesper', roles: ['Superadmin', 'Administrator'], exp: 41_200 },
  { username: 'Halcyon', roles: ['Administrator'], exp: 18_650 },
  { username: 'Marrow', roles: ['EX'], exp: 7300 },
  { username: 'Juniper', roles: ['Content Creator'], exp: 12_980 },
  { username: 'Ollie', roles: [], exp: 420 },
] as const;

/**
 * Puts the demo members in place, all with one password. Run again, it gives them that password and
 * leaves the rest as it has become. For development databases only: it needs their owner's rights.
 */
export async function createDemoMembers(db: Database, password: string): Promise<void> {
  const hash = await hashPassword(password);
  for (const { exp, roles, username } of DEMO_MEMBERS) {
    await db.transaction().execute(async (trx) => {
      const key = foldUsername(username);
      const email = `${key}@example.org`;
      const id = await createDemoMember(trx, { username, email, roles, exp });
      if (id === undefined) {
        await trx
          .updateTable('auth_accounts')
          .from('users')
          .set({ password: hash })
          .whereRef('auth_accounts.user_id', '=', 'users.id')
          .where('users.username_key', '=', key)
          .where('provider_id', '=', 'credential')
          .execute();
        return;
      }
      await trx
        .insertInto('auth_accounts')
        .values({
          user_id: id,
          account_id: printUserId(id),
          provider_id: 'credential',
          password: hash,
        })
        .execute();
    });
  }
}
