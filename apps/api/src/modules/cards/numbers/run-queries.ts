import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';

export type RunState = 'running' | 'done' | 'undoing' | 'undone';
type RunPhase = 'count' | 'decks' | 'entries' | 'trades' | 'end';
export type Kind = 'decks' | 'entries' | 'trades';

/** A renumbering and its progress. */
export type RunRow = {
  id: number;
  gameid: string;
  old_cardno: string;
  new_cardno: string;
  name: string;
  state: RunState;
  phase: RunPhase;
  place: string;
  walked: number;
  total: number;
  created_at: Date;
  finished_at: Date | null;
} & Record<Kind | `${Kind}_back`, number>;

export async function insertRun(
  db: Database,
  run: { game: string; from: string; to: string; name: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into card_renumbers (gameid, old_cardno, new_cardno, name)
    values (${run.game}, ${run.from}, ${run.to}, ${run.name}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Locks the run, so that only one worker continues it. */
export async function findRunForUpdate(db: Database, id: number): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select * from card_renumbers where id = ${id}::bigint for no key update`.execute(db);
  return rows[0];
}

export async function listRuns(db: Database, game: string, limit: number): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    select * from card_renumbers where gameid = ${game} order by id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function hasOpenRun(db: Database, game: string): Promise<boolean> {
  const { rows } = await sql`
    select from card_renumbers where gameid = ${game} and state in ('running', 'undoing')`.execute(
    db,
  );
  return rows.length > 0;
}

/** Reverses the direction of the run. */
export async function turnBack(db: Database, id: number): Promise<void> {
  await sql`update card_renumbers set state = 'undoing', phase = 'count', place = '', walked = 0,
      total = 0, finished_at = null
    where id = ${id}::bigint`.execute(db);
}

export async function moveCardNumber(
  db: Database,
  game: string,
  from: string,
  to: string,
): Promise<void> {
  await sql`select move_card_number(${game}, ${from}, ${to})`.execute(db);
}

/** Returns false during an import or another change of the whole catalogue. */
export async function takeImportLock(db: Database, game: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('card-import'), hashtext(${game})) as taken`.execute(
    db,
  );
  return rows[0]?.taken === true;
}

/** In the transaction of the change: queues publishing and rewriting. */
export async function addRunJobs(db: Database, game: string, id: number): Promise<void> {
  await sql`select
    add_job('publish-catalogue', json_build_object('game', ${game}::text),
      'publish-catalogue:' || ${game}::text),
    add_job('renumber-card', json_build_object('run', ${id}::bigint),
      'renumber-card:' || ${id}::bigint)`.execute(db);
}

/** Counts the rows to process, for the progress. */
export async function countWalk(db: Database, game: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`select (
      (select count(*) from decklists where gameid = ${game})
      + (select count(*) from collection_states where gameid = ${game})
      + (select count(*) from trades where gameid = ${game})
    )::integer as total`.execute(db);
  return rows[0]?.total ?? 0;
}

const KEYS = {
  decks: { table: 'decklists', column: 'id', type: 'uuid' },
  entries: { table: 'collection_states', column: 'user_id', type: 'bigint' },
  trades: { table: 'trades', column: 'id', type: 'uuid' },
} as const;

export type Stretch = { keys: string[]; last: string | null };

/** Returns the next keys after a position. */
export async function listStretch(
  db: Database,
  { game, kind, after, limit }: { game: string; kind: Kind; after: string; limit: number },
): Promise<Stretch> {
  const { table, column, type } = KEYS[kind];
  const key = sql.ref(column);
  const further = after === '' ? sql`true` : sql`${key} > ${after}::${sql.raw(type)}`;
  const { rows } = await sql<{ key: string }>`
    select ${key}::text as key from ${sql.table(table)}
    where gameid = ${game} and ${further} order by ${key} limit ${limit}`.execute(db);
  const keys = rows.map((row) => row.key);
  return { keys, last: keys.at(-1) ?? null };
}

export type WalkStep = { place: string; walked: number; written: number };

/** Stores the position in the transaction of the slice. */
export async function advance(
  db: Database,
  run: RunRow,
  kind: Kind,
  { place, walked, written }: WalkStep,
): Promise<void> {
  const column = sql.ref(run.state === 'undoing' ? `${kind}_back` : kind);
  await sql`update card_renumbers set place = ${place}, walked = walked + ${walked}::integer,
      ${column} = ${column} + ${written}::integer
    where id = ${run.id}::bigint`.execute(db);
}

export async function enterPhase(
  db: Database,
  run: RunRow,
  phase: RunPhase,
  total = run.total,
): Promise<void> {
  await sql`update card_renumbers set phase = ${phase}, place = '', total = ${total}::integer
    where id = ${run.id}::bigint`.execute(db);
}

export async function endRun(db: Database, run: RunRow): Promise<void> {
  await sql`update card_renumbers set phase = 'end', finished_at = app_now(),
      state = case state when 'undoing' then 'undone' else 'done' end
    where id = ${run.id}::bigint`.execute(db);
}

export type JournalKind = 'deck' | 'entry' | 'trade';

export type JournalRow<T> = {
  row_key: string;
  user_id: UserId | null;
  /** The version or number after the rewrite. */
  seen: number;
  before: T | null;
};

/** Fails if a row was already written. */
export async function insertJournal<T>(
  db: Database,
  run: RunRow,
  kind: JournalKind,
  rows: readonly JournalRow<T>[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into card_renumber_rows (run_id, kind, row_key, user_id, seen, before)
    select ${run.id}::bigint, ${kind}, given.row_key, given.user_id, given.seen,
      nullif(given.before, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (row_key text, user_id bigint, seen bigint, before jsonb)`.execute(db);
}

export async function listJournal<T>(
  db: Database,
  run: RunRow,
  kind: JournalKind,
  keys: readonly string[],
): Promise<Map<string, JournalRow<T>>> {
  const { rows } = await sql<JournalRow<T>>`
    select row_key, user_id, seen, before from card_renumber_rows
    where run_id = ${run.id}::bigint and kind = ${kind} and row_key = any(${keys}::text[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.row_key, row]));
}

/** Fails if a row was already restored. */
export async function markBack(
  db: Database,
  run: RunRow,
  kind: JournalKind,
  keys: readonly string[],
): Promise<void> {
  const { numAffectedRows } = await sql`update card_renumber_rows set is_back = true
    where run_id = ${run.id}::bigint and kind = ${kind} and row_key = any(${keys}::text[])
      and not is_back`.execute(db);
  if (Number(numAffectedRows) !== keys.length) {
    throw new Error(`renumbering ${run.id}: a ${kind} was written back twice`);
  }
}
