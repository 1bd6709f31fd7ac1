import type { MailBody } from '@deckframe/contract/rewards/events';
import { MAILBOX_PAGE } from '@deckframe/contract/rewards/mailbox';
import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { BoxType, ThanksFor } from '@deckframe/domain/rewards/mailbox/mailbox';
import { sql } from 'kysely';

export type SentRow = { user_id: UserId; id: string };

export async function insertMail(
  db: Database,
  mail: MailBody & { thanksFor?: ThanksFor },
): Promise<SentRow[]> {
  const { type, label, description, reward, receivers, thanksFor = null } = mail;
  const { rows } = await sql<SentRow>`
    insert into users_boxitems (user_id, type, label, description, banner, role, gifts, thanks_for)
    select id, ${type}, ${label}, ${description}, ${reward.banner}, ${reward.role},
      ${reward.gifts}::text[], ${thanksFor}::text from users
    where id = any (${receivers}::bigint[]) and id <> 1 and deleted_at is null
    order by id
    returning user_id, id::text as id`.execute(db);
  return rows;
}

export type SentMailRow = {
  id: string;
  type: BoxType;
  label: string;
  description: string;
  banner: string | null;
  role: string | null;
  gifts: string[];
  status: 'read' | 'unread';
  claimed: boolean;
  created_at: Date;
};

/** Manual mail to a member, newest first. */
export async function listSentMail(
  db: Database,
  userId: UserId,
  before: string | undefined,
  limit: number,
): Promise<SentMailRow[]> {
  const { rows } = await sql<SentMailRow>`select id::text as id, type, label, description, banner,
      role, gifts, status, claimed, created_at from users_boxitems
    where user_id = ${userId}::bigint and "eventId" is null and thanks_for is null
      and id < coalesce(${before ?? null}::bigint, 9223372036854775807)
    order by users_boxitems.id desc limit ${limit}`.execute(db);
  return rows;
}

/** False if one was claimed; the caller then rolls back. */
export async function takeBackUnclaimed(
  db: Database,
  items: readonly { userId: UserId; itemId: string }[],
): Promise<boolean> {
  const members = items.map(({ userId }) => userId);
  const ids = items.map(({ itemId }) => itemId);
  const sent = sql`(select * from unnest(${members}::bigint[], ${ids}::bigint[]))`;
  await sql`delete from users_boxitems where (user_id, id) in ${sent} and not claimed`.execute(db);
  const { rows } = await sql`select from users_boxitems where (user_id, id) in ${sent}`.execute(db);
  return rows.length === 0;
}

/** Deletes unclaimed manual mail. */
export async function deleteMail(
  db: Database,
  userId: UserId,
  itemId: string,
): Promise<{ type: string; label: string } | undefined> {
  const { rows } = await sql<{ type: string; label: string }>`delete from users_boxitems
    where user_id = ${userId}::bigint and id = ${itemId}::bigint and not claimed
      and "eventId" is null
    returning type, label`.execute(db);
  return rows[0];
}

/** Limit of running events; usually about fifty. */
const EVENTS_MAX = 200;

const toMs = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

export type EventRow = {
  id: string;
  type: BoxType;
  label: string;
  description: string;
  startDate: number;
  /** Null for level rewards. */
  endDate: number | null;
  icon: string | null;
  banner: string | null;
  role: string | null;
  gifts: string;
  reward_level: number | null;
  display_id: string;
  needs_code: boolean;
  is_full: boolean;
  required_level: number;
  required_ratings: number;
  required_public_decks: number;
  level: number;
  ratings: number;
  public_decks: number;
  status: 'read' | 'unread';
};

export type ItemRow = {
  id: string;
  type: BoxType;
  label: string;
  description: string;
  banner: string | null;
  role: string | null;
  gifts: string;
  thanks_for: ThanksFor | null;
  status: 'read' | 'unread';
  claimed: boolean;
  created_at: number;
};

/** Unclaimed events of the member, ending soonest first. */
const EVENTS_OF = `select events.id::text as id, events.type, events.label, events.description,
    ${toMs('events."startDate"')} as "startDate",
    ${toMs('nullif(events."endDate", \'infinity\')')} as "endDate", events.icon, events.banner,
    events.role, array_to_string(events.gifts, ',') as gifts, events.reward_level, events.display_id,
    events.needs_code, events.is_full, events.required_level, events.required_ratings,
    events.required_public_decks, events.level, events.ratings, events.public_decks,
    coalesce(entries.status, 'unread') as status
  from list_events_of($1::bigint) as events
  left join users_boxitems as entries
    on entries.user_id = $1::bigint and entries."eventId" = events.id
  where not coalesce(entries.claimed, false)
  order by events."endDate", events.id limit ${EVENTS_MAX}`;

const ITEM_COLUMNS = `id::text as id, type, label, description, banner, role,
  array_to_string(gifts, ',') as gifts, thanks_for, status, claimed,
  ${toMs('created_at')} as created_at`;

/** Newest notices and unclaimed gifts of the member. */
const ITEMS_OF = `(select ${ITEM_COLUMNS} from users_boxitems
    where user_id = $1::bigint and type = 'notification' and "eventId" is null
    order by users_boxitems.id desc limit ${MAILBOX_PAGE})
  union all
  (select ${ITEM_COLUMNS} from users_boxitems
    where user_id = $1::bigint and type = 'receivedItem' and "eventId" is null and not claimed
    order by users_boxitems.id desc limit ${MAILBOX_PAGE})`;

export type MailboxRows = { events: EventRow[]; items: ItemRow[] };

/** Reads everything in one query as text, because drivers parse many rows slowly. */
export async function readMailbox(db: Database, userId: UserId): Promise<MailboxRows> {
  const [read] = await runStatement<MailboxRows>(db, {
    name: 'mailbox',
    text: `select coalesce((select json_agg(events) from (${EVENTS_OF}) as events), '[]') as events,
      coalesce((select json_agg(items) from (${ITEMS_OF}) as items), '[]') as items`,
    values: [userId],
  });
  return read ?? { events: [], items: [] };
}

export type UnreadRow = { events: number; notifications: number; items: number; notices: number };

/**
 * Counts claimable items up to `limit`: events not ignored and without code, unread notices, gifts
 * and bundles.
 */
export async function countUnread(
  db: Database,
  userId: UserId,
  ignored: readonly string[],
  limit: number,
): Promise<UnreadRow> {
  const rows = await runStatement<UnreadRow>(db, {
    name: 'mailbox-unread',
    text: `with reaching as (
        select events.type from list_events_of($1::bigint) as events
        left join users_boxitems as entries
          on entries.user_id = $1::bigint and entries."eventId" = events.id
        where not coalesce(entries.claimed, false) and events.id <> all ($2::bigint[])
          and case when events.type = 'notification' then entries.status is distinct from 'read'
            else not events.needs_code and not events.is_full
              and events.level >= events.required_level
              and events.ratings >= events.required_ratings
              and events.public_decks >= events.required_public_decks end
      ), letters as (
        select from users_boxitems where user_id = $1::bigint and type = 'notification'
          and "eventId" is null and status = 'unread' limit $3
      ), gifts as (
        select from users_boxitems where user_id = $1::bigint and type = 'receivedItem'
          and "eventId" is null and not claimed limit $3
      ), bundles as (
        select from notices where user_id = $1::bigint and read_at is null limit $3
      )
      select count(*) filter (where type = 'event')::integer as events,
        (count(*) filter (where type = 'notification') + (select count(*) from letters))::integer
          as notifications,
        (count(*) filter (where type = 'receivedItem') + (select count(*) from gifts))::integer
          as items,
        (select count(*) from bundles)::integer as notices
      from reaching`,
    values: [userId, ignored, limit],
  });
  return rows[0] ?? { events: 0, notifications: 0, items: 0, notices: 0 };
}

export type ClaimRow = {
  outcome: 'claimed' | 'code' | 'full' | 'gone' | 'known' | 'unmet';
  banner: string | null;
  role: string | null;
};

export async function claimEvent(
  db: Database,
  userId: UserId,
  eventId: string,
  codeHash: string | null,
): Promise<ClaimRow | undefined> {
  const { rows } = await sql<ClaimRow>`select outcome, banner, role
    from claim_event(${userId}::bigint, ${eventId}::bigint, ${codeHash})`.execute(db);
  return rows[0];
}

export async function claimItem(
  db: Database,
  userId: UserId,
  itemId: string,
): Promise<ClaimRow | undefined> {
  const { rows } = await sql<ClaimRow>`select outcome, banner, role
    from claim_item(${userId}::bigint, ${itemId}::bigint)`.execute(db);
  return rows[0];
}

export async function isLevelReward(db: Database, eventId: string): Promise<boolean> {
  const { rows } = await sql`select from ex_events
    where id = ${eventId}::bigint and reward_level is not null`.execute(db);
  return rows.length > 0;
}

export async function markItemsRead(
  db: Database,
  userId: UserId,
  ids: readonly string[],
): Promise<void> {
  await sql`update users_boxitems set status = 'read' where user_id = ${userId}::bigint
    and id = any (${[...ids]}::bigint[]) and status = 'unread'`.execute(db);
}

/** Marks events that reach the member as read. */
export async function markEventsRead(
  db: Database,
  userId: UserId,
  ids: readonly string[],
): Promise<void> {
  await sql`insert into users_boxitems (user_id, type, "eventId", status)
    select ${userId}::bigint, type, id, 'read' from list_events_of(${userId}::bigint)
    where id = any (${[...ids]}::bigint[]) and type = 'notification'
    on conflict (user_id, "eventId") where "eventId" is not null
      do update set status = 'read'`.execute(db);
}
