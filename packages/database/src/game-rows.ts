import { sql } from 'kysely';
import type { Database } from './db.ts';

/** The catalogue's own tables, in the order in which their rows can go. The cards go with their part. */
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

/** A table whose rows name a game, and the column that does. */
type GameColumn = { table: string; column: string };

/** Gives a game its row, its settings and its part of every divided table; run again, it does nothing. */
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
 * Takes a game away in which nobody has done anything yet, with its cards. Otherwise nothing happens,
 * and the tables are named in which something of members stands.
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

/** A change that cannot get its locks gives way to members and is tried again later. */
async function inShortTransaction<T>(
  db: Database,
  work: (trx: Database) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = '5s'`.execute(trx);
    return work(trx);
  });
}
