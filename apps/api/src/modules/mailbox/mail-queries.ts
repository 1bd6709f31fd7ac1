import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { MailBody } from '@deckframe/contract/rewards/events';
import type { Database } from '@deckframe/database/db';
import type { BoxType, ThanksFor } from '@deckframe/domain/rewards/mailbox/mailbox';
import { sql } from 'kysely';

export type SentRow = { user_id: UserId; id: string };

/** One entry for each receiver who is here. */
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

/** What was sent to one member by hand, the newest first: neither of an event nor as thanks. */
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

/** False where one of them was claimed: then the whole write is to be undone. */
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

/** What was claimed stays; so does what came otherwise than by hand. */
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
