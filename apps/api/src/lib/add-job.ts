import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

/**
 * Adds a worker job in the transaction of the write. A waiting job with the same key is replaced.
 */
export async function addJob(
  db: Database,
  task: string,
  payload: unknown,
  key: string | null = null,
): Promise<void> {
  const text = JSON.stringify(payload);
  if (key === null) await sql`select add_job(${task}, ${text}::json)`.execute(db);
  else await sql`select add_job(${task}, ${text}::json, ${key})`.execute(db);
}

/** Adds a job that runs after some minutes. */
export async function addLaterJob(
  db: Database,
  task: string,
  payload: unknown,
  minutes: number,
): Promise<void> {
  await sql`select add_job(${task}, ${JSON.stringify(payload)}::json,
    run_at => app_now() + make_interval(mins => ${minutes}::integer))`.execute(db);
}
