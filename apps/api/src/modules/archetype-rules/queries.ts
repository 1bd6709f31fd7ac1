import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { ArchetypeRule } from '@deckframe/domain/meta/archetype-rules';
import { sql } from 'kysely';

export type RulesRow = { version: number; rules: unknown };

/** The rules in force; none where nobody has written any. */
export async function findRules(db: Database, game: string): Promise<RulesRow | undefined> {
  const { rows } = await sql<RulesRow>`select version, rules from archetype_rule_versions
    where gameid = ${game} order by version desc limit 1`.execute(db);
  return rows[0];
}

export type StateRow = RulesRow & {
  username: string | null;
  created_at: Date;
  walked: number;
  changed: number;
  finished_at: Date | null;
};

export async function findState(db: Database, game: string): Promise<StateRow | undefined> {
  const { rows } = await sql<StateRow>`select stored.version, stored.rules, stored.created_at,
      stored.walked, stored.changed, stored.finished_at, users.username
    from archetype_rule_versions as stored
    left join users on users.id = stored.created_by and users.deleted_at is null
    where stored.gameid = ${game} order by stored.version desc limit 1`.execute(db);
  return rows[0];
}

/** False where somebody else has written this version. */
export async function insertRules(
  db: Database,
  row: { game: string; version: number; rules: readonly ArchetypeRule[]; userId: UserId },
): Promise<boolean> {
  const { rows } =
    await sql`insert into archetype_rule_versions (gameid, version, rules, created_by)
    values (${row.game}, ${row.version}, ${JSON.stringify({ rules: row.rules })}::json,
      ${row.userId})
    on conflict do nothing returning version`.execute(db);
  return rows.length > 0;
}

export async function addRelabelJob(db: Database, game: string, version: number): Promise<void> {
  await sql`select add_job('relabel-lists',
    json_build_object('game', ${game}::text, 'version', ${version}::integer),
    'relabel-lists:' || ${game}::text || ':' || ${version}::integer)`.execute(db);
}
