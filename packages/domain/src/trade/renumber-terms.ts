import type { TradeCards, TradeTerms } from './trade-terms.ts';

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
