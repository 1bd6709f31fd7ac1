import { USERS_PAGE, type USER_STATES } from '@deckframe/contract/staff/user-admin';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { foldUsername } from '@deckframe/domain/accounts/access/usernames';
import { sql, type RawBuilder } from 'kysely';
import { MEMBER_COLUMNS, type MemberRow } from '../../../lib/member-card.ts';

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

/** SQL conditions of the filters. Each has its own index. */
const STATES: Readonly<Record<UserState, RawBuilder<unknown>>> = {
  all: sql`true`,
  roles: sql`roles <> '{}'`,
  suspended: sql`suspended_until is not null and suspended_until > app_now()`,
};

/** Finds members by name prefix: a page plus one row. */
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

/** Counting stops here, because a full count would read all rows. */
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

export type NoteRow = {
  id: string;
  author_id: UserId;
  author: string | null;
  text: string;
  created_at: Date;
};

export async function listNotes(
  db: Database,
  userId: UserId,
  before: string | undefined,
  limit: number,
): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select staff_notes.id::text as id, author_id, authors.username as author, text, created_at
    from staff_notes
    left join users as authors on authors.id = author_id and authors.deleted_at is null
    where user_id = ${userId}
      and staff_notes.id < coalesce(${before ?? null}::bigint, 9223372036854775807)
    order by staff_notes.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function insertNote(
  db: Database,
  note: { userId: UserId; authorId: UserId; text: string },
): Promise<string> {
  const { id } = await db
    .insertInto('staff_notes')
    .values({ user_id: note.userId, author_id: note.authorId, text: note.text })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** False if the author has no such note. */
export async function deleteNote(
  db: Database,
  note: { userId: UserId; authorId: UserId; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_notes')
    .where('id', '=', Number(note.id))
    .where('user_id', '=', note.userId)
    .where('author_id', '=', note.authorId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteNotesAbout(db: Database, userId: UserId): Promise<void> {
  await db.deleteFrom('staff_notes').where('user_id', '=', userId).execute();
}

export type WrittenRow = {
  id: string;
  gameid: string;
  text: string;
  at: Date;
  /** Stored value: 0 private, 1 public, 2 unlisted. */
  visibility: number;
  place_type: 'card' | 'custom-series' | 'deck';
  place_id: string;
  moderated_at: Date | null;
  moderation_reason: string | null;
  /** Cursor value: time of a deck, id of a comment. */
  place: string;
};

/** Sorted by last change, per game. */
export async function listDecksOf(
  db: Database,
  userId: UserId,
  from: { place: string; game: string; id: string } | undefined,
  limit: number,
): Promise<WrittenRow[]> {
  const further =
    from === undefined
      ? sql``
      : sql`and (modified_date, gameid, id) < (${from.place}::timestamptz, ${from.game}, ${from.id}::uuid)`;
  const { rows } = await sql<WrittenRow>`
    select id::text as id, gameid, decklist_name as text, modified_date as at, visibility,
      'deck' as place_type, id::text as place_id, moderated_at, moderation_reason,
      to_char(modified_date at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
    from decklists where user_id = ${userId} and deleted_at is null ${further}
    order by modified_date desc, gameid desc, decklists.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Length of the excerpt. */
const BEGINNING = 300;

export async function listCommentsOf(
  db: Database,
  userId: UserId,
  before: string | undefined,
  limit: number,
): Promise<WrittenRow[]> {
  const { rows } = await sql<WrittenRow>`
    select id::text as id, gameid, left(text, ${BEGINNING}) as text, created_at as at,
      1 as visibility, content_type as place_type, content_id as place_id, moderated_at,
      moderation_reason, id::text as place
    from comments where user_id = ${userId}
      and id < coalesce(${before ?? null}::bigint, 9223372036854775807)
    order by comments.id desc limit ${limit}`.execute(db);
  return rows;
}

export type ModeratedUser = {
  id: UserId;
  username: string;
  email: string;
  roles: string[];
  suspended: boolean;
  reason: string | null;
  /** Null where the suspension has no end. */
  until: string | null;
};

/** Locked until the transaction ends. */
export async function findUserForUpdate(
  db: Database,
  userId: UserId,
): Promise<ModeratedUser | undefined> {
  const { rows } = await sql<ModeratedUser>`${selectUser(userId)} for no key update`.execute(db);
  return rows[0];
}

export async function findModeratedUser(
  db: Database,
  userId: UserId,
): Promise<ModeratedUser | undefined> {
  const { rows } = await sql<ModeratedUser>`${selectUser(userId)}`.execute(db);
  return rows[0];
}

/** Active members only. */
export async function findUserIdByName(
  db: Database,
  username: string,
): Promise<UserId | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('username_key', '=', foldUsername(username))
    .where('id', '<>', 1)
    .where('deleted_at', 'is', null)
    .$narrowType<{ id: UserId }>()
    .executeTakeFirst();
  return row?.id;
}

function selectUser(userId: UserId) {
  return sql`select id, username, email, roles, suspension_reason as reason,
      coalesce(suspended_until > app_now(), false) as suspended,
      case when isfinite(suspended_until)
        then to_char(suspended_until at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
      end as until
    from users where id = ${userId} and deleted_at is null`;
}
