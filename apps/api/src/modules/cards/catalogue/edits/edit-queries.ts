import type { Database } from '@deckframe/database/db';
import { CARD_COLUMNS } from '@deckframe/domain/card';
import type { CardValues } from '@deckframe/domain/cards/catalogue/plan-edits';
import { sql } from 'kysely';
import { SOURCE_COLUMNS } from '../import/staging-queries.ts';

const WRITTEN = Object.keys(SOURCE_COLUMNS).filter(
  (column) => column !== 'cardno' && column !== 'created_at',
);

export type StoredChange = { cardno: string; after: CardValues };

const list = (prefix: string, columns: readonly string[]) =>
  sql.raw(columns.map((column) => `${prefix}${column}`).join(', '));

/** Demotes old mains first, so that no group ever has two. */
export async function stepDown(
  db: Database,
  game: string,
  cardnos: readonly string[],
): Promise<void> {
  await sql`update cards set mainalternate = false
    where gameid = ${game} and cardno = any(${cardnos}::text[]) and mainalternate`.execute(db);
}

/** Updates only named columns; game-specific ones are in `extra`. */
export async function updateCards(
  db: Database,
  game: string,
  changes: readonly StoredChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const json = JSON.stringify(changes.map(toRecord));
  await sql`update cards set
      (${list('', WRITTEN)}) = (
        select ${list('filled.', WRITTEN)}
        from jsonb_populate_record(cards, changes.shared) as filled
      ),
      extra = jsonb_strip_nulls(cards.extra || changes.own),
      updated_at = app_now()
    from jsonb_to_recordset(${json}::jsonb) as changes(cardno text, shared jsonb, own jsonb)
    where cards.gameid = ${game} and cards.cardno = changes.cardno`.execute(db);
}

export async function insertCards(
  db: Database,
  game: string,
  changes: readonly StoredChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const json = JSON.stringify(changes.map(toRecord));
  await sql`insert into cards (gameid, cardno, ${list('', WRITTEN)}, extra)
    select ${game}, changes.cardno, ${list('filled.', WRITTEN)}, jsonb_strip_nulls(changes.own)
    from jsonb_to_recordset(${json}::jsonb) as changes(cardno text, shared jsonb, own jsonb),
      jsonb_populate_record(null::cards, changes.shared) as filled`.execute(db);
}

export type HistoryRow = { cardno: string; kind: string; before: object; after: object };

export async function insertEditHistory(
  db: Database,
  game: string,
  importId: number,
  rows: readonly HistoryRow[],
): Promise<void> {
  await sql`insert into card_history (gameid, cardno, import_id, kind, before, after)
    select ${game}, cardno, ${importId}::bigint, kind, before, after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as changes(cardno text, kind text, before jsonb, after jsonb)`.execute(db);
}

/** Queues publishing the catalogue in the same transaction. */
export async function wishToPublish(db: Database, game: string): Promise<void> {
  await sql`select add_job('publish-catalogue',
    payload => json_build_object('game', ${game}::text),
    job_key => 'publish-catalogue:' || ${game}::text)`.execute(db);
}

const SHARED: ReadonlySet<string> = new Set(CARD_COLUMNS);

function toRecord({ cardno, after }: StoredChange) {
  const columns = Object.entries(toStored(after));
  const isShared = ([column]: [string, unknown]): boolean => SHARED.has(column);
  return {
    cardno,
    shared: Object.fromEntries(columns.filter(isShared)),
    own: Object.fromEntries(columns.filter((entry) => !isShared(entry))),
  };
}

/** Converts to stored form: published is 0 or 1. */
export function toStored(values: CardValues): CardValues {
  const { published } = values;
  return typeof published === 'boolean' ? { ...values, published: published ? 1 : 0 } : values;
}
