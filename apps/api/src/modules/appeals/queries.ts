import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { MEMBER_COLUMNS, type MemberRow } from '../../lib/member-card.ts';

export type AppealedType = 'comment' | 'content' | 'custom-series' | 'deck';
export type Appealed = { contentType: AppealedType; contentId: string; game: string };

export type AppealRow = {
  id: string;
  content_type: AppealedType;
  content_id: string;
  gameid: string;
  snapshot: string | null;
  reason: string | null;
  removed_at: Date;
  text: string;
  created_at: Date;
  decided_at: Date | null;
  outcome: 'lifted' | 'upheld' | null;
  answer: string | null;
  /** Whether what it is about is still out of public by the same removal. */
  stands: boolean;
};

const COLUMNS = sql.raw(`appeals.id::text as id, appeals.content_type, appeals.content_id,
  appeals.gameid, coalesce(deck.decklist_name, comment.text, series.name, content.name) as snapshot,
  coalesce(deck.moderation_reason, comment.moderation_reason, series.moderation_reason,
    content.moderation_reason) as reason, appeals.removed_at,
  appeals.text, appeals.created_at, appeals.decided_at, appeals.outcome, appeals.answer,
  coalesce(appeals.removed_at in (deck.moderated_at, comment.moderated_at, series.moderated_at,
    content.moderated_at), false) as stands`);
const CONTENT = sql.raw(`left join decklists as deck on appeals.content_type = 'deck'
    and deck.gameid = appeals.gameid and deck.id::text = appeals.content_id
  left join comments as comment on appeals.content_type = 'comment'
    and comment.gameid = appeals.gameid and comment.id::text = appeals.content_id
  left join custom_series as series on appeals.content_type = 'custom-series'
    and series.gameid = appeals.gameid and series.id = appeals.content_id
  left join contents as content on appeals.content_type = 'content'
    and content.gameid = appeals.gameid and content.id::text = appeals.content_id`);

/** Undefined where the removal has its appeal already; the moment comes from the thing itself. */
export async function insertAppeal(
  db: Database,
  userId: UserId,
  { contentType, contentId, game }: Appealed,
  text: string,
): Promise<string | undefined> {
  const removedAt = {
    deck: sql`(select moderated_at from decklists where gameid = ${game} and id = ${contentId}::uuid)`,
    comment: sql`(select moderated_at from comments where gameid = ${game}
      and id = ${contentId}::bigint)`,
    'custom-series': sql`(select moderated_at from custom_series where gameid = ${game}
      and id = ${contentId})`,
    content: sql`(select moderated_at from contents where gameid = ${game}
      and id = ${contentId}::uuid)`,
  }[contentType];
  const { rows } = await sql<{ id: string }>`
    insert into appeals (user_id, content_type, content_id, gameid, removed_at, text)
    values (${userId}::bigint, ${contentType}, ${contentId}, ${game}, ${removedAt}, ${text})
    on conflict do nothing returning id::text as id`.execute(db);
  return rows[0]?.id;
}

export async function listAppealsOf(
  db: Database,
  userId: UserId,
  limit: number,
): Promise<AppealRow[]> {
  const { rows } = await sql<AppealRow>`
    select ${COLUMNS} from appeals ${CONTENT}
    where appeals.user_id = ${userId}::bigint
    order by appeals.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Oldest first; what a moderator has restored meanwhile needs no decision. */
export async function listOpenAppeals(
  db: Database,
  after: string,
  limit: number,
): Promise<(AppealRow & MemberRow)[]> {
  const { rows } = await sql<AppealRow & MemberRow>`
    select ${COLUMNS}, ${sql.raw(MEMBER_COLUMNS)}
    from appeals ${CONTENT}
    left join users on users.id = appeals.user_id and users.deleted_at is null
    where appeals.decided_at is null and appeals.id > ${after}::bigint
      and appeals.removed_at in (deck.moderated_at, comment.moderated_at, series.moderated_at,
        content.moderated_at)
    order by appeals.id limit ${limit}`.execute(db);
  return rows;
}

/** Undefined where another moderator was faster. */
export async function closeAppeal(
  db: Database,
  appealId: string,
  decision: { userId: UserId; outcome: 'lifted' | 'upheld'; answer: string | null },
): Promise<(Appealed & { authorId: UserId; label: string }) | undefined> {
  const { rows } = await sql<Appealed & { authorId: UserId; label: string }>`
    update appeals set decided_at = app_now(), decided_by = ${decision.userId}::bigint,
      outcome = ${decision.outcome}, answer = ${decision.answer}
    where id = ${appealId}::bigint and decided_at is null
    returning content_type as "contentType", content_id as "contentId", gameid as game,
      user_id as "authorId", coalesce(case content_type
        when 'deck' then (select decklist_name from decklists where decklists.gameid = appeals.gameid
          and decklists.id::text = appeals.content_id)
        when 'custom-series' then (select name from custom_series
          where custom_series.gameid = appeals.gameid and custom_series.id = appeals.content_id)
        when 'content' then (select name from contents where contents.gameid = appeals.gameid
          and contents.id::text = appeals.content_id)
        else (select text from comments where comments.gameid = appeals.gameid
          and comments.id = case appeals.content_type when 'comment' then appeals.content_id::bigint end)
      end, '') as label`.execute(db);
  return rows[0];
}
