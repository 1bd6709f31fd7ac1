import { sql } from 'kysely';
import type { Database } from './db.ts';

/**
 * Returns how many deadlocks PostgreSQL has ended in this database. Complete once the affected
 * connections are closed.
 */
export async function countDeadlocks(db: Database): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::integer from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.deadlocks ?? 0;
}
