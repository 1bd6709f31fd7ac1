import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import {
  excerptOf,
  readingMinutes,
  type ContentType,
} from '@deckframe/domain/creators/contents/content';
import { sql } from 'kysely';
import { MEMBER_COLUMNS, type MemberRow } from '../../../lib/member-card.ts';
import type { ModeratedRow } from '../../../lib/moderation-state.ts';

export type LinkedDeckRow = {
  id: string;
  name: string;
  card_count: number;
  favorite: string;
  /** First lines of the deck list. */
  opening: string;
};

export type ContentRow = MemberRow &
  ModeratedRow & {
    gameid: string;
    id: string;
    user_id: UserId;
    version: number;
    name: string;
    type: ContentType;
    link: string | null;
    /** Read for one content, or where no excerpt is stored. */
    body: string | null;
    excerpt: string | null;
    reading_minutes: number | null;
    thumbnail: string | null;
    linked_deck_id: string | null;
    /** A visible deck. */
    deck: LinkedDeckRow | null;
    publish_at: Date | null;
    /** Position as printed by the database. */
    moment: string | null;
    created_at: Date;
    changed_at: Date;
    /** The database's clock, by which a content becomes public. */
    now: Date;
  };

export type ContentValues = {
  name: string;
  type: ContentType;
  link: string | null;
  body: string | null;
  thumbnail: string | null;
  linkedDeckId: string | null;
  publishAt: Date | null;
};

export type ContentFilter = {
  game: string;
  author?: UserId | undefined;
  deckId?: string | undefined;
  originalid?: string | undefined;
  type?: ContentType | undefined;
};

export type ContentPlace = { moment: string; id: string };

const DECK = `json_build_object('id', deck.id, 'name', deck.decklist_name,
  'card_count', deck.card_count, 'favorite', coalesce(deck.favoritecard, ''),
  'opening', coalesce(array_to_string(
    (string_to_array(deck.decklist_content, chr(10)))[1:20], chr(10)), ''))`;
const DECK_IS_SHOWN = `deck.visibility <> 0 and deck.deleted_at is null and deck.moderated_at is null`;

const selectContents = (body: string) =>
  sql.raw(`select contents.gameid, contents.id, contents.user_id, contents.version,
  contents.name, contents.type, contents.link, ${body} as body, contents.excerpt,
  contents.reading_minutes, contents.thumbnail,
  contents.linked_deck_id, contents.publish_at, contents.publish_at::text as moment,
  contents.created_at, contents.changed_at, contents.moderated_at, contents.moderation_reason,
  app_now() as now, ${MEMBER_COLUMNS},
  case when deck.id is not null then ${DECK} end as deck
  from contents
  left join users on users.id = contents.user_id and users.deleted_at is null
  left join decklists as deck on deck.gameid = contents.gameid
    and deck.id = contents.linked_deck_id and ${DECK_IS_SHOWN}`);
const SELECT = selectContents('contents.body');
const SELECT_LISTED = selectContents('case when contents.excerpt is null then contents.body end');

/** Public contents, newest first, after a position. */
export async function listContents(
  db: Database,
  filter: ContentFilter,
  from: ContentPlace | undefined,
  limit: number,
): Promise<ContentRow[]> {
  const { game, author, deckId, originalid, type } = filter;
  const { rows } = await sql<ContentRow>`${SELECT_LISTED}
    where contents.gameid = ${game} and contents.publish_at <= app_now()
      and contents.moderated_at is null
      ${author === undefined ? sql`` : sql`and contents.user_id = ${author}`}
      ${type === undefined ? sql`` : sql`and contents.type = ${type}`}
      ${deckId === undefined ? sql`` : sql`and contents.linked_deck_id = ${deckId}::uuid and deck.id is not null`}
      ${
        originalid === undefined
          ? sql``
          : sql`and contents.id in (select content_id from content_cards
              where content_cards.gameid = ${game} and content_cards.originalid = ${originalid})`
      }
      ${
        from === undefined
          ? sql``
          : sql`and (contents.publish_at, contents.id) < (${from.moment}::timestamptz, ${from.id}::uuid)`
      }
    order by contents.publish_at desc, contents.id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** Makes everything of a member a draft. */
export async function hideContentsOf(db: Database, userId: UserId): Promise<void> {
  await sql`update contents set publish_at = null
    where user_id = ${userId} and publish_at is not null`.execute(db);
}

/** All of a member's contents in a game, including drafts. */
export async function listOwnContents(
  db: Database,
  game: string,
  userId: UserId,
  limit: number,
): Promise<ContentRow[]> {
  const { rows } = await sql<ContentRow>`${SELECT_LISTED}
    where contents.user_id = ${userId} and contents.gameid = ${game}
    order by contents.created_at desc, contents.id desc
    limit ${limit}`.execute(db);
  return rows;
}

export async function findContent(
  db: Database,
  game: string,
  id: string,
): Promise<ContentRow | undefined> {
  const { rows } = await sql<ContentRow>`${SELECT}
    where contents.gameid = ${game} and contents.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** Locks the content. */
export async function lockContent(db: Database, game: string, id: string): Promise<void> {
  await sql`select from contents where gameid = ${game} and id = ${id}::uuid
    for no key update`.execute(db);
}

export async function countContents(db: Database, game: string, userId: UserId): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from contents
    where user_id = ${userId} and gameid = ${game}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function readNow(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(db);
  return rows[0]?.now ?? new Date(0);
}

export async function listShownDecks(
  db: Database,
  game: string,
  ids: readonly string[],
): Promise<LinkedDeckRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ deck: LinkedDeckRow }>`
    select ${sql.raw(DECK)} as deck from decklists as deck
    where deck.gameid = ${game} and deck.id = any (${[...ids]}::uuid[])
      and ${sql.raw(DECK_IS_SHOWN)}`.execute(db);
  return rows.map(({ deck }) => deck);
}

export async function insertContent(
  db: Database,
  { game, userId, values }: { game: string; userId: UserId; values: ContentValues },
): Promise<string> {
  const summary = summarise(values);
  const { rows } = await sql<{ id: string }>`
    insert into contents (gameid, user_id, name, type, link, body, excerpt, reading_minutes,
      thumbnail, linked_deck_id, publish_at)
    values (${game}, ${userId}, ${values.name}, ${values.type}, ${values.link}, ${values.body},
      ${summary.excerpt}, ${summary.minutes}, ${values.thumbnail}, ${values.linkedDeckId}::uuid, ${values.publishAt})
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export async function updateContent(
  db: Database,
  { game, id, values }: { game: string; id: string; values: ContentValues },
): Promise<void> {
  const summary = summarise(values);
  await sql`update contents set version = version + 1, changed_at = app_now(),
      name = ${values.name}, type = ${values.type}, link = ${values.link}, body = ${values.body},
      excerpt = ${summary.excerpt}, reading_minutes = ${summary.minutes},
      thumbnail = ${values.thumbnail}, linked_deck_id = ${values.linkedDeckId}::uuid,
      publish_at = ${values.publishAt}
    where gameid = ${game} and id = ${id}::uuid`.execute(db);
}

/** Stored summary for lists. */
const summarise = ({ body }: ContentValues) => ({
  excerpt: body === null ? null : excerptOf(body),
  minutes: body === null ? null : readingMinutes(body),
});

export async function deleteContent(db: Database, game: string, id: string): Promise<void> {
  await sql`delete from contents where gameid = ${game} and id = ${id}::uuid`.execute(db);
}

/** Stores mentioned cards and skips unknown numbers. */
export async function replaceCards(
  db: Database,
  { game, id }: { game: string; id: string },
  cardnos: readonly string[],
): Promise<void> {
  await sql`delete from content_cards where gameid = ${game} and content_id = ${id}::uuid`.execute(
    db,
  );
  if (cardnos.length === 0) return;
  await sql`insert into content_cards (gameid, content_id, originalid)
    select distinct ${game}, ${id}::uuid, cards.originalid
    from unnest(${[...cardnos]}::text[]) as named (cardno)
    left join card_aliases on card_aliases.gameid = ${game} and card_aliases.cardno = named.cardno
    join cards on cards.gameid = ${game} and cards.published = 1
      and cards.cardno = coalesce(card_aliases.current_cardno, named.cardno)`.execute(db);
}
