import { ACTORS_NAMED, NOTICES_PAGE } from '@deckframe/contract/notices';
import type { UserId } from '@deckframe/domain/access/user-id';
import type { NoticeKind } from '@deckframe/domain/mailbox/notice-kinds';
import type { Database } from '@deckframe/database/db';
import { AppError } from '../../lib/app-error.ts';
import {
  decodePlace,
  encodePlace,
  readPage,
  refuseCursor,
  rowsToRead,
  toPage,
} from '../../lib/keyset-page.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import {
  deleteNotice,
  deleteOldNotices,
  listNotices,
  markNoticesRead,
  type NoticeMoment,
} from './box-queries.ts';
import { toNotice } from './mapping.ts';
import { deleteActor, insertNotices, type Place } from './queries.ts';

export { noticesPart, noticeSettingsPart } from './account-parts.ts';
export { deleteActorEverywhere as forgetActor } from './queries.ts';

/** Of a write: its transaction, and the way to those whom it tells. */
export type Teller = Pick<OpenWrite, 'db' | 'tell'>;

export type Act = {
  kind: NoticeKind;
  place: Place;
  /** Without one, the site itself speaks. */
  actorId?: UserId | null;
  /** The name of the place, as it is now. */
  label?: string;
  detail?: string | null;
  message?: string | null;
};

const LABEL_MAX = 120;
const MESSAGE_MAX = 500;
/** Done and undone at will: nobody is told twice of the same by the same. */
const ONCE: readonly NoticeKind[] = ['follow', 'like'];
/** Of what nobody has added to. */
const RETENTION_DAYS = 180;
const SWEEP = { rows: 1000, turns: 20 };

/**
 * Tells members that something was done, in the transaction of the act: each gets it under
 * Notifications, bundled with what is unread of the same kind and place. Whoever did it, has turned
 * the kind off, or has blocked the actor or is blocked by them hears nothing.
 */
export async function notify(
  { db, tell }: Teller,
  receivers: readonly UserId[],
  { actorId = null, detail = null, kind, label = '', message = null, place }: Act,
): Promise<void> {
  if (receivers.length === 0) return;
  const told = await insertNotices(db, receivers, {
    kind,
    place,
    actorId,
    label: cut(label, LABEL_MAX),
    detail,
    message: message && cut(message, MESSAGE_MAX),
    once: ONCE.includes(kind),
  });
  tell(...told);
}

/** The act is taken back: the actor leaves the bundle, as long as it is unread. */
export async function withdraw(
  { db, tell }: Teller,
  receiverId: UserId,
  act: { kind: NoticeKind; place: Place; actorId: UserId },
): Promise<void> {
  if (await deleteActor(db, receiverId, act)) tell(receiverId);
}

export async function getNotices(db: Database, userId: UserId, after: string | undefined) {
  const page = readPage({ after }, NOTICES_PAGE, parseMoment);
  const limits = { notices: rowsToRead(page), actors: ACTORS_NAMED };
  const found = await listNotices(db, userId, page.from, limits);
  const { rows, older } = toPage(page, found, ({ moment, id }) => encodePlace([moment, id]));
  return { notices: rows.map(toNotice), next: older };
}

export async function readNotices(
  db: Database,
  userId: UserId,
  ids: readonly string[] | 'all',
): Promise<void> {
  await markNoticesRead(db, userId, ids);
}

export async function removeNotice(db: Database, userId: UserId, id: string): Promise<void> {
  if (!(await deleteNotice(db, userId, id))) throw new AppError('NOT_FOUND');
}

/** Some thousands at a time; what is left waits for the next hour. */
export async function sweepNotices(db: Database): Promise<void> {
  for (let turn = 0; turn < SWEEP.turns; turn += 1) {
    if ((await deleteOldNotices(db, RETENTION_DAYS, SWEEP.rows)) < SWEEP.rows) return;
  }
}

const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/;

function parseMoment(cursor: string): NoticeMoment {
  const [moment, id] = decodePlace(cursor) ?? [];
  const isPlace =
    typeof moment === 'string' && MOMENT.test(moment) && Number.isFinite(Date.parse(moment));
  if (!isPlace || typeof id !== 'string' || !/^[1-9]\d{0,14}$/.test(id)) refuseCursor('mailbox');
  return { moment, id };
}

/** By characters, as the database counts them. */
function cut(text: string, max: number): string {
  const letters = Array.from(text);
  return letters.length <= max ? text : `${letters.slice(0, max - 1).join('')}…`;
}
