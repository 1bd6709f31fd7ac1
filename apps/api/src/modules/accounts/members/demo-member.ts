import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { foldUsername } from '@deckframe/domain/accounts/access/usernames';
import { sql } from 'kysely';
import { upsertUsernameLook } from './queries.ts';

export type DemoMember = { username: string; email: string; roles: readonly string[] };

/** For development databases only; undefined where the name has a member already. */
export async function createDemoMember(
  db: Database,
  { email, roles, username }: DemoMember,
): Promise<UserId | undefined> {
  const made = await db
    .insertInto('users')
    .values({
      name: username,
      username,
      username_key: foldUsername(username),
      email,
      emailverified: true,
      roles: [...roles],
      // Who has just come is paid nothing yet.
      createdon: sql`app_now() - interval '1 year'`,
    })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning('id')
    .$narrowType<{ id: UserId }>()
    .executeTakeFirst();
  if (made !== undefined) await upsertUsernameLook(db, made.id, username);
  return made?.id;
}
