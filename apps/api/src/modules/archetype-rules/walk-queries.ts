import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

export type Walk = { walked_to: string | null; is_over: boolean };

/** Where the walk of a version is; over as well where there is a newer one, which has its own. */
export async function lockWalk(
  db: Database,
  game: string,
  version: number,
): Promise<Walk | undefined> {
  const { rows } = await sql<Walk>`select walked_to, finished_at is not null or exists (
      select from archetype_rule_versions as newer
      where newer.gameid = walk.gameid and newer.version > walk.version) as is_over
    from archetype_rule_versions as walk
    where gameid = ${game} and version = ${version} for update`.execute(db);
  return rows[0];
}

/** In the transaction of what was written: a walk that dies goes on behind it. */
export async function advanceWalk(
  db: Database,
  { game, version }: { game: string; version: number },
  step: { to: string | null; walked: number; changed: number },
): Promise<void> {
  await sql`update archetype_rule_versions set walked = walked + ${step.walked}::integer,
      changed = changed + ${step.changed}::integer,
      walked_to = coalesce(${step.to}::uuid, walked_to),
      finished_at = case when ${step.to}::uuid is null then app_now() end
    where gameid = ${game} and version = ${version}`.execute(db);
}
