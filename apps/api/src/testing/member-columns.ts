import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import type { AccountPart } from '../lib/account-part.ts';

/** Column names that suggest a member id, for columns without a foreign key. */
const PEOPLE =
  'user|member|owner|author|actor|creator|editor|reporter|moderator|organi[sz]er|judge|player|' +
  'opponent|collaborator|sender|recipient|follower|followed|blocked|reported|winner|account';
const PERSON_NAME = `((^|_)(${PEOPLE})s?(_?ids?)?|_by)$`;

const TABLES = sql`pg_class.relkind in ('r', 'p') and not pg_class.relispartition
  and space.nspname not in ('pg_catalog', 'information_schema')`;

/**
 * Lists every column that contains a member id, found by foreign keys (also indirect) or by name.
 */
export async function listMemberColumns(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive keys as (
      select conrelid, unnest(conkey) as attnum, confrelid, unnest(confkey) as target
      from pg_constraint where contype = 'f'
    ), tied as (
      select attrelid as relation, attnum from pg_attribute
      where attrelid = 'users'::regclass and attname = 'id'
      union
      select keys.conrelid, keys.attnum from keys
      join tied on keys.confrelid = tied.relation and keys.target = tied.attnum
    )
    select concat(nullif(space.nspname, 'public') || '.', pg_class.relname, '.', attname) as name
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    join pg_namespace as space on space.oid = relnamespace
    where ${TABLES} and space.nspname <> 'graphile_worker'
      and pg_attribute.attnum > 0 and not attisdropped
      and ((attrelid, pg_attribute.attnum) in (select relation, attnum from tied)
        or attname ~ ${PERSON_NAME})
    order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Lists every column of all tables, including jobs, that contains this text. */
export async function findColumnsHolding(db: Database, word: string): Promise<string[]> {
  const { rows: tables } = await sql<{ space: string; table: string }>`
    select space.nspname as space, relname as table from pg_class
    join pg_namespace as space on space.oid = relnamespace where ${TABLES}`.execute(db);
  const found: string[] = [];
  for (const { space, table } of tables) {
    const { rows } = await sql<{ key: string }>`
      select distinct cell.key
      from ${sql.id(space, table)} as kept, jsonb_each_text(to_jsonb(kept)) as cell (key, value)
      where cell.value ~ ${String.raw`\m${word}\M`}`.execute(db);
    const prefix = space === 'public' ? table : `${space}.${table}`;
    found.push(...rows.map(({ key }) => `${prefix}.${key}`));
  }
  return found.sort();
}

/** Lists columns that contain one of the texts, ignoring case: `comments.text: A kind word`. */
export async function findTexts(db: Database, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ space: string; table: string }>`
    select space.nspname as space, relname as table from pg_class
    join pg_namespace as space on space.oid = relnamespace where ${TABLES}`.execute(db);
  const found: string[] = [];
  for (const { space, table } of tables) {
    const { rows } = await sql<{ key: string; text: string }>`
      select distinct cell.key, sought.text
      from ${sql.id(space, table)} as stored, jsonb_each_text(to_jsonb(stored)) as cell (key, value),
        unnest(${[...texts]}::text[]) as sought (text)
      where position(lower(sought.text) in lower(cell.value)) > 0`.execute(db);
    const prefix = space === 'public' ? table : `${space}.${table}`;
    found.push(...rows.map(({ key, text }) => `${prefix}.${key}: ${text}`));
  }
  return found.sort();
}

type Reasons = Readonly<Record<string, string | undefined>>;

/** Returns columns without a decision, and decisions about columns that do not exist. */
export function findUncovered(
  columns: readonly string[],
  parts: readonly AccountPart[],
  reasons: { notExported: Reasons; notErased: Reasons },
): string[] {
  const covers = parts.flatMap((part) => Object.entries(part.covers));
  const treated = (column: string, treatments: readonly string[]): boolean =>
    covers.some(([name, all]) => name === column && all.some((one) => treatments.includes(one)));
  const open = columns.flatMap((column) => [
    ...(treated(column, ['export']) === Object.hasOwn(reasons.notExported, column)
      ? [`${column}: export it in a part, or say in NOT_EXPORTED why not`]
      : []),
    ...(treated(column, ['erase', 'anonymise']) === Object.hasOwn(reasons.notErased, column)
      ? [`${column}: erase or anonymise it in a part, or say in NOT_ERASED why not`]
      : []),
  ]);
  const known = new Set(columns);
  const stale = [...covers.map(([name]) => name), ...Object.keys(reasons.notExported)]
    .filter((column) => !known.has(column))
    .map((column) => `${column}: holds no member's id`);
  return [...open, ...stale];
}
