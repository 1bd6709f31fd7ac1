import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

export type RunState = 'running' | 'done' | 'undoing' | 'undone';
export type RunPhase = 'count' | 'decks' | 'entries' | 'trades' | 'end';
export type Kind = 'decks' | 'entries' | 'trades';

/** A card that got another number, and how far the worker has come. */
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

/** Holds the row: one walk goes on at a time, whoever leads it. */
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

/** The same walk again, the other way. */
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

/** False while an import or another change of the whole catalogue runs. */
export async function takeImportLock(db: Database, game: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('card-import'), hashtext(${game})) as taken`.execute(
    db,
  );
  return rows[0]?.taken === true;
}

/** In the transaction of the change: the catalogue is published anew, and the walk begins. */
export async function addRunJobs(db: Database, game: string, id: number): Promise<void> {
  await sql`select
    add_job('publish-catalogue', json_build_object('game', ${game}::text),
      'publish-catalogue:' || ${game}::text),
    add_job('renumber-card', json_build_object('run', ${id}::bigint),
      'renumber-card:' || ${id}::bigint)`.execute(db);
}
