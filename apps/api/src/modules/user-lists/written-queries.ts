import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';

export type WrittenRow = {
  id: string;
  gameid: string;
  text: string;
  at: Date;
  /** As it is stored: 0 private, 1 public, 2 unlisted. */
  visibility: number;
  place_type: 'card' | 'custom-series' | 'deck';
  place_id: string;
  moderated_at: Date | null;
  moderation_reason: string | null;
  /** Where the order goes on: of a deck its moment to the last digit, of a comment its number. */
  place: string;
};

/** By the last change; the index of owners finds them, game by game. */
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

/** The beginning is enough: the place shows the rest. */
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
