import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import type { BrokenInvariant } from './find-broken.ts';

export type InvariantRun = {
  id: string;
  requested_at: Date;
  finished_at: Date | null;
  slices: number;
  done: number;
  broken: BrokenInvariant[];
};

export async function findLastRun(db: Database): Promise<InvariantRun | undefined> {
  const { rows } = await sql<InvariantRun>`
    select id::text as id, requested_at, finished_at, slices, done, broken
    from invariant_runs order by id desc limit 1`.execute(db);
  return rows[0];
}

/** Asks the worker to look at everything; one that is under way is enough for everyone who asks. */
export async function requestRun(db: Database): Promise<{ id: string; isNew: boolean }> {
  // Two presses at once start one run.
  await sql`select pg_advisory_xact_lock(hashtext('invariant_runs'))`.execute(db);
  const { rows: open } = await sql<{ id: string }>`
    select id::text as id from (select * from invariant_runs order by id desc limit 1) as last
    where finished_at is null and requested_at > app_now() - interval '1 hour'`.execute(db);
  if (open[0] !== undefined) return { id: open[0].id, isNew: false };
  const { rows } = await sql<{ id: string }>`
    insert into invariant_runs (requested_at) values (app_now()) returning id::text as id`.execute(
    db,
  );
  const id = rows[0]?.id ?? '';
  await sql`select add_job('run-invariants', ${JSON.stringify({ run: id })}::json,
    ${`run-invariants:${id}`})`.execute(db);
  return { id, isNew: true };
}
