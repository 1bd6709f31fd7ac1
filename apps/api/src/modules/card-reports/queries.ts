import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import type { CardReportCategory } from '@deckframe/domain/community/writing/card-report';
import { sql } from 'kysely';

export type NewCardReport = {
  userId: UserId;
  game: string;
  cardId: string;
  printing: string;
  category: CardReportCategory;
  message: string;
  source: string;
};

/** Undefined where the same error of the card is open already; waits for whoever is just sending it. */
export async function insertReport(
  db: Database,
  { userId, game, cardId, printing, category, message }: NewCardReport,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into user_card_reports (gameid, "userId", "cardId", printing, category, message)
    values (${game}, ${userId}::bigint, ${cardId}, ${printing}, ${category}, ${message})
    on conflict (gameid, "cardId", category) where not treated do nothing
    returning id::text as id`.execute(db);
  return rows[0]?.id;
}

/** Held to the end of the write: who resolves it waits, and tells whoever joins here. */
export async function holdOpenReport(
  db: Database,
  { game, cardId, category }: Pick<NewCardReport, 'cardId' | 'category' | 'game'>,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id::text as id from user_card_reports
    where gameid = ${game} and "cardId" = ${cardId} and category = ${category} and not treated
    for no key update`.execute(db);
  return rows[0]?.id;
}

/** False where the member is among its reporters already. */
export async function insertMember(
  db: Database,
  reportId: string,
  { userId, game, printing, message, source }: NewCardReport,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into card_report_members (gameid, report_id, user_id, printing, message, source)
    values (${game}, ${reportId}::bigint, ${userId}::bigint, ${printing}, ${message}, ${source})
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

export type OpenCountRow = { category: CardReportCategory; members: number };

/** What is open of a card, and how many members say so. */
export async function listOpenOfCard(
  db: Database,
  game: string,
  cardId: string,
): Promise<OpenCountRow[]> {
  const { rows } = await sql<OpenCountRow>`
    select category, (select count(*)::integer from card_report_members as members
      where members.gameid = reports.gameid and members.report_id = reports.id) as members
    from user_card_reports as reports
    where gameid = ${game} and "cardId" = ${cardId} and not treated
    order by category`.execute(db);
  return rows;
}

export type OwnReportRow = {
  id: string;
  gameid: string;
  cardId: string;
  printing: string;
  name: string | null;
  category: CardReportCategory;
  message: string;
  treated: boolean;
  treatmentMessage: string | null;
  banner_reward: string | null;
  created_at: Date;
  updated_date: Date;
};

/** A member's own, the newest first: of all cards, or of one. */
export async function listOwnReports(
  db: Database,
  userId: UserId,
  { before, limit, card }: { before: string | null; limit: number; card?: [string, string] },
): Promise<OwnReportRow[]> {
  const [game, cardId] = card ?? [null, null];
  const { rows } = await sql<OwnReportRow>`
    select reports.id::text as id, reports.gameid, "cardId", members.printing, cards.name, category,
      members.message, treated, "treatmentMessage", banner_reward, members.created_at, updated_date
    from card_report_members as members
    join user_card_reports as reports
      on reports.gameid = members.gameid and reports.id = members.report_id
    left join cards on cards.gameid = members.gameid and cards.cardno = members.printing
    where members.user_id = ${userId}::bigint
      and members.report_id < coalesce(${before}::bigint, 9223372036854775807)
      and (${game}::text is null or (reports.gameid = ${game} and "cardId" = ${cardId}))
    order by members.report_id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** Reports stay without the person. */
export async function forgetReporter(db: Database, userId: UserId): Promise<void> {
  await sql`delete from card_report_members where user_id = ${userId}::bigint`.execute(db);
  await sql`update user_card_reports set "userId" = null
    where "userId" = ${userId}::bigint`.execute(db);
}
