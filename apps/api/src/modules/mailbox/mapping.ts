import type { EventSummary } from '@deckframe/contract/rewards/events';
import type { MailboxEntry } from '@deckframe/contract/rewards/mailbox';
import type { Requirement } from '@deckframe/domain/rewards/mailbox/mailbox';
import { parseGift } from '@deckframe/domain/community/profile/cosmetics';
import type { EventSummaryRow } from '../rewards/mailbox/event-queries.ts';
import type { SentMailRow } from './mail-queries.ts';
import type { EventRow, ItemRow } from '../rewards/mailbox/queries.ts';

export function toEventEntry(row: EventRow): MailboxEntry {
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

export function toItemEntry(row: ItemRow): MailboxEntry {
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
