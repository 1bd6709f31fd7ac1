import type { EventAudience } from '@deckframe/contract/rewards/events';
import type { Database } from '@deckframe/database/db';
import { sql, type RawBuilder } from 'kysely';

/** Beyond so many members a sample of so many is counted. */
const SAMPLE = 50_000;
const COUNTED_WHOLE = 4 * SAMPLE;

export type Reach = { members: number; isEstimate: boolean };

/**
 * Members whom an audience has at the moment, by the rule of `list_events_of`. Those with a role are
 * few and found by an index; of all others a sample says how many there are about.
 */
export async function countReach(db: Database, audience: EventAudience): Promise<Reach> {
  const all = await countRows(db);
  if (audience.role !== undefined || all <= COUNTED_WHOLE) {
    return { members: await count(db, sql`users`, audience), isEstimate: false };
  }
  const percent = (100 * SAMPLE) / all;
  const sample = sql`users tablesample system (${sql.lit(percent)})`;
  const found = await count(db, sample, audience);
  return { members: roundToThree((found * 100) / percent), isEstimate: true };
}

/** As the database remembers it, without reading them. */
async function countRows(db: Database): Promise<number> {
  const { rows } = await sql<{ all: number }>`select reltuples::float8 as all from pg_class
    where oid = 'public.users'::regclass`.execute(db);
  return rows[0]?.all ?? 0;
}

async function count(
  db: Database,
  from: RawBuilder<unknown>,
  { role, level, game, joinedBefore }: EventAudience,
): Promise<number> {
  const conditions = [
    sql`users.id <> 1 and users.deleted_at is null`,
    ...(role === undefined ? [] : [sql`users.roles <> '{}' and ${role} = any (users.roles)`]),
    ...(level === undefined ? [] : [sql`users.user_level >= ${level}`]),
    ...(joinedBefore === undefined ? [] : [sql`users.createdon < ${joinedBefore}::timestamptz`]),
    ...(game === undefined ? [] : [plays(game)]),
  ];
  const { rows } = await sql<{ members: number }>`select count(*)::integer as members
    from ${from} where ${sql.join(conditions, sql` and `)}`.execute(db);
  return rows[0]?.members ?? 0;
}

const plays = (game: string) => sql`(
  exists (select from decklists as decks where decks.user_id = users.id and decks.gameid = ${game})
  or exists (select from collection_states as shelves
    where shelves.user_id = users.id and shelves.gameid = ${game}))`;

/** Example: 1,234,567 is 1,230,000. */
function roundToThree(members: number): number {
  return Number(members.toPrecision(3));
}
