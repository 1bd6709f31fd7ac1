import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { atPlace, type Place } from './queries.ts';

export type GoneComment = {
  id: string;
  authorId: UserId;
  place: Place & { type: 'card' | 'custom-series' | 'deck' };
};

type Bundle = { user_id: UserId; id: string };

/**
 * Takes a comment that nobody sees any more out of all unread bundles that tell of it: its author
 * leaves those in which nothing else of theirs is told, the others lead to the newest that is left,
 * and one that nobody is left in goes. Gives who had one.
 */
export async function deleteCommentNotices(
  db: Database,
  { authorId, id, place }: GoneComment,
): Promise<UserId[]> {
  // All of them first, in the order in which a comment is told; what is left is asked after that.
  const bundles: Bundle[] = [];
  for (const kind of ['comment', 'reply'] as const) {
    const { rows } = await sql<Bundle>`select open.user_id, open.id::text as id
      from notices as open join notice_actors as actors on actors.user_id = open.user_id
        and actors.notice_id = open.id and actors.actor_id = ${authorId}
      ${atPlace('open', kind, place)} and open.read_at is null
      order by open.user_id for no key update of open`.execute(db);
    bundles.push(...rows);
  }
  if (bundles.length === 0) return [];
  const members = bundles.map((row) => row.user_id);
  const ids = bundles.map((row) => row.id);
  const held = sql`(select * from unnest(${members}::bigint[], ${ids}::bigint[]))`;
  const told = sql`comments.gameid = ${place.game} and comments.content_type = ${place.type}
    and comments.content_id = ${place.id} and comments.moderated_at is null
    and comments.created_at >= notices.created_at`;
  await sql`delete from notice_actors as actors using notices
    where (notices.user_id, notices.id) in ${held} and actors.user_id = notices.user_id
      and actors.notice_id = notices.id and actors.actor_id = ${authorId}
      and not exists (select from comments where ${told}
        and comments.user_id = ${authorId})`.execute(db);
  await sql`delete from notices where (user_id, id) in ${held} and actor_count = 0`.execute(db);
  await sql`update notices set detail = (
      select max(comments.id)::text from comments join notice_actors as actors
        on actors.actor_id = comments.user_id and actors.user_id = notices.user_id
        and actors.notice_id = notices.id
      where ${told})
    where (user_id, id) in ${held} and detail = ${id}`.execute(db);
  return members;
}
