import { ACTIVITY_TEXT_MAX } from '@deckframe/contract/community/activity';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { sql, type RawBuilder } from 'kysely';
import { MEMBER_COLUMNS, type MemberRow } from '../../../lib/member-card.ts';
import type { Places } from './merge.ts';

export async function insertFollow(
  db: Database,
  userId: UserId,
  followedId: UserId,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('follows')
    .values({ user_id: userId, followed_id: followedId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteFollow(
  db: Database,
  userId: UserId,
  followedId: UserId,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('follows')
    .where('user_id', '=', userId)
    .where('followed_id', '=', followedId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function findFollow(
  db: Database,
  userId: UserId | null,
  followedId: UserId,
): Promise<{ following: boolean; follower_count: number } | undefined> {
  const { rows } = await sql<{ following: boolean; follower_count: number }>`
    select coalesce(follower_count, 0) as follower_count, exists (
      select from follows
      where user_id = ${userId}::bigint and followed_id = ${followedId}::bigint
    ) as following
    from users left join member_counts on member_counts.user_id = users.id
    where id = ${followedId}::bigint and id <> 1 and deleted_at is null`.execute(db);
  return rows[0];
}

type FollowedRow = MemberRow & { member_id: UserId };

/** Sorted by member id. */
export async function listFollowed(
  db: Database,
  userId: UserId,
  after: string,
  limit: number,
): Promise<FollowedRow[]> {
  const { rows } = await sql<FollowedRow>`
    select ${sql.raw(MEMBER_COLUMNS)}
    from follows join users on users.id = follows.followed_id and users.deleted_at is null
    where follows.user_id = ${userId}::bigint and follows.followed_id > ${after}::bigint
    order by follows.followed_id
    limit ${limit}`.execute(db);
  return rows;
}

/** Member, games and row limit. */
export type Wanted = { userId: UserId; games: readonly string[]; limit: number };

export type SubjectColumns = {
  gameid: string;
  subject_id: string | null;
  name: string | null;
  color: string | null;
  image: string | null;
};

export type DeckActionRow = SubjectColumns & { at: Date; moment: string; id: string };
export type CommentActionRow = SubjectColumns & {
  at: Date;
  id: string;
  /** Comments on series are not listed here. */
  content_type: 'card' | 'custom-series' | 'deck';
  text: string;
};
export type RatingActionRow = SubjectColumns & {
  at: Date;
  moment: string;
  card_id: string;
  rating: number;
};

const LAST_ID = '9223372036854775807';

const toMoment = (column: string): RawBuilder<unknown> =>
  sql.raw(`(extract(epoch from ${column}) * 1000000)::bigint::text as moment`);

const fromMoment = (moment: string): RawBuilder<unknown> =>
  sql`(timestamptz 'epoch' + ${moment}::bigint * interval '1 microsecond')`;

/** First published printing, main first. */
const cardOf = (row: string, games: readonly string[]): RawBuilder<unknown> => sql`(
  select cardno, name, color, coalesce(image, cardno) as image from cards
  where cards.gameid = ${sql.ref(`${row}.gameid`)} and cards.gameid = any(${games}::text[])
    and cards.originalid = ${sql.ref(`${row}.card_id`)} and cards.published = 1
  order by cards.mainalternate is not false desc, cards.cardno limit 1
)`;

/**
 * Public decks by `decklists_owner`. Private decks are read and skipped, so the cost depends on
 * this member's decks.
 */
export async function listDeckActions(
  db: Database,
  { userId, games, limit }: Wanted,
  from: Places['deck'],
): Promise<DeckActionRow[]> {
  const [moment, id] = from ?? [];
  const isBehind =
    moment === undefined
      ? sql`true`
      : sql`deck.modified_date <= ${fromMoment(moment)}
          and (deck.modified_date < ${fromMoment(moment)} or deck.id > ${id}::uuid)`;
  const { rows } = await sql<DeckActionRow>`
    select deck.gameid, deck.id::text as id, deck.id::text as subject_id,
           deck.decklist_name as name, deck.colors as color, deck.cover_image as image,
           deck.modified_date as at, ${toMoment('deck.modified_date')}
    from unnest(${games}::text[]) as open (game)
    cross join lateral (
      select * from decklists as deck
      where deck.user_id = ${userId}::bigint and deck.gameid = open.game
        and deck.is_public = 1 and deck.deleted_at is null and deck.moderated_at is null
        and ${isBehind}
      order by deck.modified_date desc, deck.id
      limit ${limit}
    ) as deck
    order by deck.modified_date desc, deck.id
    limit ${limit}`.execute(db);
  return rows;
}

const COMMENT_COLUMNS = sql.raw(`comment.id::text as id, comment.gameid, comment.content_type,
  comment.text, comment.created_at as at, coalesce(card.cardno, deck.id) as subject_id,
  coalesce(card.name, deck.name) as name, coalesce(card.color, deck.color) as color,
  coalesce(card.image, deck.image) as image`);

const CONTENT_IDS = sql.raw(`case content_type when 'card' then content_id end as card_id,
  case content_type when 'deck' then content_id::uuid end as deck_id`);

const subjectOfComment = (games: readonly string[]): RawBuilder<unknown> => sql`
  left join lateral ${cardOf('comment', games)} as card on true
  left join lateral (
    select decklists.id::text as id, decklist_name as name, colors as color, cover_image as image
    from decklists
    where decklists.gameid = comment.gameid and decklists.gameid = any(${games}::text[])
      and decklists.id = comment.deck_id and is_public = 1 and deleted_at is null
      and moderated_at is null
    offset 0
  ) as deck on true`;

/** Comments by `comments_user`; private subjects are null. */
export async function listCommentActions(
  db: Database,
  { userId, games, limit }: Wanted,
  from: Places['comment'],
): Promise<CommentActionRow[]> {
  const { rows } = await sql<CommentActionRow>`
    select ${COMMENT_COLUMNS}
    from (
      select id, gameid, content_type, left(text, ${ACTIVITY_TEXT_MAX + 1}) as text, created_at,
             ${CONTENT_IDS}
      from comments
      where user_id = ${userId}::bigint and id < ${from?.[0] ?? LAST_ID}::bigint
        and moderated_at is null
      order by id desc
      limit ${limit}
    ) as comment
    ${subjectOfComment(games)}
    order by comment.id desc`.execute(db);
  return rows;
}

/** Number of newest comments and subjects. */
const NEWEST = 60;
const SUBJECTS = 20;

/** Newest comment per subject, by `comments_recent`. */
export async function listNewestComments(
  db: Database,
  game: string,
): Promise<(CommentActionRow & MemberRow)[]> {
  const { rows } = await sql<CommentActionRow & MemberRow>`
    select ${COMMENT_COLUMNS}, ${sql.raw(MEMBER_COLUMNS)}
    from (
      select * from (
        select distinct on (content_type, content_id) id, gameid, content_type, user_id, created_at,
               left(text, ${ACTIVITY_TEXT_MAX + 1}) as text, ${CONTENT_IDS}
        from (
          select * from comments
          where gameid = ${game} and moderated_at is null
          order by id desc
          limit ${NEWEST}
        ) as newest
        order by content_type, content_id, id desc
      ) as spoken_of
      order by id desc
      limit ${SUBJECTS}
    ) as comment
    join users on users.id = comment.user_id and users.deleted_at is null
    ${subjectOfComment([game])}
    order by comment.id desc`.execute(db);
  return rows;
}

/** Ratings by `card_ratings_recent`; withdrawn cards are null. */
export async function listRatingActions(
  db: Database,
  { userId, games, limit }: Wanted,
  from: Places['rating'],
): Promise<RatingActionRow[]> {
  const [moment, game, card] = from ?? [];
  const isBehind =
    moment === undefined
      ? sql`true`
      : sql`(updated_at, gameid, card_id) < (${fromMoment(moment)}, ${game}, ${card})`;
  const { rows } = await sql<RatingActionRow>`
    select rated.gameid, rated.card_id, rated.rating, rated.updated_at as at,
           ${toMoment('rated.updated_at')}, card.cardno as subject_id, card.name, card.color,
           card.image
    from (
      select gameid, card_id, rating, updated_at from card_ratings
      where user_id = ${userId}::bigint and ${isBehind}
      order by updated_at desc, gameid desc, card_id desc
      limit ${limit}
    ) as rated
    left join lateral ${cardOf('rated', games)} as card on true
    order by rated.updated_at desc, rated.gameid desc, rated.card_id desc`.execute(db);
  return rows;
}

export async function isMember(db: Database, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('profiles_public')
    .select('id')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
