import type { Database } from '@deckframe/database/db';
import { hashPassword } from 'better-auth/crypto';

const hashes = new Map<string, Promise<string>>();

/** One hash for all: a tenth of a second for each member would be most of the tests' time. */
export async function givePassword(db: Database, userId: number, password: string): Promise<void> {
  const hash = hashes.get(password) ?? hashPassword(password);
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
