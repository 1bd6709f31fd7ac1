import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import type { Kind, RunPhase, RunRow } from '../../card-numbers/run-queries.ts';

/** Rows that a walk will pass, for its progress. */
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

/** The next keys behind a place, in their order. */
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

/** In the transaction of what was written: a walk that dies goes on behind it. */
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
  /** The version or number that the row had when the walk left it. */
  seen: number;
  before: T | null;
};

/** Fails where a row was written before: nothing is changed twice. */
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

/** Fails where one was written back before. */
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
