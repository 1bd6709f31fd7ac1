import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';

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

/** False where somebody else has written this version. */
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
