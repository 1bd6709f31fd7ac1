import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { CardReportBody, CardReported } from '@deckframe/contract/cards/card-reports';
import type { Database } from '@deckframe/database/db';
import type { AccountPart } from '../../lib/account-part.ts';
import { readInPages } from '../../lib/account-part.ts';
import { AppError } from '../../lib/app-error.ts';
import type { DatabaseLimit } from '../../lib/database-limit.ts';
import type { SessionUser } from '../../lib/session-user.ts';
import { findPublishedCard } from '../cards/service.ts';
import { toOwnReport } from './mapping.ts';
import {
  forgetReporter,
  holdOpenReport,
  insertMember,
  insertReport,
  listOpenOfCard,
  listOwnReports,
  type NewCardReport,
} from './queries.ts';
import { sendReportEmail, tellChat, type OperatorsEnv } from '../cards/reports/tell-operators.ts';

export const CARD_REPORT_LIMIT: DatabaseLimit = {
  name: 'card-report',
  max: 20,
  windowSeconds: 3600,
};
const PAGE = 25;
/** Between asking for the open report and holding it, it may have been resolved. */
const TRIES = 3;

/** One open report for each card and kind of error: whoever comes later joins it, once. */
export async function reportCard(
  db: Database,
  env: OperatorsEnv,
  user: SessionUser,
  { game, cardno, ...said }: CardReportBody & { game: string },
): Promise<CardReported> {
  const card = await getCard(db, game, cardno);
  const report = { userId: user.id, game, cardId: card.originalid, printing: card.cardno, ...said };
  const { id, isNew } = await openReport(db, report);
  const isFirst = await insertMember(db, id, report);
  if (!isNew) return { id, outcome: isFirst ? 'joined' : 'known' };
  await tellChat(db, env, 'report.created', { ...report, reportId: id });
  await sendReportEmail(db, env, { ...report, username: user.username });
  return { id, outcome: 'new' };
}

async function openReport(
  db: Database,
  report: NewCardReport,
): Promise<{ id: string; isNew: boolean }> {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const made = await insertReport(db, report);
    if (made !== undefined) return { id: made, isNew: true };
    const open = await holdOpenReport(db, report);
    if (open !== undefined) return { id: open, isNew: false };
  }
  throw new AppError('UNAVAILABLE');
}

async function getCard(db: Database, game: string, cardno: string) {
  const card = await findPublishedCard(db, game, cardno);
  if (card === undefined) throw new AppError('CARD_NOT_FOUND');
  return card;
}

/** What is known to be wrong with a card, and what became of the member's own reports of it. */
export async function getReportsOfCard(db: Database, userId: UserId, game: string, cardno: string) {
  const { originalid } = await getCard(db, game, cardno);
  const open = await listOpenOfCard(db, game, originalid);
  const card: [string, string] = [game, originalid];
  const own = await listOwnReports(db, userId, { before: null, limit: PAGE, card });
  return { open, own: own.map(toOwnReport) };
}

export async function getOwnReports(db: Database, userId: UserId, before: string | undefined) {
  const found = await listOwnReports(db, userId, { before: before ?? null, limit: PAGE + 1 });
  const reports = found.slice(0, PAGE).map(toOwnReport);
  return { reports, next: found.length > PAGE ? (reports.at(-1)?.id ?? null) : null };
}

export const cardReportsPart: AccountPart = {
  name: 'cardReports',
  covers: {
    'card_report_members.user_id': ['export', 'erase'],
    'user_card_reports.userId': ['export', 'erase'],
  },
  read: (db, userId, pageSize) =>
    readInPages(pageSize, async (before: string | undefined) => {
      const rows = await listOwnReports(db, userId, { before: before ?? null, limit: pageSize });
      return rows.map((row) => ({ entry: toOwnReport(row), place: row.id }));
    }),
  erase: forgetReporter,
};
