import { COUNT_MAX } from '../entries/entry.ts';
import type { TradeSide, TradeStand } from './trade-state.ts';

type TradeLimits = {
  /** Limit of open offers by the member. */
  readonly openMax: number;
  /** Own offers within a day. */
  readonly dayMax: number;
};

const TRUSTED_AFTER = 3;

const LIMITS: TradeLimits = { openMax: 50, dayMax: 50 };

type OfferRefusal =
  | 'CONTACT_BLOCKED'
  | 'SELF_REFUSED'
  | 'TRADE_DAY_LIMIT'
  | 'TRADE_LIMIT'
  | 'TRADE_OFF';

/** Copies by card number. */
export type TradeCards = Readonly<Record<string, number>>;

export type TradeTerms = Readonly<Record<TradeSide, TradeCards>>;

/** Different cards that one side gives. */
export const TRADE_LINES_MAX = 40;

export type TermsRefusal = 'TRADE_EMPTY' | 'TRADE_SAME_CARD' | 'TRADE_TOO_MANY';

/** Both sides must give something, and no card may be on both sides. */
export function findTermsRefusal(terms: TradeTerms): TermsRefusal | null {
  const [given, asked] = [Object.entries(terms.proposer), Object.entries(terms.partner)];
  if (given.length === 0 || asked.length === 0) return 'TRADE_EMPTY';
  if (given.some(([cardno]) => Object.hasOwn(terms.partner, cardno))) return 'TRADE_SAME_CARD';
  if (given.length > TRADE_LINES_MAX || asked.length > TRADE_LINES_MAX) return 'TRADE_TOO_MANY';
  const isCount = ([, copies]: [string, number]): boolean =>
    Number.isInteger(copies) && copies >= 1 && copies <= COUNT_MAX;
  return [...given, ...asked].every(isCount) ? null : 'TRADE_TOO_MANY';
}

/** True if a side is bound by its own terms or its confirmation. */
export function isPromised(
  { termsBy, confirmedBy }: Pick<TradeStand, 'confirmedBy' | 'termsBy'>,
  side: TradeSide,
): boolean {
  return termsBy === side || confirmedBy === side;
}

/** Adds up what was promised in several trades. */
export function sumCards(promises: readonly TradeCards[]): TradeCards {
  const sum = new Map<string, number>();
  for (const cards of promises) {
    for (const [cardno, copies] of Object.entries(cards)) {
      sum.set(cardno, (sum.get(cardno) ?? 0) + copies);
    }
  }
  return Object.fromEntries(sum);
}

/** Copies by card number, under another number; copies of both are added up. */
export function renumberTerms(
  { proposer, partner }: TradeTerms,
  change: { readonly from: string; readonly to: string },
): TradeTerms {
  return { proposer: renumber(proposer, change), partner: renumber(partner, change) };
}

function renumber(
  cards: TradeCards,
  { from, to }: { readonly from: string; readonly to: string },
): TradeCards {
  const { [from]: copies, ...others } = cards;
  if (copies === undefined) return cards;
  return { ...others, [to]: copies + (others[to] ?? 0) };
}

/**
 * Returns the limits of a member. New accounts have lower ones until some trades finished or a week
 * passed.
 */
export function limitsOf(
  member: { accountDays: number; finished: number },
  rules: { days: number; openTrades: number; tradesPerDay: number },
): TradeLimits {
  const isNew = member.accountDays < rules.days && member.finished < TRUSTED_AFTER;
  return isNew ? { openMax: rules.openTrades, dayMax: rules.tradesPerDay } : LIMITS;
}

/** Returns why a member cannot start a trade; null if allowed. */
export function findOfferRefusal(offer: {
  isSelf: boolean;
  /** A block in either direction. */
  isBlocked: boolean;
  /** Whether the other member accepts trades. */
  isPartnerOpen: boolean;
  open: number;
  today: number;
  limits: TradeLimits;
}): OfferRefusal | null {
  if (offer.isSelf) return 'SELF_REFUSED';
  if (offer.isBlocked) return 'CONTACT_BLOCKED';
  if (!offer.isPartnerOpen) return 'TRADE_OFF';
  if (offer.open >= offer.limits.openMax) return 'TRADE_LIMIT';
  return offer.today >= offer.limits.dayMax ? 'TRADE_DAY_LIMIT' : null;
}
