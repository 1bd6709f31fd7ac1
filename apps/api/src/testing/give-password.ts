import type { Database } from '@deckframe/database/db';
import { createPasswordHasher } from '../lib/password-hash.ts';
import { TEST_COST } from './test-cost.ts';

const hashes = new Map<string, Promise<string>>();

const hasher = createPasswordHasher(TEST_COST);

/** Hashes a password once for all members who share it. */
export async function givePassword(db: Database, userId: number, password: string): Promise<void> {
  const hash = hashes.get(password) ?? hasher.hash(password);
  hashes.set(password, hash);
  await db
    .insertInto('auth_accounts')
    .values({
      user_id: userId,
      account_id: String(userId),
      provider_id: 'credential',
      password: await hash,
    })
    .execute();
}
