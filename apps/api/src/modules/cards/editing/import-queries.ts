import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

export type RunState =
  | 'comparing'
  | 'compared'
  | 'writing'
  | 'written'
  | 'undone'
  | 'discarded'
  | 'unreadable';

export type RunRow = {
  id: number;
  gameid: string;
  kind: 'cards' | 'prices';
  source_name: string;
  format: 'csv' | 'json';
  is_partial: boolean;
  skips_faulty: boolean;
  state: RunState;
  outcome: string | null;
  share: number;
  digest: string;
  import_id: number | null;
  created_by: string;
  created_at: Date;
  finished_at: Date | null;
};

const ROW = sql.raw(`id, gameid, kind, source_name, format, is_partial, skips_faulty, state,
  outcome, share, digest, import_id, created_by, created_at, finished_at`);

/** Locks uploads of import files. */
export async function lockImports(db: Database, game: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('card-import-runs'), hashtext(${game}))`.execute(
    db,
  );
}

export async function findOpenRun(db: Database, game: string): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`select ${ROW} from card_import_runs
    where gameid = ${game} and state in ('comparing', 'compared', 'writing')
    for no key update`.execute(db);
  return rows[0];
}

export async function findRunForUpdate(db: Database, id: number): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`select ${ROW} from card_import_runs
    where id = ${id}::bigint for no key update`.execute(db);
  return rows[0];
}

export async function findRun(
  db: Database,
  id: number,
): Promise<(RunRow & { source: string | null; report: unknown }) | undefined> {
  const { rows } = await sql<RunRow & { source: string | null; report: unknown }>`
    select ${ROW}, source, report from card_import_runs where id = ${id}::bigint`.execute(db);
  return rows[0];
}

/** Without the source, which may have 64 MB, and without a lock, since the worker may be writing. */
export async function findReportedRun(
  db: Database,
  id: number,
): Promise<(RunRow & { report: unknown }) | undefined> {
  const { rows } = await sql<RunRow & { report: unknown }>`
    select ${ROW}, report from card_import_runs where id = ${id}::bigint`.execute(db);
  return rows[0];
}

export async function listRuns(db: Database, game: string, limit: number): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`select ${ROW} from card_import_runs
    where gameid = ${game} order by id desc limit ${limit}`.execute(db);
  return rows;
}

export async function insertRun(
  db: Database,
  run: Pick<RunRow, 'gameid' | 'kind' | 'source_name' | 'format' | 'is_partial' | 'created_by'> & {
    source: string;
  },
): Promise<number> {
  const row = await db
    .insertInto('card_import_runs')
    .values(run)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Deletes a run with its file. */
export async function discardRun(db: Database, id: number): Promise<void> {
  await sql`update card_import_runs
    set state = 'discarded', source = null, finished_at = app_now()
    where id = ${id}::bigint`.execute(db);
}

export async function markUndone(db: Database, id: number): Promise<void> {
  await sql`update card_import_runs set state = 'undone' where id = ${id}::bigint`.execute(db);
}

export async function startWriting(db: Database, id: number, skipsFaulty: boolean): Promise<void> {
  await sql`update card_import_runs
    set state = 'writing', skips_faulty = ${skipsFaulty}, share = 0, outcome = null
    where id = ${id}::bigint`.execute(db);
}

export async function setShare(db: Database, id: number, share: number): Promise<void> {
  await sql`update card_import_runs set share = ${share}::real
    where id = ${id}::bigint and state in ('comparing', 'writing')`.execute(db);
}

/** Stores the result of a step unless the run was discarded. */
export async function endStep(
  db: Database,
  run: Pick<RunRow, 'id' | 'state'>,
  end: {
    state: RunState;
    outcome: string;
    report: object | null;
    digest: string;
    importId?: number | null;
  },
): Promise<void> {
  const isOver = end.state === 'written' || end.state === 'unreadable';
  await sql`update card_import_runs set state = ${end.state}, outcome = ${end.outcome}, share = 1,
      report = coalesce(${end.report === null ? null : JSON.stringify(end.report)}::jsonb, report),
      digest = ${end.digest}, import_id = ${end.importId ?? null}::bigint,
      source = case when ${isOver} then null else source end,
      finished_at = case when ${isOver} then app_now() end
    where id = ${run.id}::bigint and state = ${run.state}`.execute(db);
}

export async function addImportJob(db: Database, id: number): Promise<void> {
  await sql`select add_job('import-cards', json_build_object('run', ${id}::bigint),
    'import-cards:' || ${id}::bigint)`.execute(db);
}
