import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

/** Serializes requests for the same name or address within the transaction. */
export async function lockNames(db: Database, names: readonly string[]): Promise<void> {
  for (const name of [...names].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
  }
}
