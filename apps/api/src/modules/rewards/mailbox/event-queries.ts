import {
  CLAIMS_COUNTED,
  type EventAudience,
  type EventBody,
  type EventChange,
  type EventsQuery,
  type EventState,
} from '@deckframe/contract/rewards/events';
import type { BoxType } from '@deckframe/domain/rewards/mailbox/mailbox';
import type { Database } from '@deckframe/database/db';
import { type RawBuilder, sql } from 'kysely';

export type EventSummaryRow = {
  id: string;
  type: BoxType;
  label: string;
  description: string;
  startDate: Date;
  endDate: Date | null;
  reward_level: number | null;
  display_id: string;
  icon: string | null;
  banner: string | null;
  role: string | null;
  gifts: string[];
  claim_limit: number | null;
  claim_count: number;
  needs_code: boolean;
  audience_role: string | null;
  audience_level: number | null;
  audience_game: string | null;
  audience_joined_before: Date | null;
  required_level: number;
  required_ratings: number;
  required_public_decks: number;
  state: EventState;
};

const STATE = `case when "endDate" <= app_now() then 'over'
  when "startDate" > app_now() then 'scheduled' else 'running' end`;
const COLUMNS = `ex_events.id::text as id, type, label, description, "startDate",
  nullif("endDate", 'infinity') as "endDate", reward_level, display_id, icon, banner, role, gifts,
  claim_limit, case when claim_limit is not null then claim_count else (
    select count(*) filter (where taken.claimed)::integer from (select claimed from users_boxitems
      where "eventId" = ex_events.id limit ${CLAIMS_COUNTED}) as taken) end as claim_count, code_hash is not null as needs_code, audience_role, audience_level,
  audience_game, audience_joined_before, required_level, required_ratings, required_public_decks,
  ${STATE} as state`;

export async function listAllEvents(
  db: Database,
  { before, list, state }: EventsQuery,
  limit: number,
): Promise<EventSummaryRow[]> {
  const { rows } = await sql<EventSummaryRow>`select ${sql.raw(COLUMNS)} from ex_events
    where (${before ?? null}::bigint is null or ex_events.id < ${before ?? null}::bigint)
      and (${state ?? null}::text is null or ${sql.raw(STATE)} = ${state ?? null})
      and (${list ?? null}::text is null
        or (reward_level is not null) = (${list ?? null} = 'levels'))
    order by ex_events.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findEvent(db: Database, id: string): Promise<EventSummaryRow | undefined> {
  const { rows } = await sql<EventSummaryRow>`select ${sql.raw(COLUMNS)} from ex_events
    where ex_events.id = ${id}::bigint`.execute(db);
  return rows[0];
}

/** Locks an event, so that the audit entry has its real previous state. */
export async function lockEvent(db: Database, id: string): Promise<EventSummaryRow | undefined> {
  await sql`select from ex_events where id = ${id}::bigint for update`.execute(db);
  return findEvent(db, id);
}

export async function insertEvent(
  db: Database,
  event: EventBody,
  codeHash: string | null,
): Promise<string> {
  const { audience, requirements, reward } = event;
  const { id } = await db
    .insertInto('ex_events')
    .values({
      type: event.type,
      label: event.label,
      description: event.description,
      ...(event.startDate !== undefined && { startDate: event.startDate }),
      endDate: event.endDate ?? 'infinity',
      icon: event.icon ?? null,
      banner: reward.banner,
      role: reward.role,
      gifts: reward.gifts,
      reward_level: event.rewardLevel ?? null,
      code_hash: codeHash,
      claim_limit: event.claimLimit ?? null,
      audience_role: audience.role ?? null,
      audience_level: event.rewardLevel ?? audience.level ?? null,
      audience_game: audience.game ?? null,
      audience_joined_before: audience.joinedBefore ?? null,
      required_level: requirements.level ?? 0,
      required_ratings: requirements.ratings ?? 0,
      required_public_decks: requirements.publicDecks ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Clones an event for another time; undefined if missing. */
export async function cloneEvent(
  db: Database,
  id: string,
  startDate: string | null,
  endDate: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`insert into ex_events (type, label, description,
      "startDate", "endDate", icon, banner, role, gifts, code_hash, claim_limit, audience_role,
      audience_level, audience_game, audience_joined_before, required_level, required_ratings,
      required_public_decks)
    select type, label, description, coalesce(${startDate}::timestamptz, app_now()),
      ${endDate}::timestamptz, icon, banner, role, gifts, code_hash, claim_limit, audience_role,
      audience_level, audience_game, audience_joined_before, required_level, required_ratings,
      required_public_decks
    from ex_events where id = ${id}::bigint returning id::text as id`.execute(db);
  return rows[0]?.id;
}

/** Ends an event; false if it is over. */
export async function endEvent(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`update ex_events set
      "startDate" = least("startDate", app_now()), "endDate" = app_now()
    where id = ${id}::bigint and "endDate" > app_now() returning id`.execute(db);
  return rows.length === 1;
}

/** False if missing or if it would end before it begins. */
export async function updateEvent(db: Database, id: string, change: EventChange): Promise<boolean> {
  const { startDate: from = null, endDate: to = null, claimLimit: limit = null } = change;
  const { rows } =
    await sql`update ex_events set label = coalesce(${change.label ?? null}::text, label),
      description = coalesce(${change.description ?? null}::text, description),
      icon = case when ${change.icon !== undefined}::boolean then ${change.icon ?? null}::text
        else icon end,
      "startDate" = coalesce(${from}::timestamptz, "startDate"),
      "endDate" = coalesce(${to}::timestamptz, "endDate"),
      claim_limit = case when ${change.claimLimit === undefined}::boolean then claim_limit
        when ${limit}::integer is not null then greatest(${limit}::integer, claim_count) end
    where id = ${id}::bigint
      and coalesce(${from}::timestamptz, "startDate") < coalesce(${to}::timestamptz, "endDate")
    returning id`.execute(db);
  return rows.length === 1;
}

/** Deletes an event without claims and reads. */
export async function deleteEvent(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`delete from ex_events where id = ${id}::bigint
    and not exists (select from users_boxitems where "eventId" = ex_events.id)
    returning id`.execute(db);
  return rows.length === 1;
}

/** Sample size for large audiences. */
const SAMPLE = 50_000;
const COUNTED_WHOLE = 4 * SAMPLE;

export type Reach = { members: number; isEstimate: boolean };

/** Counts an audience by the rule of `list_events_of`: exact for roles, otherwise by sample. */
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

/** Estimated by the planner. */
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

/** Rounds to three digits. Example: 1,234,567 is 1,230,000. */
function roundToThree(members: number): number {
  return Number(members.toPrecision(3));
}
