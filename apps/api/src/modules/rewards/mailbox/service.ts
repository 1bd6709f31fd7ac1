import type { ErrorCode } from '@deckframe/contract/error-codes';
import type { EventSummary } from '@deckframe/contract/rewards/events';
import type {
  MailboxEntry,
  ClaimAnswer,
  ClaimBody,
  MailboxAnswer,
  UnreadAnswer,
} from '@deckframe/contract/rewards/mailbox';
import type { Database } from '@deckframe/database/db';
import { isAdministrator } from '@deckframe/domain/accounts/access/roles';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { parseGift } from '@deckframe/domain/community/profile/cosmetics';
import {
  cleanCode,
  type Requirement,
  type BoxType,
} from '@deckframe/domain/rewards/mailbox/mailbox';
import { tablePart, type AccountPart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import { hashToken } from '../../../lib/hash-token.ts';
import type { SessionUser } from '../../../lib/session-user.ts';
import type { EventSummaryRow } from './event-queries.ts';
import {
  claimEvent,
  claimItem,
  countUnread,
  isLevelReward,
  markEventsRead,
  markItemsRead,
  readMailbox,
  type SentMailRow,
  type EventRow,
  type ItemRow,
  type ClaimRow,
} from './queries.ts';

export { insertMail as placeMail, takeBackUnclaimed } from './queries.ts';

function toEventEntry(row: EventRow): MailboxEntry {
  return {
    id: null,
    eventId: row.id,
    type: row.type,
    label: row.label,
    description: row.description,
    icon: row.icon,
    banner: row.banner,
    role: row.role,
    gifts: toGifts(row.gifts),
    rewardLevel: row.reward_level,
    thanksFor: null,
    status: row.status,
    claimed: false,
    createdAt: toMoment(row.startDate),
    endDate: row.endDate === null ? null : toMoment(row.endDate),
    displayId: row.reward_level === null ? row.display_id : null,
    needsCode: row.needs_code,
    isFull: row.is_full,
    requirements: toRequirements(row),
  };
}

function toItemEntry(row: ItemRow): MailboxEntry {
  return {
    id: row.id,
    eventId: null,
    type: row.type,
    label: row.label,
    description: row.description,
    icon: null,
    banner: row.banner,
    role: row.role,
    gifts: toGifts(row.gifts),
    rewardLevel: null,
    thanksFor: row.thanks_for,
    status: row.status,
    claimed: row.claimed,
    createdAt: toMoment(row.created_at),
    endDate: null,
    displayId: null,
    needsCode: false,
    isFull: false,
    requirements: [],
  };
}

export function toEventSummary(row: EventSummaryRow): EventSummary {
  return {
    id: row.id,
    type: row.type,
    label: row.label,
    description: row.description,
    startDate: row.startDate.toISOString(),
    endDate: row.endDate?.toISOString() ?? null,
    rewardLevel: row.reward_level,
    displayId: row.display_id,
    icon: row.icon,
    banner: row.banner,
    role: row.role,
    gifts: row.gifts,
    claimLimit: row.claim_limit,
    claimCount: row.claim_count,
    needsCode: row.needs_code,
    audience: {
      role: row.audience_role,
      level: row.audience_level,
      game: row.audience_game,
      joinedBefore: row.audience_joined_before?.toISOString() ?? null,
    },
    requirements: {
      level: row.required_level,
      ratings: row.required_ratings,
      publicDecks: row.required_public_decks,
    },
    state: row.state,
  };
}

export function toSentMail({ status, created_at: at, ...row }: SentMailRow) {
  return { ...row, isRead: status === 'read', at: at.toISOString() };
}

const toMoment = (ms: number): string => new Date(ms).toISOString();

function toGifts(gifts: string): MailboxEntry['gifts'] {
  return gifts === ''
    ? []
    : gifts
        .split(',')
        .map(parseGift)
        .filter((gift) => gift !== null);
}

function toRequirements(row: EventRow): Requirement[] {
  const all: Requirement[] = [
    { kind: 'level', needed: row.required_level, have: row.level },
    { kind: 'ratings', needed: row.required_ratings, have: row.ratings },
    { kind: 'publicDecks', needed: row.required_public_decks, have: row.public_decks },
  ];
  return all.filter(({ needed }) => needed > 0);
}

/** Hashes a code in normalized form. */
export function hashCode(code: string): string {
  return hashToken(cleanCode(code));
}

export const CLAIMS_LIMIT: DatabaseLimit = { name: 'mailbox-claims', max: 60, windowSeconds: 60 };
/** Wrong codes per member. */
export const WRONG_CODES_LIMIT: DatabaseLimit = {
  name: 'wrong-codes',
  max: 10,
  windowSeconds: 3600,
};
/** Above it the badge shows 99+. */
const UNREAD_MAX = 100;

const REFUSALS: Readonly<Record<Exclude<ClaimRow['outcome'], 'claimed'>, ErrorCode>> = {
  code: 'EVENT_CODE_WRONG',
  full: 'EVENT_FULL',
  gone: 'EVENT_NOT_FOUND',
  known: 'ALREADY_CLAIMED',
  unmet: 'EVENT_UNMET',
};

/** MAIL-08: the documented lists. */
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

/** Claims once; the second claim is refused. */
export async function claim(
  db: Database,
  { id: userId, roles }: Pick<SessionUser, 'id' | 'roles'>,
  body: ClaimBody,
): Promise<ClaimAnswer> {
  const row = await sendClaim(db, userId, body);
  if (row === undefined) throw new AppError('EVENT_NOT_FOUND');
  const { outcome, banner, role } = row;
  if (outcome === 'gone' && body.itemId !== null) throw new AppError('ITEM_NOT_FOUND');
  if (outcome !== 'claimed') throw new AppError(REFUSALS[outcome]);
  // Administrators cannot give themselves roles by campaigns; level roles are allowed.
  if (role !== null && body.eventId !== null && isAdministrator(roles)) {
    if (!(await isLevelReward(db, body.eventId))) throw new AppError('SELF_REFUSED');
  }
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

/** Erased with the awards. */
export const cosmeticsPart: AccountPart = {
  ...tablePart('cosmetics', 'users_cosmetics.user_id'),
  erase: async () => undefined,
};
