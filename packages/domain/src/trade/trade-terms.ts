import { COUNT_MAX } from '../collection/entries/entry.ts';
import type { TradeSide, TradeStand } from '../collection/trades/trade-state.ts';

/** Copies by card number. */
export type TradeCards = Readonly<Record<string, number>>;

/** What each side gives. */
export type TradeTerms = Readonly<Record<TradeSide, TradeCards>>;

/** Different cards that one side gives. */
export const TRADE_LINES_MAX = 40;

export type TermsRefusal = 'TRADE_EMPTY' | 'TRADE_SAME_CARD' | 'TRADE_TOO_MANY';

/** Both give something, and nobody gets back what they give. */
export function findTermsRefusal(terms: TradeTerms): TermsRefusal | null {
  const [given, asked] = [Object.entries(terms.proposer), Object.entries(terms.partner)];
  if (given.length === 0 || asked.length === 0) return 'TRADE_EMPTY';
  if (given.some(([cardno]) => Object.hasOwn(terms.partner, cardno))) return 'TRADE_SAME_CARD';
  if (given.length > TRADE_LINES_MAX || asked.length > TRADE_LINES_MAX) return 'TRADE_TOO_MANY';
  const isCount = ([, copies]: [string, number]): boolean =>
    Number.isInteger(copies) && copies >= 1 && copies <= COUNT_MAX;
  return [...given, ...asked].every(isCount) ? null : 'TRADE_TOO_MANY';
}

/** Whether a side has bound itself: by terms of its own, or by its confirmation. */
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
