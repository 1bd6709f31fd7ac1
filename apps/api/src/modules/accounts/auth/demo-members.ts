import { createHmac } from 'node:crypto';
import { isStaff } from '@deckframe/domain/accounts/access/roles';
import type { Database } from '@deckframe/database/db';
import { foldUsername } from '@deckframe/domain/accounts/access/usernames';
import { createPasswordHasher } from '../../../lib/password-hash.ts';
import { awardExp } from '../../rewards/exp/service.ts';
import { createDemoMember } from '../members/service.ts';
import { giveAuthenticator } from '../second-factor/service.ts';
import { getIdByKey, insertPasswordHash, setPasswordHash } from './queries.ts';

/** Demo members, one per kind of role. */
export const DEMO_MEMBERS = [
  { username: 'Vesper', roles: ['Superadmin', 'Administrator'], exp: 41_200 },
  { username: 'Halcyon', roles: ['Administrator'], exp: 18_650 },
  { username: 'Marrow', roles: ['EX'], exp: 7300 },
  { username: 'Juniper', roles: ['Content Creator'], exp: 12_980 },
  { username: 'Ollie', roles: [], exp: 420 },
] as const;

/**
 * Creates or resets the demo members with one password. Staff get an authenticator app with a known
 * secret. Needs the owner's rights on a development database.
 */
export async function createDemoMembers(
  db: Database,
  { password, serverSecret }: { password: string; serverSecret: string },
): Promise<void> {
  const hash = await createPasswordHasher().hash(password);
  for (const { exp, roles, username } of DEMO_MEMBERS) {
    await db.transaction().execute(async (trx) => {
      const key = foldUsername(username);
      const email = `${key}@example.org`;
      const id = await createDemoMember(trx, { username, email, roles });
      const memberId = id ?? (await getIdByKey(trx, key));
      if (isStaff(roles)) {
        await giveAuthenticator(trx, memberId, demoTotpSecret(username, password), serverSecret);
      }
      if (id === undefined) {
        await setPasswordHash(trx, key, hash);
        return;
      }
      await insertPasswordHash(trx, id, hash);
      await awardExp(trx, id, [{ action: 'cardRating', subject: 'demo', amount: exp }]);
    });
  }
}

/** Derived from the machine's demo password. */
const demoTotpSecret = (username: string, password: string): Buffer =>
  createHmac('sha256', password)
    .update(`demo second factor of ${username}`)
    .digest()
    .subarray(0, 20);
