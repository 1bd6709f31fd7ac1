import type { Database } from '@deckframe/database/db';
import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import type { CardValues } from '@deckframe/domain/catalogue/card-edit';
import { sql } from 'kysely';
import { columnValue } from '../cards/catalogue/service.ts';

type Row = Record<string, ColumnValue | Date>;

const toList = (columns: readonly string[]) =>
  sql.raw(columns.map((column) => `${columnValue(column)} as "${column}"`).join(', '));

/** By number, hidden ones too; the page starts behind `after`. */
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

/** Held until the end of the transaction: what is compared is what is changed. */
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

/** All printings of these originals. */
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

/** Newest first. */
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
