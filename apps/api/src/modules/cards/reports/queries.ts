import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { CardReportCategory } from '@deckframe/domain/community/writing/card-report';
import { sql } from 'kysely';

export type VoiceRow = {
  user_id: UserId;
  username: string | null;
  printing: string;
  message: string;
  source: string;
  created_at: string;
};

export type ReportRow = {
  id: string;
  gameid: string;
  userId: UserId | null;
  username: string | null;
  cardId: string;
  printing: string;
  name: string | null;
  category: CardReportCategory;
  message: string;
  members: number;
  voices: VoiceRow[];
  treated: boolean;
  treatmentMessage: string | null;
  banner_reward: string | null;
  resolver: string | null;
  created_date: Date;
  updated_date: Date;
};

const VOICES = 10;

/** Open reports by waiting time; treated ones newest first. */
export async function listReports(
  db: Database,
  game: string,
  { treated, after, limit }: { treated: boolean; after: string | undefined; limit: number },
): Promise<ReportRow[]> {
  const place = treated
    ? sql`treated and reports.id < coalesce(${after ?? null}::bigint, 9223372036854775807)
        order by reports.id desc`
    : sql`not treated and reports.id > ${after ?? '0'}::bigint order by reports.id`;
  const { rows } = await sql<ReportRow>`
    select reports.id::text as id, reports.gameid, "userId", reporters.username, "cardId",
      reports.printing, cards.name, category, reports.message, treated, "treatmentMessage",
      banner_reward, resolvers.username as resolver, created_date, updated_date,
      (select count(*)::integer from card_report_members as members
        where members.gameid = reports.gameid and members.report_id = reports.id) as members,
      coalesce((select jsonb_agg(to_jsonb(voice) order by voice.created_at) from (
        select members.user_id, users.username, printing, message, source, members.created_at
        from card_report_members as members
        left join users on users.id = members.user_id and users.deleted_at is null
        where members.gameid = reports.gameid and members.report_id = reports.id
        order by members.created_at limit ${VOICES}
      ) as voice), '[]') as voices
    from user_card_reports as reports
    left join cards on cards.gameid = reports.gameid and cards.cardno = reports.printing
    left join users as reporters
      on reporters.id = reports."userId" and reporters.deleted_at is null
    left join users as resolvers
      on resolvers.id = reports."resolvedBy" and resolvers.deleted_at is null
    where reports.gameid = ${game} and ${place}
    limit ${limit}`.execute(db);
  return rows;
}

export type TreatedRow = {
  cardId: string;
  category: CardReportCategory;
  printing: string;
  name: string | null;
};

export async function markTreated(
  db: Database,
  report: { game: string; reportId: string },
  by: { userId: UserId; message: string; banner: string | null },
): Promise<TreatedRow | undefined> {
  const { rows } = await sql<TreatedRow>`
    update user_card_reports as reports set treated = true, "treatmentMessage" = ${by.message},
      "resolvedBy" = ${by.userId}::bigint, banner_reward = ${by.banner}, updated_date = app_now()
    where gameid = ${report.game} and id = ${report.reportId}::bigint and not treated
    returning "cardId", category, printing, (select name from cards
      where cards.gameid = reports.gameid and cards.cardno = reports.printing) as name`.execute(db);
  return rows[0];
}

export async function markUntreated(
  db: Database,
  { game, reportId }: { game: string; reportId: string },
): Promise<{ cardId: string } | undefined> {
  const { rows } = await sql<{ cardId: string }>`
    update user_card_reports set treated = false, "treatmentMessage" = null, "resolvedBy" = null,
      banner_reward = null, updated_date = app_now()
    where gameid = ${game} and id = ${reportId}::bigint and treated
    returning "cardId"`.execute(db);
  return rows[0];
}

export type TellRow = { user_id: UserId; item_id: string | null };

export async function listMembers(
  db: Database,
  { game, reportId }: { game: string; reportId: string },
): Promise<TellRow[]> {
  const { rows } = await sql<TellRow>`
    select user_id, item_id::text as item_id from card_report_members
    where gameid = ${game} and report_id = ${reportId}::bigint
    order by user_id`.execute(db);
  return rows;
}

/** Stores the mailbox entries of reporters. */
export async function noteItems(
  db: Database,
  { game, reportId }: { game: string; reportId: string },
  sent: readonly { user_id: UserId; id: string }[],
): Promise<void> {
  const members = sent.map((row) => row.user_id);
  const ids = sent.map((row) => row.id);
  await sql`
    update card_report_members as members set item_id = sent.id
    from card_report_members as own
    left join unnest(${members}::bigint[], ${ids}::bigint[]) as sent (user_id, id)
      on sent.user_id = own.user_id
    where own.gameid = ${game} and own.report_id = ${reportId}::bigint
      and members.gameid = own.gameid and members.report_id = own.report_id
      and members.user_id = own.user_id`.execute(db);
}

export type NewCardReport = {
  userId: UserId;
  game: string;
  cardId: string;
  printing: string;
  category: CardReportCategory;
  message: string;
  source: string;
};

/** Undefined if the same error is already open; waits for a concurrent report. */
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

/** Locks the open report until the write ends, so that resolving it includes this member. */
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

/** The member's own reports, newest first, of one or all cards. */
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
  await sql`update user_card_reports set "userId" = null, message = '…'
    where "userId" = ${userId}::bigint`.execute(db);
}
