import type { Database } from '@deckframe/database/db';
import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import type { MappedCard } from '@deckframe/domain/cards/catalogue/map-source-row';
import { sql } from 'kysely';

/** Columns of `cards` that a source can set; others go to `extra`. */
export const SOURCE_COLUMNS = {
  cardno: 'text',
  name: 'text',
  image: 'text',
  color: 'text',
  categorydata: 'text',
  rarity: 'text',
  level: 'integer',
  cost: 'integer',
  apdata: 'integer',
  hp: 'integer',
  effectdata: 'text',
  trait: 'text',
  attributedata: 'text',
  link: 'text',
  originalid: 'text',
  blockicon: 'text',
  seriesname: 'text',
  series: 'text',
  mainalternate: 'boolean',
  getinfodata: 'text',
  marketprice: 'numeric(10, 2)',
  tcgplayerlink: 'text',
  tcgplayer_id: 'text',
  published: 'smallint',
  created_at: 'timestamptz',
} as const;

export type SourceColumn = keyof typeof SOURCE_COLUMNS;

const NAMES = Object.keys(SOURCE_COLUMNS) as SourceColumn[];
const DEFINITIONS = [
  'position integer',
  ...Object.entries(SOURCE_COLUMNS).map(([name, type]) => `${name} ${type}`),
  'extra jsonb',
].join(', ');

export type StagedRow = MappedCard & { position: number };

/** Creates the temporary staging table of this transaction. */
export async function createStaging(db: Database): Promise<void> {
  await sql.raw(`create temporary table import_rows (${DEFINITIONS}) on commit drop`).execute(db);
}

export async function insertStaged(db: Database, rows: readonly StagedRow[]): Promise<void> {
  const json = JSON.stringify(rows.map(toRecord));
  await sql`insert into import_rows
    select * from jsonb_to_recordset(${json}::jsonb) as staged(${sql.raw(DEFINITIONS)})`.execute(
    db,
  );
}

/** Copies other cards to the staging table for a partial source. */
export async function stageOtherCards(db: Database, game: string): Promise<void> {
  const columns = sql.raw([...NAMES, 'extra'].join(', '));
  await sql`insert into import_rows (${columns})
    select ${columns} from cards
    where gameid = ${game}
      and not exists (select from import_rows where import_rows.cardno = cards.cardno)`.execute(db);
}

/** Drops ignored columns. */
export async function dropIgnoredExtras(db: Database, columns: readonly string[]): Promise<void> {
  if (columns.length === 0) return;
  await sql`update import_rows set extra = extra - ${columns}::text[]`.execute(db);
}

/** Returns rows with a duplicate number. */
export async function listDuplicates(
  db: Database,
): Promise<{ position: number; cardno: string }[]> {
  const { rows } = await sql<{ position: number; cardno: string }>`
    select position, cardno from (
      select position, cardno, row_number() over (partition by cardno order by position) as place
      from import_rows
    ) as numbered
    where place > 1 order by position`.execute(db);
  return rows;
}

export async function hasStagedNumber(db: Database, cardno: string): Promise<boolean> {
  const { rows } = await sql`select from import_rows where cardno = ${cardno} limit 1`.execute(db);
  return rows.length > 0;
}

export async function renumberStaged(
  db: Database,
  position: number,
  cardno: string,
): Promise<void> {
  await sql`update import_rows set cardno = ${cardno} where position = ${position}`.execute(db);
}

export async function indexNumbers(db: Database): Promise<void> {
  await sql`create index on import_rows (cardno)`.execute(db);
  await sql`create index on import_rows (position)`.execute(db);
  await sql`analyze import_rows`.execute(db);
}

/**
 * Maps former numbers to renumbered cards and keeps their original id, because ratings and comments
 * use it.
 */
export async function respellRenumbered(db: Database, game: string): Promise<void> {
  await sql`update import_rows set cardno = alias.current_cardno
    from card_aliases as alias
    where alias.gameid = ${game} and alias.cardno = import_rows.cardno
      and exists (select from card_renumbers as run where run.gameid = ${game}
        and alias.cardno in (run.old_cardno, run.new_cardno))
      and not exists (select from import_rows as named
        where named.cardno = alias.current_cardno)`.execute(db);
  await sql`update import_rows set originalid = known.originalid
    from cards as known
    where known.gameid = ${game} and known.cardno = import_rows.originalid
      and known.originalid <> known.cardno
      and exists (select from card_renumbers as run where run.gameid = ${game}
        and known.cardno in (run.old_cardno, run.new_cardno))`.execute(db);
}

/** Created once every number is unique. */
export async function indexStaging(db: Database): Promise<void> {
  await sql`create unique index on import_rows (cardno)`.execute(db);
  await sql`create index on import_rows (originalid)`.execute(db);
  await sql`analyze import_rows`.execute(db);
}

/** Fixes original ids that differ only in case. */
export async function settleOriginals(db: Database): Promise<void> {
  await sql`update import_rows set originalid = named.cardno
    from import_rows as named
    where lower(named.cardno) = lower(import_rows.originalid)
      and named.cardno <> import_rows.originalid
      and not exists (select from import_rows as exact where exact.cardno = import_rows.originalid)
  `.execute(db);
}

export type StagedPrinting = { cardno: string; originalid: string; mainalternate: boolean | null };

const GROUPS_AT_ONCE = 1000;

/** Returns the next groups without exactly one main. */
export async function listUnsettledGroups(db: Database, after: string): Promise<StagedPrinting[]> {
  const { rows } = await sql<StagedPrinting>`
    with unsettled as (
      select originalid from import_rows
      where originalid > ${after}
      group by originalid
      having count(*) filter (where mainalternate) <> 1 or bool_or(mainalternate is null)
      order by originalid limit ${GROUPS_AT_ONCE}
    )
    select cardno, originalid, mainalternate from import_rows
    join unsettled using (originalid) order by originalid, cardno`.execute(db);
  return rows;
}

export async function settleMains(
  db: Database,
  mains: readonly { originalid: string; cardno: string }[],
): Promise<void> {
  const json = JSON.stringify(mains);
  await sql`update import_rows set mainalternate = (import_rows.cardno = main.cardno)
    from jsonb_to_recordset(${json}::jsonb) as main(originalid text, cardno text)
    where import_rows.originalid = main.originalid`.execute(db);
}

function toRecord({ position, ...card }: StagedRow): Record<string, unknown> {
  const record: Record<string, unknown> = { position };
  const extra: Record<string, ColumnValue> = {};
  for (const [column, value] of Object.entries(card)) {
    if (Object.hasOwn(SOURCE_COLUMNS, column)) record[column] = value;
    else if (value !== null) extra[column] = value;
  }
  return { ...record, published: card['published'] === false ? 0 : 1, extra };
}
