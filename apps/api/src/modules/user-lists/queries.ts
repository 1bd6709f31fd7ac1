import { USERS_PAGE, type USER_STATES } from '@deckframe/contract/user-admin';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { foldUsername } from '@deckframe/domain/accounts/access/usernames';
import { sql, type RawBuilder } from 'kysely';
import { MEMBER_COLUMNS, type MemberRow } from '../../lib/member-card.ts';

export type UserState = (typeof USER_STATES)[number];

export type UserRow = MemberRow & {
  username_key: string;
  roles: string[];
  emailverified: boolean;
  suspended: boolean;
  createdon: Date;
};

export type SheetRow = UserRow & {
  email: string;
  user_exp: number;
  last_connected: Date | null;
  sessions: number;
  has_second_factor: boolean;
  reason: string | null;
  until: string | null;
  decks: number;
  comments: number;
  open_reports: number;
};

const COLUMNS = sql.raw(`${MEMBER_COLUMNS}, username_key, roles, emailverified, createdon,
  coalesce(suspended_until > app_now(), false) as suspended`);

/** As the three indexes have it: everybody, who has a role, who is or was suspended. */
const STATES: Readonly<Record<UserState, RawBuilder<unknown>>> = {
  all: sql`true`,
  roles: sql`roles <> '{}'`,
  suspended: sql`suspended_until is not null and suspended_until > app_now()`,
};

/** By name, from the beginning of one on; a page and one more. */
export async function listUsers(
  db: Database,
  question: { search: string; state: UserState; after: string | undefined },
): Promise<UserRow[]> {
  const start = foldUsername(question.search);
  const pattern = `${start.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<UserRow>`select ${COLUMNS} from users
    where id <> 1 and deleted_at is null and ${STATES[question.state]}
      and username_key like ${pattern} and username_key > ${question.after ?? ''}
    order by username_key limit ${USERS_PAGE + 1}`.execute(db);
  return rows;
}

/** More than this is many: counting on would read them all. */
const MANY = 1000;

export async function findSheet(db: Database, userId: UserId): Promise<SheetRow | undefined> {
  const { rows } = await sql<SheetRow>`select ${COLUMNS}, email, user_exp, last_connected,
      suspension_reason as reason,
      case when isfinite(suspended_until)
        then to_char(suspended_until at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
      end as until,
      (select count(*)::integer from auth_sessions
        where user_id = users.id and expires_at > app_now()) as sessions,
      exists (select from second_factors where user_id = users.id and secret is not null)
        or exists (select from auth_passkeys where user_id = users.id) as has_second_factor,
      (select count(*)::integer from (select from decklists
        where user_id = users.id and deleted_at is null limit ${MANY}) as found) as decks,
      (select count(*)::integer from (select from comments
        where user_id = users.id limit ${MANY}) as found) as comments,
      (select count(*)::integer from (select from content_reports
        where handled_at is null and reported_user_id = users.id limit ${MANY}) as found)
        as open_reports
    from users where id = ${userId} and id <> 1 and deleted_at is null`.execute(db);
  return rows[0];
}
