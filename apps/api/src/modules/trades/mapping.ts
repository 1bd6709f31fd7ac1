import type { TradeSummary } from '@deckframe/contract/collection/trades';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import {
  expireTrade,
  isOpenState,
  otherSide,
  type TradeSide,
  type TradeStand,
} from '@deckframe/domain/collection/trades/trade-state';
import type { TradeCards, TradeTerms } from '@deckframe/domain/trade/trade-terms';
import { toMemberCard, type MemberRow } from '../../lib/member-card.ts';
import type { TradeRow } from './queries.ts';

export function toStand(row: TradeRow): TradeStand {
  return {
    state: row.state,
    round: row.round,
    termsBy: row.terms_side,
    confirmedBy: row.confirmed_side,
    undoBy: row.undo_side,
    expiresAt: row.expires_at.getTime(),
  };
}

/** As it is shown: over with its time, even before the worker has noted it. */
function toShownStand(row: TradeRow): TradeStand {
  const stand = toStand(row);
  return expireTrade(stand, row.now.getTime()) ?? stand;
}

export const sideOf = (row: TradeRow, userId: UserId): TradeSide =>
  row.proposer_id === userId ? 'proposer' : 'partner';

export function byWhom(side: TradeSide | null, own: TradeSide): 'me' | 'them' | null {
  if (side === null) return null;
  return side === own ? 'me' : 'them';
}

/** What both views of a trade begin with. `row` has the columns of the other member. */
export function toHead(row: TradeRow & MemberRow, own: TradeSide) {
  const { state, round, termsBy, confirmedBy, undoBy } = toShownStand(row);
  return {
    id: row.id,
    state,
    round,
    partner: toMemberCard(row),
    termsBy: byWhom(termsBy, own),
    confirmedBy: byWhom(confirmedBy, own),
    undoBy: byWhom(undoBy, own),
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

const countCopies = (cards: TradeCards): number =>
  Object.values(cards).reduce((sum, copies) => sum + copies, 0);

export function toSummary(row: TradeRow & MemberRow, userId: UserId): TradeSummary {
  const own = sideOf(row, userId);
  const other = otherSide(own);
  const { state, termsBy, confirmedBy } = toShownStand(row);
  const isAwaited = confirmedBy === null ? termsBy === other : confirmedBy === other;
  return {
    ...toHead(row, own),
    giveCopies: countCopies(row.terms[own]),
    getCopies: countCopies(row.terms[other]),
    isMyTurn: isOpenState(state) && isAwaited,
  };
}

type Line = { cardno: string; copies: number };

export function toTerms(own: TradeSide, give: readonly Line[], get: readonly Line[]): TradeTerms {
  const [given, got] = [toCards(give), toCards(get)];
  return own === 'proposer' ? { proposer: given, partner: got } : { proposer: got, partner: given };
}

export function toCards(lines: readonly Line[]): TradeCards {
  return Object.fromEntries(lines.map(({ cardno, copies }) => [cardno, copies]));
}
