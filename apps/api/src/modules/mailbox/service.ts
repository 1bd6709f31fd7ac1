import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { ErrorCode } from '@deckframe/contract/error-codes';
import {
  type ClaimAnswer,
  type ClaimBody,
  type MailboxAnswer,
  type UnreadAnswer,
} from '@deckframe/contract/rewards/mailbox';
import type { Database } from '@deckframe/database/db';
import type { BoxType } from '@deckframe/domain/rewards/mailbox/mailbox';
import { tablePart, type AccountPart } from '../../lib/account-part.ts';
import { AppError } from '../../lib/app-error.ts';
import type { DatabaseLimit } from '../../lib/database-limit.ts';
import { hashCode } from './hash-code.ts';
import { toEventEntry, toItemEntry } from './mapping.ts';
import {
  claimEvent,
  claimItem,
  countUnread,
  markEventsRead,
  markItemsRead,
  readMailbox,
  type ClaimRow,
} from '../rewards/mailbox/queries.ts';

export { insertMail as placeMail, takeBackUnclaimed } from './mail-queries.ts';

/** Of one member: also what keeps codes from being guessed. */
export const CLAIMS_LIMIT: DatabaseLimit = { name: 'mailbox-claims', max: 60, windowSeconds: 60 };
/** The badge says 99+ beyond it. */
const UNREAD_MAX = 100;

const REFUSALS: Readonly<Record<Exclude<ClaimRow['outcome'], 'claimed'>, ErrorCode>> = {
  code: 'EVENT_CODE_WRONG',
  full: 'EVENT_FULL',
  gone: 'EVENT_NOT_FOUND',
  known: 'ALREADY_CLAIMED',
  unmet: 'EVENT_UNMET',
};

/** MAIL-08: the documented answer with its three lists. */
export async function getMailbox(db: Database, userId: UserId): Promise<MailboxAnswer> {
  const { events, items } = await readMailbox(db, userId);
  const of = (type: BoxType) => [
    ...events.filter((row) => row.type === type).map(toEventEntry),
    ...items.filter((row) => row.type === type).map(toItemEntry),
  ];
  const data = {
    event: of('event'),
    notification: of('notification'),
    receivedItem: of('receivedItem'),
  };
  return { status: 'OK', message: '', data };
}

export async function getUnread(
  db: Database,
  userId: UserId,
  ignored: readonly string[],
): Promise<UnreadAnswer> {
  return countUnread(db, userId, ignored, UNREAD_MAX);
}

/** Pays once: whoever comes second is told that it is theirs already. */
export async function claim(db: Database, userId: UserId, body: ClaimBody): Promise<ClaimAnswer> {
  const row = await sendClaim(db, userId, body);
  if (row === undefined) throw new AppError('EVENT_NOT_FOUND');
  const { outcome, banner, role } = row;
  if (outcome === 'gone' && body.itemId !== null) throw new AppError('ITEM_NOT_FOUND');
  if (outcome !== 'claimed') throw new AppError(REFUSALS[outcome]);
  return { banner, role };
}

async function sendClaim(
  db: Database,
  userId: UserId,
  { eventId, itemId, code }: ClaimBody,
): Promise<ClaimRow | undefined> {
  if (itemId !== null) return claimItem(db, userId, itemId);
  if (eventId === null) return undefined;
  return claimEvent(db, userId, eventId, code === undefined ? null : hashCode(code));
}

export async function markRead(
  db: Database,
  userId: UserId,
  { ids, eventIds }: { ids: readonly string[]; eventIds: readonly string[] },
): Promise<void> {
  if (ids.length > 0) await markItemsRead(db, userId, ids);
  if (eventIds.length > 0) await markEventsRead(db, userId, eventIds);
}

export const mailboxPart: AccountPart = tablePart('mailbox', 'users_boxitems.user_id');

/** Goes with what was earned, by the same door. */
export const cosmeticsPart: AccountPart = {
  ...tablePart('cosmetics', 'users_cosmetics.user_id'),
  erase: async () => undefined,
};
