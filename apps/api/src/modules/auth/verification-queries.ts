import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

/** Something that waits for its proof (a passkey's challenge), by a name that finds it. */
export async function insertVerification(
  db: Database,
  identifier: string,
  value: string,
  seconds: number,
): Promise<void> {
  await sql`insert into auth_verifications (identifier, value, expires_at)
    values (${identifier}, ${value},
      app_now() + make_interval(secs => ${seconds}::integer))`.execute(db);
}

/** For what counts once. */
export async function takeVerification(
  db: Database,
  identifier: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ value: string; is_alive: boolean }>`
    delete from auth_verifications where identifier = ${identifier}
    returning value, expires_at > app_now() as is_alive`.execute(db);
  return rows[0]?.is_alive === true ? rows[0].value : undefined;
}

export async function deleteOldVerifications(db: Database): Promise<void> {
  await db
    .deleteFrom('auth_verifications')
    .where('expires_at', '<', sql<Date>`app_now()`)
    .execute();
}
