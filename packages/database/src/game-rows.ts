import { sql } from 'kysely';
import type { Database } from './db.ts';

/** Tables of the catalogue, in the order of deletion. Cards are deleted with their partition. */
const CATALOGUE = [
  'daily_cards',
  'card_aliases',
  'card_history',
  'card_imports',
  'catalogue_files',
  'catalogue_manifests',
  'game_config_versions',
  'game_settings',
];

/** A table with game ids, and the name of that column. */
type GameColumn = { table: string; column: string };

/** Creates the row, settings and partitions of a game. Safe to run again. */
export async function addGame(db: Database, game: string): Promise<void> {
  await inShortTransaction(db, async (trx) => {
    await sql`insert into games (gameid) values (${game}) on conflict do nothing`.execute(trx);
    await sql`insert into game_settings (gameid) values (${game}) on conflict do nothing`.execute(
      trx,
    );
    await sql`select create_game_partitions(${game})`.execute(trx);
  });
}

export async function listGameRows(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('games').select('gameid').orderBy('gameid').execute();
  return rows.map(({ gameid }) => gameid);
}

/**
 * Removes a game and its cards if it has no member data. Otherwise removes nothing and returns the
 * tables with member data.
 */
export async function removeGame(db: Database, game: string): Promise<string[]> {
  return inShortTransaction(db, async (trx) => {
    const columns = await listGameColumns(trx);
    const used: string[] = [];
    for (const { table, column } of columns) {
      if (table === 'cards' || CATALOGUE.includes(table)) continue;
      const found = await sql`select from ${sql.table(table)}
        where ${sql.ref(column)} = ${game} limit 1`.execute(trx);
      if (found.rows.length > 0) used.push(table);
    }
    if (used.length > 0) return used;
    for (const table of CATALOGUE) {
      const column = columns.find((known) => known.table === table)?.column ?? 'gameid';
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${game}`.execute(trx);
    }
    await sql`select drop_game_partitions(${game})`.execute(trx);
    await sql`delete from games where gameid = ${game}`.execute(trx);
    return [];
  });
}

async function listGameColumns(db: Database): Promise<GameColumn[]> {
  const { rows } = await sql<GameColumn>`
    select conrelid::regclass::text as "table", attname::text as "column"
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'games'::regclass and conparentid = 0`.execute(db);
  return rows;
}

/** If a change cannot get its locks quickly, it is retried later, so that members do not wait. */
async function inShortTransaction<T>(
  db: Database,
  work: (trx: Database) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = '5s'`.execute(trx);
    return work(trx);
  });
}
