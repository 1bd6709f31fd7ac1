import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { DeckZoneField } from '@deckframe/domain/game-config-deck';
import { sql } from 'kysely';

/** Newest decks searched for cards of a zone. */
const DECKS_LOOKED_AT = 20_000;

/** Returns columns that neither table nor cards have. */
export async function findUnknownColumns(
  db: Database,
  game: string,
  columns: readonly string[],
): Promise<string[]> {
  if (columns.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${columns}::text[]) as name
    where not exists (
      select from pg_attribute where attrelid = 'cards'::regclass and attname = name and attnum > 0
    ) and not exists (select from cards where gameid = ${game} and extra ? name)`.execute(db);
  return rows.map(({ name }) => name);
}

/** Returns prefixes of published cards. */
export async function findPrefixesInUse(
  db: Database,
  game: string,
  prefixes: readonly string[],
): Promise<string[]> {
  if (prefixes.length === 0) return [];
  const { rows } = await sql<{ prefix: string }>`
    select prefix from unnest(${prefixes}::text[]) as prefix
    where exists (select from cards
      where gameid = ${game} and published = 1 and starts_with(cardno, prefix))`.execute(db);
  return rows.map(({ prefix }) => prefix);
}

export async function hasDecksWith(
  db: Database,
  game: string,
  field: DeckZoneField,
): Promise<boolean> {
  const { rows } = await sql`
    select from (select ${sql.ref(field)} as cards from decklists
      where gameid = ${game} and deleted_at is null
      order by modified_date desc limit ${DECKS_LOOKED_AT}) as newest
    where cards <> '' limit 1`.execute(db);
  return rows.length > 0;
}

/** Returns numbers without a card. */
export async function findUnknownCards(
  db: Database,
  game: string,
  cards: readonly string[],
): Promise<string[]> {
  if (cards.length === 0) return [];
  const { rows } = await sql<{ number: string }>`
    select number from unnest(${cards}::text[]) as number
    where not exists (select from cards where gameid = ${game} and cardno = number)
      and not exists (select from cards where gameid = ${game} and originalid = number)`.execute(
    db,
  );
  return rows.map(({ number }) => number);
}

export async function findUnlistedDecks(
  db: Database,
  game: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ deck: string }>`
    select deck::text as deck from unnest(${ids}::uuid[]) as deck
    where not exists (select from decklists where gameid = ${game} and id = deck
      and is_public = 1 and deleted_at is null and moderated_at is null)`.execute(db);
  return rows.map(({ deck }) => deck);
}

export type LockRow = {
  maintenance_code_hash: string | null;
  maintenance_message: string | null;
  maintenance_version: number;
};

export async function findLock(db: Database, game: string): Promise<LockRow | undefined> {
  const rows = await runStatement<LockRow>(db, {
    name: 'find-maintenance-lock',
    text: `select maintenance_code_hash, maintenance_message, maintenance_version
      from game_settings where gameid = $1`,
    values: [game],
  });
  return rows[0];
}

/** Locks the current state. */
export async function findLockForUpdate(db: Database, game: string): Promise<LockRow | undefined> {
  return db
    .selectFrom('game_settings')
    .select(['maintenance_code_hash', 'maintenance_message', 'maintenance_version'])
    .where('gameid', '=', game)
    .forUpdate()
    .executeTakeFirst();
}

/** Updates an unchanged lock and returns its version. */
export async function updateLock(
  db: Database,
  game: string,
  change: { codeHash: string | null; message: string; fromVersion: number; userId: UserId },
): Promise<number | undefined> {
  const row = await db
    .updateTable('game_settings')
    .set((eb) => ({
      maintenance_code_hash: change.codeHash,
      maintenance_message: change.message,
      maintenance_version: eb('maintenance_version', '+', 1),
      updated_at: sql`app_now()`,
      updated_by: change.userId,
    }))
    .where('gameid', '=', game)
    .where('maintenance_version', '=', change.fromVersion)
    .returning('maintenance_version')
    .executeTakeFirst();
  return row?.maintenance_version;
}

/** The newest version of each game that has one. */
export async function listNewestVersions(
  db: Database,
  games: readonly string[],
): Promise<{ game: string; version: number }[]> {
  return runStatement(db, {
    name: 'newest-game-configs',
    text: `select game, version from unnest($1::text[]) as game
      cross join lateral (
        select version from game_config_versions as stored where stored.gameid = game
        order by version desc limit 1
      ) as newest`,
    values: [games],
  });
}

/** Stored configs of a game, the newest first. */
export async function listConfigs(
  db: Database,
  game: string,
  limit: number,
): Promise<{ version: number; config: unknown }[]> {
  return db
    .selectFrom('game_config_versions')
    .select(['version', 'config'])
    .where('gameid', '=', game)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

export async function findConfig(db: Database, game: string, version: number): Promise<unknown> {
  const row = await db
    .selectFrom('game_config_versions')
    .select('config')
    .where('gameid', '=', game)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.config;
}

export async function listVersions(db: Database, game: string, limit: number) {
  return db
    .selectFrom('game_config_versions as stored')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'stored.created_by').on('users.deleted_at', 'is', null),
    )
    .select([
      'stored.version',
      'users.username',
      'stored.note',
      'stored.changed',
      'stored.restored_from',
      'stored.created_at',
    ])
    .where('stored.gameid', '=', game)
    .orderBy('stored.version', 'desc')
    .limit(limit)
    .execute();
}

export type NewVersion = {
  game: string;
  version: number;
  config: object;
  changed: string[];
  note: string;
  restoredFrom: number | null;
  userId: UserId;
};

/** Returns false if somebody else has already written this version. */
export async function insertVersion(db: Database, row: NewVersion): Promise<boolean> {
  const added = await db
    .insertInto('game_config_versions')
    .values({
      gameid: row.game,
      version: row.version,
      config: JSON.stringify(row.config),
      changed: row.changed,
      note: row.note,
      based_on: row.version - 1,
      restored_from: row.restoredFrom,
      created_by: row.userId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  return added !== undefined;
}
