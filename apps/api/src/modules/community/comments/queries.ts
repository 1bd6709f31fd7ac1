import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { readInPages } from '../../../lib/account-part.ts';
import { MEMBER_COLUMNS, type MemberRow } from '../../../lib/member-card.ts';
import type { ModeratedRow } from '../../../lib/moderation-state.ts';

export type CommentContent = {
  game: string;
  contentType: 'card' | 'custom-series' | 'deck';
  contentId: string;
};

export type CommentRow = MemberRow & {
  id: string;
  gameid: string;
  selectedtitle: string | null;
  text: string;
  created_at: Date;
  updated_at: Date;
} & ModeratedRow;

const COLUMNS =
  sql.raw(`comments.id::text as id, comments.gameid, comments.text, comments.created_at,
  comments.updated_at, comments.moderated_at, comments.moderation_reason, users.selectedtitle,
  ${MEMBER_COLUMNS}`);
/** Deleted accounts have no author columns. */
const AUTHOR = sql.raw(
  'left join users on users.id = comments.user_id and users.deleted_at is null',
);

/** Removed comments are visible to their authors and to readers who see all. */
export type CommentReader = { id: UserId | null; seesAll: boolean };

/** Newest first, before a comment. */
export async function listComments(
  db: Database,
  content: CommentContent,
  reader: CommentReader,
  before: string | undefined,
  limit: number,
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select ${COLUMNS} from comments ${AUTHOR}
    where comments.gameid = ${content.game} and comments.content_type = ${content.contentType}
      and comments.content_id = ${content.contentId}
      and comments.id < ${before ?? '9223372036854775807'}::bigint
      and (comments.moderated_at is null or ${reader.seesAll}
        or comments.user_id = ${reader.id}::bigint)
    order by comments.id desc
    limit ${limit}`.execute(db);
  return rows;
}

export async function findComment(db: Database, id: string): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    select ${COLUMNS} from comments ${AUTHOR} where comments.id = ${id}::bigint`.execute(db);
  return rows[0];
}

/** Locked; `user_id` is the author. */
export async function findCommentForUpdate(db: Database, id: string) {
  return db
    .selectFrom('comments')
    .select(['id', 'user_id', 'text', 'gameid', 'content_type', 'content_id'])
    .select(['moderated_at', 'moderation_reason'])
    .where('id', '=', Number(id))
    .$narrowType<{ user_id: UserId }>()
    .forUpdate()
    .executeTakeFirst();
}

export async function insertComment(
  db: Database,
  content: CommentContent,
  userId: UserId,
  text: string,
): Promise<string> {
  const { id } = await db
    .insertInto('comments')
    .values({
      user_id: userId,
      gameid: content.game,
      content_type: content.contentType,
      content_id: content.contentId,
      text,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

export async function updateComment(db: Database, id: string, text: string): Promise<void> {
  await sql`update comments set text = ${text}, updated_at = app_now()
    where id = ${id}::bigint`.execute(db);
}

export async function deleteComment(db: Database, id: string): Promise<void> {
  await sql`delete from comments where id = ${id}::bigint`.execute(db);
}

export async function isLocked(db: Database, content: CommentContent): Promise<boolean> {
  const row = await db
    .selectFrom('comment_locks')
    .select('gameid')
    .where('gameid', '=', content.game)
    .where('content_type', '=', content.contentType)
    .where('content_id', '=', content.contentId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setLock(
  db: Database,
  content: CommentContent,
  lockedBy: UserId | null,
): Promise<void> {
  if (lockedBy === null) {
    await db
      .deleteFrom('comment_locks')
      .where('gameid', '=', content.game)
      .where('content_type', '=', content.contentType)
      .where('content_id', '=', content.contentId)
      .execute();
    return;
  }
  await db
    .insertInto('comment_locks')
    .values({
      gameid: content.game,
      content_type: content.contentType,
      content_id: content.contentId,
      locked_by: lockedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Recent authors of visible comments, from the newest hundred. */
export async function listLastAuthors(
  db: Database,
  content: CommentContent,
  limit: number,
  without: readonly (UserId | null)[],
): Promise<UserId[]> {
  const { rows } = await sql<{ user_id: UserId }>`
    select user_id from (
      select user_id, id from comments where gameid = ${content.game}
        and content_type = ${content.contentType} and content_id = ${content.contentId}
        and moderated_at is null
      order by id desc limit 100
    ) as newest
    where not coalesce(user_id = any (${[...without]}::bigint[]), false)
    group by user_id order by max(id) desc limit ${limit}`.execute(db);
  return rows.map((row) => row.user_id);
}

export async function hasSavedDeck(db: Database, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('decklists')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export function readCommentsOf(
  db: Database,
  userId: UserId,
  pageSize: number,
): AsyncIterable<unknown[]> {
  return readInPages(pageSize, async (after: number | undefined) => {
    const rows = await db
      .selectFrom('comments')
      .select(['gameid', 'content_type', 'content_id', 'text', 'created_at', 'updated_at', 'id'])
      .select(['moderated_at', 'moderation_reason'])
      .where('user_id', '=', userId)
      .where('id', '>', after ?? 0)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    return rows.map(({ id, ...entry }) => ({ entry, place: id }));
  });
}
