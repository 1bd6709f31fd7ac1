import { ACTORS_NAMED, NOTICES_PAGE } from '@deckframe/contract/notices';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
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
import {
  deleteNotice,
  deleteOldNotices,
  listNotices,
  markNoticesRead,
  type NoticeMoment,
} from './box-queries.ts';
import { toNotice } from './mapping.ts';

export { noticesPart, noticeSettingsPart } from '../rewards/notices/account-parts.ts';
export {
  notify,
  takeBack,
  withdraw,
  withdrawComment,
  type Teller,
} from '../rewards/notices/notify.ts';
export { deleteActorEverywhere as forgetActor } from './queries.ts';

/** Of what nobody has added to. */
const RETENTION_DAYS = 180;
const SWEEP = { rows: 1000, turns: 20 };

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
