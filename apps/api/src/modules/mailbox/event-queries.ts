import type { EventAudience, EventBody } from '@deckframe/contract/events';
import type { BoxType } from '@deckframe/domain/mailbox/mailbox';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

export type EventSummaryRow = {
  id: string;
  type: BoxType;
  label: string;
  startDate: Date;
  endDate: Date;
  display_id: string;
  banner: string | null;
  role: string | null;
  claim_limit: number | null;
  state: 'over' | 'running' | 'scheduled';
};

const COLUMNS = `id::text as id, type, label, "startDate", "endDate", display_id, banner, role,
  claim_limit, case when "endDate" <= app_now() then 'over'
    when "startDate" > app_now() then 'scheduled' else 'running' end as state`;

/** The newest first. */
export async function listAllEvents(
  db: Database,
  before: string | null,
  limit: number,
): Promise<EventSummaryRow[]> {
  const { rows } = await sql<EventSummaryRow>`select ${sql.raw(COLUMNS)} from ex_events
    where (${before}::bigint is null or ex_events.id < ${before}::bigint)
    order by ex_events.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findEvent(db: Database, id: string): Promise<EventSummaryRow | undefined> {
  const { rows } = await sql<EventSummaryRow>`select ${sql.raw(COLUMNS)} from ex_events
    where ex_events.id = ${id}::bigint`.execute(db);
  return rows[0];
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
      endDate: event.endDate,
      icon: event.icon ?? null,
      banner: reward.banner,
      role: reward.role,
      code_hash: codeHash,
      claim_limit: event.claimLimit ?? null,
      audience_role: audience.role ?? null,
      audience_level: audience.level ?? null,
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

/** The same once more, for another time and with another number; undefined where there is none. */
export async function cloneEvent(
  db: Database,
  id: string,
  startDate: string | null,
  endDate: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`insert into ex_events (type, label, description,
      "startDate", "endDate", icon, banner, role, code_hash, claim_limit, audience_role,
      audience_level, audience_game, audience_joined_before, required_level, required_ratings,
      required_public_decks)
    select type, label, description, coalesce(${startDate}::timestamptz, app_now()),
      ${endDate}::timestamptz, icon, banner, role, code_hash, claim_limit, audience_role,
      audience_level, audience_game, audience_joined_before, required_level, required_ratings,
      required_public_decks
    from ex_events where id = ${id}::bigint returning id::text as id`.execute(db);
  return rows[0]?.id;
}

/** One that has not begun never does. False where it is over already. */
export async function endEvent(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`update ex_events set
      "startDate" = least("startDate", app_now()), "endDate" = app_now()
    where id = ${id}::bigint and "endDate" > app_now() returning id`.execute(db);
  return rows.length === 1;
}

/** Members whom an audience has at the moment, by the rule of `list_events_of`. */
export async function countReach(
  db: Database,
  { role, level, game, joinedBefore }: EventAudience,
): Promise<number> {
  const { rows } = await sql<{ members: number }>`select count(*)::integer as members from users
    where id <> 1 and deleted_at is null
      and (${role ?? null}::text is null or ${role ?? null}::text = any (roles))
      and (${level ?? null}::integer is null or user_level >= ${level ?? null}::integer)
      and (${joinedBefore ?? null}::timestamptz is null
        or createdon < ${joinedBefore ?? null}::timestamptz)
      and (${game ?? null}::text is null
        or exists (select from decklists as decks
          where decks.user_id = users.id and decks.gameid = ${game ?? null}::text)
        or exists (select from collection_states as shelves
          where shelves.user_id = users.id and shelves.gameid = ${game ?? null}::text))`.execute(
    db,
  );
  return rows[0]?.members ?? 0;
}
