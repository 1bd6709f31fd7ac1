import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { SOURCE_COLUMNS, type SourceColumn } from './staging-queries.ts';

/** Columns of the source: table columns and names inside `extra`. */
export type DiffColumns = { columns: readonly SourceColumn[]; extras: readonly string[] };

export const DIFF_KINDS = ['new', 'changed', 'gone', 'back'] as const;

export type DiffKind = (typeof DIFF_KINDS)[number];

export type DiffSample = { kind: DiffKind; cardno: string; name: string; columns: string[] };

/** A time changes only if the source has one, at millisecond precision. */
const isChanged = (column: SourceColumn): string =>
  column === 'created_at'
    ? "staged.created_at <> date_trunc('milliseconds', cards.created_at)"
    : `staged.${column} is distinct from cards.${column}`;

/** Compares staged and stored cards in one pass without writing. */
export async function compareWithCards(
  db: Database,
  game: string,
  { columns, extras }: DiffColumns,
): Promise<void> {
  const tests = columns.map((column) => `case when ${isChanged(column)} then '${column}' end`);
  await sql`create temporary table import_diff (
    cardno text primary key, kind text not null, columns text[] not null
  ) on commit drop`.execute(db);
  await sql`insert into import_diff
    select coalesce(staged.cardno, cards.cardno),
      case
        when cards.cardno is null then 'new'
        when staged.cardno is null then 'gone'
        when cards.published = 0 and staged.published = 1 then 'back'
        else 'changed'
      end,
      case when staged.cardno is null or cards.cardno is null then '{}' else changed end
    from import_rows as staged
    full join (select * from cards where gameid = ${game}) as cards using (cardno)
    cross join lateral (
      select array_remove(array[${sql.raw(tests.join(', '))}]::text[], null) || array(
        select key from unnest(${extras}::text[]) as key
        where staged.extra -> key is distinct from cards.extra -> key
      ) as changed
    ) as compared
    where cards.cardno is null
      or (staged.cardno is null and cards.published = 1)
      or (staged.cardno is not null and cardinality(changed) > 0)`.execute(db);
  await sql`analyze import_diff`.execute(db);
}

export async function countDiff(db: Database): Promise<Record<DiffKind, number>> {
  const { rows } = await sql<{ kind: DiffKind; cards: number }>`
    select kind, count(*)::integer as cards from import_diff group by kind`.execute(db);
  const counts = { new: 0, changed: 0, gone: 0, back: 0 };
  for (const { kind, cards } of rows) counts[kind] = cards;
  return counts;
}

/** Counts the changed cards of each column. */
export async function countChangedColumns(
  db: Database,
): Promise<{ column: string; cards: number }[]> {
  const { rows } = await sql<{ column: string; cards: number }>`
    select changed as column, count(*)::integer as cards
    from import_diff cross join unnest(columns) as changed
    group by changed order by cards desc, changed`.execute(db);
  return rows;
}

export async function listDiffSamples(
  db: Database,
  game: string,
  perKind: number,
): Promise<DiffSample[]> {
  const { rows } = await sql<DiffSample>`
    select numbered.kind, numbered.cardno, coalesce(staged.name, cards.name) as name,
      numbered.columns
    from (
      select *, row_number() over (partition by kind order by cardno) as place from import_diff
    ) as numbered
    left join import_rows as staged on staged.cardno = numbered.cardno
    left join cards on cards.gameid = ${game} and cards.cardno = numbered.cardno
    where place <= ${perKind} order by numbered.kind, place`.execute(db);
  return rows;
}

export type DiffCard = {
  kind: DiffKind;
  cardno: string;
  name: string;
  changes: { column: string; before: string | null; after: string | null }[];
};

/** Returns cards with the old and new value of each column. */
export async function listDiffCards(
  db: Database,
  game: string,
  perKind: number,
): Promise<DiffCard[]> {
  if (perKind === 0) return [];
  const { rows } = await sql<DiffCard>`
    select numbered.kind, numbered.cardno, coalesce(staged.name, cards.name) as name,
      coalesce((select jsonb_agg(jsonb_build_object('column', changed,
          'before', (to_jsonb(cards) || cards.extra) ->> changed,
          'after', (to_jsonb(staged) || staged.extra) ->> changed))
        from unnest(numbered.columns) as changed), '[]') as changes
    from (
      select *, row_number() over (partition by kind order by cardno) as place from import_diff
    ) as numbered
    left join import_rows as staged on staged.cardno = numbered.cardno
    left join cards on cards.gameid = ${game} and cards.cardno = numbered.cardno
    where place <= ${perKind} order by numbered.kind, place`.execute(db);
  return rows;
}

/** Hashes the changes of all cards. */
export async function hashDiff(db: Database): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    select encode(sha256(convert_to(
      coalesce(string_agg(concat_ws(' ', cardno, kind, array_to_string(columns, ',')),
        E'\n' order by cardno), ''), 'UTF8')), 'hex') as hash from import_diff`.execute(db);
  return rows[0]?.hash ?? '';
}

/** Splits a mapping's columns into those of the table and those inside `extra`. */
export function toDiffColumns(names: readonly string[]): DiffColumns {
  const isColumn = (name: string): name is SourceColumn => Object.hasOwn(SOURCE_COLUMNS, name);
  return {
    columns: names.filter(isColumn).filter((name) => name !== 'cardno'),
    extras: names.filter((name) => !isColumn(name)),
  };
}
