import type { Database } from '@deckframe/database/db';
import { can } from '@deckframe/domain/accounts/access/can';
import {
  USER_ID_FORMAT,
  parseUserId,
  type UserId,
} from '@deckframe/domain/accounts/access/user-id';
import type { AccountPart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct } from '../../../lib/audit-log.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import { readPage, rowsToRead, toPage } from '../../../lib/keyset-page.ts';
import { toMemberCard } from '../../../lib/member-card.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import { setRemoval, type Removal } from '../../../lib/moderation-state.ts';
import type { SessionUser } from '../../../lib/session-user.ts';
import { findTradeOfNote, findNote, hideNote, showNote } from '../../collection/trades/service.ts';
import { getReadableSeries } from '../../creators/series/service.ts';
import { getReadableDeck } from '../../decks/decks/reading-service.ts';
import { notify, type Teller } from '../../rewards/notices/service.ts';
import { decideComment, findComment } from '../comments/service.ts';
import { findUsername } from '../profile/service.ts';
import {
  closeReports,
  forgetReporter,
  insertReport,
  listHandledReports,
  listOpenReports,
  listReportsOf,
  reopenReports,
  type ReportedType,
  type NewReport,
  type ReportRow,
} from './queries.ts';

type Decider = Pick<OpenWrite, 'db' | 'tell' | 'user'>;
type DecidedReport = {
  content_type: ReportedType;
  content_id: string;
  gameid: string | null;
  reported_user_id: UserId | null;
  snapshot: string;
};

/** Notifies reporters and the author. */
async function tellOfDecision(
  decider: Decider,
  reported: DecidedReport & { reporters: readonly UserId[] },
  outcome: 'dismissed' | 'removed',
  reason: string | null,
): Promise<void> {
  const place = await placeOf(decider, reported);
  if (place === null) return;
  const reporters = reported.reporters.filter((reporter) => reporter !== decider.user.id);
  const label = labelOf(reported);
  await notify(decider, reporters, { kind: 'report', place, label, detail: outcome });
  if (outcome === 'removed') await tellOwner(decider, reported, 'hidden', reason);
}

/** Profiles are handled through the account, so nobody is notified here. */
async function tellOwner(
  decider: Decider,
  reported: DecidedReport,
  detail: 'hidden' | 'restored',
  message: string | null,
): Promise<void> {
  const place = await placeOf(decider, reported);
  const { reported_user_id: ownerId } = reported;
  if (place === null || ownerId === null || reported.content_type === 'profile') return;
  const label = labelOf(reported);
  await notify(decider, [ownerId], { kind: 'moderation', place, label, detail, message });
}

async function placeOf(
  { db }: Decider,
  { content_id: id, content_type: type, gameid }: DecidedReport,
) {
  if (type !== 'trade-note') return { type, game: gameid, id } as const;
  const tradeId = gameid === null ? undefined : await findTradeOfNote(db, gameid, id);
  return tradeId === undefined ? null : ({ type: 'trade', game: gameid, id: tradeId } as const);
}

/** Label of a subject: its name, or the first line of a text. */
function labelOf({ snapshot }: DecidedReport): string {
  return snapshot.split('\n', 1)[0] ?? '';
}

export const REPORT_LIMIT: DatabaseLimit = { name: 'report', max: 10, windowSeconds: 3600 };
const PAGE = 25;

type ReportWrite = Pick<OpenWrite, 'db' | 'requestId' | 'tell' | 'user'>;
type Decision = {
  outcome: 'dismissed' | 'removed' | 'reopened';
  reason?: string | undefined;
};
type Reported = Pick<NewReport, 'contentId' | 'game' | 'reportedUserId' | 'snapshot'>;

/** Finds the subject; refuses what the reporter cannot see. */
export async function findReported(
  db: Database,
  user: SessionUser,
  wanted: { contentType: ReportedType; contentId: string; game?: string | undefined },
): Promise<Reported> {
  const { contentType, contentId, game = '' } = wanted;
  if (contentType === 'deck') {
    const deck = await getReadableDeck(db, game, contentId, async () => user);
    const snapshot = [deck.decklist_name, deck.notes ?? ''].join('\n').trim();
    return { contentId: deck.id, game, reportedUserId: deck.user_id, snapshot };
  }
  if (contentType === 'custom-series') {
    const series = await getReadableSeries(db, { game, seriesId: contentId }, user);
    const snapshot = [series.name, series.description].join('\n').trim();
    return { contentId, game, reportedUserId: series.owner_id, snapshot };
  }
  if (!USER_ID_FORMAT.test(contentId)) throw new AppError('NOT_FOUND');
  if (contentType === 'comment') {
    const comment = await findComment(db, contentId);
    if (comment === undefined || comment.member_id === null) {
      throw new AppError('COMMENT_NOT_FOUND');
    }
    const reportedUserId = comment.member_id;
    const isHidden = comment.moderated_at !== null;
    if (isHidden && !can(user, 'comment.see-hidden', { ownerId: reportedUserId })) {
      throw new AppError('COMMENT_NOT_FOUND');
    }
    return { contentId, game: comment.gameid, reportedUserId, snapshot: comment.text };
  }
  if (contentType === 'trade-note') {
    const note = await findNote(db, game, contentId, user.id);
    if (note === undefined || note.author_id === null) throw new AppError('NOT_FOUND');
    return { contentId, game, reportedUserId: note.author_id, snapshot: note.text };
  }
  const reportedUserId = parseUserId(contentId);
  const username = await findUsername(db, reportedUserId);
  if (username === undefined) throw new AppError('USER_NOT_FOUND');
  return { contentId, game: null, reportedUserId, snapshot: username };
}

export async function report(db: Database, entry: NewReport): Promise<void> {
  const reporter = { id: entry.userId, roles: [] };
  if (!can(reporter, 'content.report', { ownerId: entry.reportedUserId }))
    throw new AppError('SELF_REFUSED');
  await insertReport(db, entry);
}

export async function getReports(
  db: Database,
  { after, state }: { after?: string | undefined; state: 'handled' | 'open' },
) {
  const page = readPage({ after }, PAGE, String);
  const list = state === 'open' ? listOpenReports : listHandledReports;
  const found = await list(db, page.from, rowsToRead(page));
  const { rows, older } = toPage(page, found, (row) => row.id);
  return { reports: rows.map(toReport), next: older };
}

/** Decides a report. Removing hides the content; profiles are handled through the account. */
export async function decideReport(
  write: ReportWrite,
  decision: { reportId: string } & Decision,
): Promise<void> {
  const { db, user, requestId } = write;
  const { reportId, outcome, reason = null } = decision;
  if (outcome === 'reopened') {
    await reopenReport(write, reportId);
    return;
  }
  const closed = await closeReports(db, reportId, user.id, outcome);
  if (closed === undefined) throw new AppError('REPORT_NOT_FOUND');
  const { content_type: type, content_id: id, gameid } = closed;
  if (outcome === 'removed') await applyRemoval(write, { type, id, game: gameid }, { reason });
  await writeAdminAct(db, {
    actorId: user.id,
    action: `report.${outcome}`,
    game: gameid,
    subject: `${type}/${id}`,
    before: { state: 'open' },
    after: { state: outcome, reason },
    requestId,
  });
  await tellOfDecision(write, closed, outcome, reason);
}

/** Nothing of a reported profile is hidden here; staff handle the account. */
async function applyRemoval(
  { db, tell }: Teller,
  { type, id, game }: { type: ReportedType; id: string; game: string | null },
  removal: Removal,
): Promise<void> {
  if (game === null || type === 'profile') return;
  if (type === 'comment') await decideComment({ db, tell }, { game, id }, removal);
  else if (type !== 'trade-note') await setRemoval(db, type, { game, id }, removal);
  else await (removal === null ? showNote : hideNote)(db, game, id);
}

/** Undoes a decision: reopens its reports and restores the content. */
async function reopenReport(write: ReportWrite, reportId: string): Promise<void> {
  const { db, user, requestId } = write;
  const reopened = await reopenReports(db, reportId);
  if (reopened === undefined) throw new AppError('REPORT_NOT_FOUND');
  const { content_type: type, content_id: id, gameid, was, hides } = reopened;
  if (hides === true) await applyRemoval(write, { type, id, game: gameid }, null);
  await writeAdminAct(db, {
    actorId: user.id,
    action: 'report.reopened',
    game: gameid,
    subject: `${type}/${id}`,
    before: { state: was },
    after: { state: 'open' },
    requestId,
  });
  if (hides === true) await tellOwner(write, reopened, 'restored', null);
}

function toReport(row: ReportRow) {
  return {
    id: row.id,
    contentType: row.content_type,
    contentId: row.content_id,
    game: row.gameid,
    reason: row.reason,
    snapshot: row.snapshot,
    reporter: row.reporter,
    reported: toMemberCard(row),
    place: row.place_type && { type: row.place_type, id: row.place_id },
    createdAt: row.created_at.toISOString(),
    outcome: row.outcome,
    handledAt: row.handled_at?.toISOString() ?? null,
    handledBy: row.handler,
  };
}

export const reportsPart: AccountPart = {
  name: 'reports',
  covers: {
    'content_reports.user_id': ['export', 'erase'],
    'content_reports.reported_user_id': ['erase'],
  },
  read: listReportsOf,
  erase: forgetReporter,
};
