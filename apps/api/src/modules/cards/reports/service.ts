import type {
  CardReport,
  OwnCardReport,
  ReportResolution,
  CardReportBody,
  CardReported,
} from '@deckframe/contract/cards/card-reports';
import type { Database } from '@deckframe/database/db';
import { printUserId, type UserId } from '@deckframe/domain/accounts/access/user-id';
import { describeReporter } from '@deckframe/domain/community/writing/card-report';
import { readInPages, type AccountPart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct } from '../../../lib/audit-log.ts';
import { isTaken } from '../../../lib/database-faults.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import { readPage, rowsToRead, toPage } from '../../../lib/keyset-page.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import type { SessionUser } from '../../../lib/session-user.ts';
import { placeMail, takeBackUnclaimed } from '../../rewards/mailbox/service.ts';
import { notify, takeBack } from '../../rewards/notices/service.ts';
import { findPublishedCard } from '../catalogue/service.ts';
import {
  listMembers,
  noteItems,
  listReports,
  markTreated,
  markUntreated,
  forgetReporter,
  holdOpenReport,
  insertMember,
  insertReport,
  listOpenOfCard,
  listOwnReports,
  type OwnReportRow,
  type ReportRow,
  type VoiceRow,
  type TellRow,
  type TreatedRow,
  type NewCardReport,
} from './queries.ts';
import { tellChat, sendReportEmail, type OperatorsEnv } from './tell-operators.ts';

function toOwnReport(row: OwnReportRow): OwnCardReport {
  return {
    ...toCommon(row),
    createdAt: row.created_at.toISOString(),
  };
}

function toReport(row: ReportRow): CardReport {
  const userId = row.userId === null ? null : printUserId(row.userId);
  return {
    ...toCommon(row),
    reporter: describeReporter(userId, row.username),
    members: row.members,
    voices: row.voices.map(toVoice),
    resolvedBy: row.resolver,
    createdAt: row.created_date.toISOString(),
  };
}

function toCommon(row: OwnReportRow | ReportRow) {
  return {
    id: row.id,
    game: row.gameid,
    cardId: row.cardId,
    printing: row.printing,
    name: row.name,
    category: row.category,
    message: row.message,
    treated: row.treated,
    treatmentMessage: row.treatmentMessage,
    bannerReward: row.banner_reward,
    updatedAt: row.updated_date.toISOString(),
  };
}

function toVoice(voice: VoiceRow): CardReport['voices'][number] {
  return {
    reporter: describeReporter(printUserId(voice.user_id), voice.username),
    printing: voice.printing,
    message: voice.message,
    source: voice.source,
    createdAt: new Date(voice.created_at).toISOString(),
  };
}

type Chosen = { game: string; reportId: string };
type Teller = Pick<OpenWrite, 'db' | 'tell' | 'user'>;

const LABEL_MAX = 80;

/**
 * Notifies reporters by their settings and gives each the banner. Returns the number of receivers.
 */
async function tellReporters(
  { db, tell, user }: Teller,
  chosen: Chosen,
  { cardId, name, printing }: TreatedRow,
  { message, banner, notify: isTold }: ReportResolution,
): Promise<number> {
  const reporters = (await listMembers(db, chosen)).map((row) => row.user_id);
  const label = name ?? cardId;
  const others = isTold ? reporters.filter((reporter) => reporter !== user.id) : [];
  const act = { ...noticeOf(chosen), label, detail: printing, message };
  const noticed = await notify({ db, tell }, others, act);
  if (banner === null || reporters.length === 0) return noticed.length;
  const gifts = await placeMail(db, {
    type: 'receivedItem',
    label: label.slice(0, LABEL_MAX),
    description: message,
    reward: { banner, role: null, gifts: [] },
    receivers: reporters,
    thanksFor: 'card-report',
  });
  await noteItems(db, chosen, gifts);
  const gifted = gifts.map((row) => row.user_id);
  tell(...gifted);
  return new Set([...noticed, ...gifted]).size;
}

/** Takes back the answer unless a gift was claimed; returns the number of gifts. */
async function takeBackAnswer({ db, tell }: Teller, chosen: Chosen): Promise<number> {
  const reporters = await listMembers(db, chosen);
  const gifts = reporters.flatMap(toGift);
  if (!(await takeBackUnclaimed(db, gifts))) throw new AppError('REPORT_REWARD_CLAIMED');
  await noteItems(db, chosen, []);
  tell(...gifts.map(({ userId }) => userId));
  const members = reporters.map((row) => row.user_id);
  await takeBack({ db, tell }, members, noticeOf(chosen));
  return gifts.length;
}

/** One notice per report. */
function noticeOf({ game, reportId: id }: Chosen) {
  return { kind: 'report', place: { type: 'card-report', game, id } } as const;
}

function toGift({ user_id: userId, item_id: itemId }: TellRow) {
  return itemId === null ? [] : [{ userId, itemId }];
}

const PAGE = 25;

type Act = Pick<OpenWrite, 'db' | 'requestId' | 'tell' | 'user'>;

export async function getCardReports(
  db: Database,
  game: string,
  { treated, after }: { treated: boolean; after?: string | undefined },
) {
  const page = readPage({ after }, PAGE, String);
  const found = await listReports(db, game, { treated, after, limit: rowsToRead(page) });
  const { rows, older } = toPage(page, found, (row) => row.id);
  return { reports: rows.map(toReport), next: older };
}

/** Answers all reporters in one transaction. */
export async function resolveReport(
  act: Act,
  env: OperatorsEnv,
  chosen: Chosen,
  resolution: ReportResolution,
): Promise<void> {
  const { db, user, requestId } = act;
  const { game, reportId } = chosen;
  const { message, banner } = resolution;
  const report = await markTreated(db, chosen, { userId: user.id, message, banner });
  if (report === undefined) throw new AppError('REPORT_NOT_FOUND');
  const told = await tellReporters(act, chosen, report, resolution);
  const { cardId, category } = report;
  await tellChat(db, env, 'report.resolved', { reportId, game, cardId, category });
  await writeAdminAct(db, {
    actorId: user.id,
    action: 'card-report.resolve',
    game,
    subject: `card-report/${reportId}`,
    before: { treated: false },
    after: { treated: true, message, banner, told },
    requestId,
  });
}

/** Undoes an answer unless a gift was claimed. */
export async function reopenReport(act: Act, chosen: Chosen): Promise<void> {
  const { db, user, requestId } = act;
  const reopened = await openAgain(db, chosen);
  if (reopened === undefined) throw new AppError('REPORT_NOT_FOUND');
  const takenBack = await takeBackAnswer(act, chosen);
  await writeAdminAct(db, {
    actorId: user.id,
    action: 'card-report.reopen',
    game: chosen.game,
    subject: `card-report/${chosen.reportId}`,
    before: { treated: true },
    after: { treated: false, takenBack },
    requestId,
  });
}

async function openAgain(db: Database, chosen: Chosen) {
  try {
    return await markUntreated(db, chosen);
  } catch (error) {
    // A newer open report blocks reopening.
    if (isTaken(error)) throw new AppError('REPORT_OPEN_AGAIN');
    throw error;
  }
}

export const CARD_REPORT_LIMIT: DatabaseLimit = {
  name: 'card-report',
  max: 20,
  windowSeconds: 3600,
};

/** The open report may be resolved before it is locked. */
const TRIES = 3;

/** Adds a report or joins the open one, once per member. */
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

/** Returns open errors of a card and the member's own reports. */
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
