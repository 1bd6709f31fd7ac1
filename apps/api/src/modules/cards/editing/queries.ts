import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import type { CardValues } from '@deckframe/domain/cards/catalogue/plan-edits';
import { sql } from 'kysely';
import { columnValue } from '../catalogue/service.ts';

/** Finds the picture of a card, including hidden cards. */
export async function findImage(db: Database, game: string, cardno: string) {
  return db
    .selectFrom('cards')
    .select('image')
    .where('gameid', '=', game)
    .where('cardno', '=', cardno)
    .executeTakeFirst();
}

export type ScheduleRow = {
  id: string;
  gameid: string;
  cardnos: string[];
  published: boolean;
  run_at: Date;
  created_by: UserId;
};

export async function insertSchedule(
  db: Database,
  schedule: { game: string; cardnos: string[]; published: boolean; at: string; userId: UserId },
): Promise<string> {
  const { id } = await db
    .insertInto('card_schedules')
    .values({
      gameid: schedule.game,
      cardnos: schedule.cardnos,
      published: schedule.published,
      run_at: schedule.at,
      created_by: schedule.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`select add_job('run-card-schedule',
    payload => json_build_object('game', ${schedule.game}::text, 'id', ${id}::bigint),
    job_key => 'card-schedule:' || ${String(id)}::text,
    run_at => ${schedule.at}::timestamptz)`.execute(db);
  return String(id);
}

export async function listOpenSchedules(
  db: Database,
  game: string,
): Promise<(ScheduleRow & { username: string | null })[]> {
  const { rows } = await sql<ScheduleRow & { username: string | null }>`
    select card_schedules.id::text as id, gameid, cardnos, published, run_at, created_by, username
    from card_schedules
    left join users on users.id = created_by and users.deleted_at is null
    where gameid = ${game} and done_at is null and cancelled_at is null
    order by run_at limit 200`.execute(db);
  return rows;
}

/** Locks a schedule until the transaction ends. Undefined if it has run or was cancelled. */
export async function findOpenSchedule(
  db: Database,
  game: string,
  id: string,
): Promise<ScheduleRow | undefined> {
  const { rows } = await sql<ScheduleRow>`
    select id::text as id, gameid, cardnos, published, run_at, created_by from card_schedules
    where gameid = ${game} and id = ${id}::bigint and done_at is null and cancelled_at is null
    for update`.execute(db);
  return rows[0];
}

export async function cancelSchedule(db: Database, game: string, id: string): Promise<void> {
  await sql`update card_schedules set cancelled_at = app_now()
    where gameid = ${game} and id = ${id}::bigint`.execute(db);
}

export async function endSchedule(db: Database, game: string, id: string): Promise<void> {
  await sql`update card_schedules set done_at = app_now()
    where gameid = ${game} and id = ${id}::bigint`.execute(db);
}

export type ImportedCard = {
  cardno: string;
  kind: 'new' | 'changed' | 'gone' | 'back';
  published: number;
  before: CardValues | null;
  after: CardValues | null;
  /** Current values of the changed columns. */
  current: CardValues | null;
};

/** Returns an import's changes with the current cards, locked. */
export async function listImportedCards(
  db: Database,
  game: string,
  importId: number,
): Promise<ImportedCard[]> {
  const { rows } = await sql<ImportedCard>`
    select history.cardno, history.kind, cards.published, history.before, history.after,
      (select jsonb_object_agg(named, (to_jsonb(cards) || cards.extra) -> named)
       from jsonb_object_keys(coalesce(history.after, '{}')) as named) as current
    from card_history as history
    join cards on cards.gameid = history.gameid and cards.cardno = history.cardno
    where history.gameid = ${game} and history.import_id = ${importId}::bigint
    order by history.cardno for no key update of cards`.execute(db);
  return rows;
}

type Row = Record<string, ColumnValue | Date>;

const toList = (columns: readonly string[]) =>
  sql.raw(columns.map((column) => `${columnValue(column)} as "${column}"`).join(', '));

/** Returns all cards by number, starting after `after`, including hidden ones. */
export async function listAllCards(
  db: Database,
  game: string,
  columns: readonly string[],
  page: { after: string; limit: number },
): Promise<CardValues[]> {
  const { rows } = await sql<Row>`select ${toList(columns)} from cards
    where gameid = ${game} and cardno > ${page.after}
    order by cardno limit ${page.limit}`.execute(db);
  return rows.map(toValues);
}

export async function countAllCards(db: Database, game: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from cards where gameid = ${game}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Locks these cards until the transaction ends. */
export async function listCardsForUpdate(
  db: Database,
  game: string,
  columns: readonly string[],
  cardnos: readonly string[],
): Promise<CardValues[]> {
  const { rows } = await sql<Row>`select ${toList(columns)} from cards
    where gameid = ${game} and cardno = any(${cardnos}::text[])
    order by cardno for no key update`.execute(db);
  return rows.map(toValues);
}

export type Printing = { cardno: string; originalid: string; mainalternate: boolean | null };

/** Returns all printings of these originals. */
export async function listPrintings(
  db: Database,
  game: string,
  originals: readonly string[],
): Promise<Printing[]> {
  const { rows } = await sql<Printing>`select cardno, originalid, mainalternate from cards
    where gameid = ${game} and originalid = any(${originals}::text[])
    order by cardno for no key update`.execute(db);
  return rows;
}

export type HistoryRow = {
  id: string;
  changed_at: Date;
  kind: 'new' | 'changed' | 'gone' | 'back';
  source_name: string;
  created_by: string;
  username: string | null;
  note: string | null;
  before: Record<string, ColumnValue> | null;
  after: Record<string, ColumnValue> | null;
};

export async function listHistory(
  db: Database,
  game: string,
  cardno: string,
  limit: number,
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    with newest as (
      select * from card_history where gameid = ${game} and cardno = ${cardno}
      order by changed_at desc, id desc limit ${limit}
    )
    select newest.id::text as id, changed_at, kind, source_name, card_imports.created_by, username, note,
      before, after
    from newest join card_imports on card_imports.id = import_id
    left join users on users.deleted_at is null
      and users.id = case when card_imports.created_by ~ '^user:[0-9]{1,15}$'
        then substr(card_imports.created_by, 6)::bigint end
    order by changed_at desc, newest.id desc`.execute(db);
  return rows;
}

function toValues(row: Row): CardValues {
  const entries = Object.entries(row).map(([column, value]) => [
    column,
    value instanceof Date ? value.toISOString() : value,
  ]);
  const values = Object.fromEntries(entries) as Record<string, ColumnValue>;
  return { ...values, published: values['published'] === 1 };
}
