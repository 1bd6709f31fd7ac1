import {
  SENT_MAIL_PAGE,
  type EventBody,
  type EventChange,
  type EventsQuery,
  type EventSummary,
  type MailBody,
} from '@deckframe/contract/rewards/events';
import type { Database } from '@deckframe/database/db';
import { printUserId, type UserId } from '@deckframe/domain/accounts/access/user-id';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct, type AuditFacts } from '../../../lib/audit-log.ts';
import { isCheckFailed, isReferenceMissing } from '../../../lib/database-faults.ts';
import { readPage, rowsToRead, toPage } from '../../../lib/keyset-page.ts';
import {
  cloneEvent,
  deleteEvent,
  endEvent,
  findEvent,
  insertEvent,
  listAllEvents,
  lockEvent,
  updateEvent,
  type EventSummaryRow,
} from './event-queries.ts';
import { deleteMail, insertMail, listSentMail } from './queries.ts';
import { hashCode, toEventSummary, toSentMail } from './service.ts';

const PAGE = 50;

/** Actor and request. */
export type Act = { actorId: UserId; requestId: string };

export async function getEvents(db: Database, asked: EventsQuery) {
  const rows = await listAllEvents(db, asked, PAGE + 1);
  const events = rows.slice(0, PAGE).map(toEventSummary);
  return { events, next: rows.length > PAGE ? (events.at(-1)?.id ?? null) : null };
}

export async function getSentMail(db: Database, userId: UserId, after: string | undefined) {
  const page = readPage({ after }, SENT_MAIL_PAGE, String);
  const found = await listSentMail(db, userId, page.from, rowsToRead(page));
  const { rows, older } = toPage(page, found, (row) => row.id);
  return { mail: rows.map(toSentMail), next: older };
}

/** An event without a start begins now, so only the database knows that it ends before. */
function refuse(error: unknown): never {
  if (isReferenceMissing(error)) throw new AppError('GAME_NOT_FOUND');
  throw isCheckFailed(error, 'ex_events_check') ? new AppError('INVALID_REQUEST') : error;
}

export async function createEvent(db: Database, act: Act, event: EventBody): Promise<EventSummary> {
  const codeHash = event.code === undefined ? null : hashCode(event.code);
  const id = await insertEvent(db, event, codeHash).catch(refuse);
  return tell(db, act, 'event.create', id, {});
}

export async function repeatEvent(
  db: Database,
  act: Act,
  id: string,
  { startDate, endDate }: { startDate?: string | undefined; endDate: string },
): Promise<EventSummary> {
  const made = await cloneEvent(db, id, startDate ?? null, endDate).catch(refuse);
  if (made === undefined) throw new AppError('EVENT_NOT_FOUND');
  return tell(db, act, 'event.clone', made, { event: id });
}

/** Ends claims; claimed rewards stay. */
export async function stopEvent(db: Database, act: Act, id: string): Promise<EventSummary> {
  const before = await lockEvent(db, id);
  if (before === undefined || !(await endEvent(db, id))) throw new AppError('EVENT_NOT_FOUND');
  return tell(db, act, 'event.end', id, toFacts(before));
}

export async function changeEvent(
  db: Database,
  act: Act,
  id: string,
  change: EventChange,
): Promise<EventSummary> {
  const before = await lockEvent(db, id);
  if (before === undefined) throw new AppError('EVENT_NOT_FOUND');
  if (!(await updateEvent(db, id, change))) throw new AppError('INVALID_REQUEST');
  return tell(db, act, 'event.change', id, toFacts(before));
}

export async function removeEvent(db: Database, act: Act, id: string): Promise<void> {
  const before = await lockEvent(db, id);
  if (before === undefined) throw new AppError('EVENT_NOT_FOUND');
  if (!(await deleteEvent(db, id))) throw new AppError('EVENT_IN_USE');
  await writeAdminAct(db, {
    ...act,
    action: 'event.delete',
    game: null,
    subject: `event:${id}`,
    before: toFacts(before),
    after: {},
  });
}

/** Sends mail and returns each receiver with an id to undo it. */
export async function sendMail(db: Database, act: Act, mail: MailBody) {
  const { role: given } = mail.reward;
  if (given !== null && mail.receivers.includes(act.actorId)) throw new AppError('SELF_REFUSED');
  const sent = await insertMail(db, mail);
  if (sent.length === 0) throw new AppError('USER_NOT_FOUND');
  const { banner, role } = mail.reward;
  const after = { type: mail.type, label: mail.label, members: sent.length, banner, role };
  const subject = `mail:${sent.map(({ user_id: id }) => id).join(',')}`;
  await writeAdminAct(db, { ...act, action: 'mail.send', game: null, subject, before: {}, after });
  return sent;
}

export async function takeBackMail(
  db: Database,
  act: Act,
  userId: UserId,
  itemId: string,
): Promise<void> {
  const before = await deleteMail(db, userId, itemId);
  if (before === undefined) throw new AppError('ITEM_NOT_FOUND');
  const subject = `mail:${printUserId(userId)}`;
  await writeAdminAct(db, {
    ...act,
    action: 'mail.take-back',
    game: null,
    subject,
    before,
    after: {},
  });
}

async function tell(
  db: Database,
  act: Act,
  action: string,
  id: string,
  before: AuditFacts,
): Promise<EventSummary> {
  const row = await findEvent(db, id);
  if (row === undefined) throw new AppError('EVENT_NOT_FOUND');
  const subject = `event:${id}`;
  await writeAdminAct(db, { ...act, action, game: null, subject, before, after: toFacts(row) });
  return toEventSummary(row);
}

function toFacts(row: EventSummaryRow): AuditFacts {
  const { label, type, banner, role, gifts, startDate, endDate } = row;
  const [from, to] = [startDate.toISOString(), endDate?.toISOString() ?? null];
  return { label, type, banner, role, gifts: gifts.join(','), startDate: from, endDate: to };
}
