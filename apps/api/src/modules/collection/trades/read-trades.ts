import {
  OPEN_TRADES_MAX,
  TRADE_PAGE,
  type TradeSummary,
  type TradeView,
} from '@deckframe/contract/collection/trades';
import type { Database } from '@deckframe/database/db';
import { can } from '@deckframe/domain/accounts/access/can';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { copiesOf, type Claims } from '@deckframe/domain/collection/entries/free-copies';
import {
  expireTrade,
  isOpenState,
  otherSide,
  listActs,
  type TradeSide,
  type TradeStand,
} from '@deckframe/domain/collection/trades/trade-state';
import {
  isPromised,
  sumCards,
  type TradeCards,
  type TradeTerms,
} from '@deckframe/domain/collection/trades/trade-terms';
import { AppError } from '../../../lib/app-error.ts';
import {
  cursorOf,
  isMoment,
  isUuid,
  readPage,
  rowsToRead,
  toPage,
} from '../../../lib/keyset-page.ts';
import { toMemberCard, type MemberRow } from '../../../lib/member-card.ts';
import { countSleeved, countOwned, showsAll } from './match-queries.ts';
import {
  listOpenTradesOf,
  findTrade,
  findOther,
  listTrades,
  listNotes,
  listSteps,
  type TradeRow,
  type ListPlace,
} from './queries.ts';

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

/** Also treats trades as expired before the worker records it. */
function toShownStand(row: TradeRow): TradeStand {
  const stand = toStand(row);
  return expireTrade(stand, row.now.getTime()) ?? stand;
}

const sideOf = (row: TradeRow, userId: UserId): TradeSide =>
  row.proposer_id === userId ? 'proposer' : 'partner';

function byWhom(side: TradeSide | null, own: TradeSide): 'me' | 'them' | null {
  if (side === null) return null;
  return side === own ? 'me' : 'them';
}

/** Fields common to both views of a trade. */
function toHead(row: TradeRow & MemberRow, own: TradeSide) {
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

function toSummary(row: TradeRow & MemberRow, userId: UserId): TradeSummary {
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

/** Claims to ignore: the requested deck, the edited trade. */
export type ClaimsExcept = { deckId?: string | undefined; tradeId?: string | undefined };

/** Returns the copies that are not free. */
export async function readClaims(
  db: Database,
  game: string,
  userId: UserId,
  { deckId, tradeId }: ClaimsExcept = {},
): Promise<Claims> {
  const sleeved = await countSleeved(db, game, userId, deckId);
  return { sleeved, promised: await readPromised(db, game, userId, tradeId) };
}

export async function readPromised(
  db: Database,
  game: string,
  userId: UserId,
  exceptTrade?: string,
): Promise<Claims['promised']> {
  const open = await listOpenTradesOf(db, game, userId);
  const promises = open.flatMap((row) => {
    const side = sideOf(row, userId);
    return row.id !== exceptTrade && isPromised(toStand(row), side) ? [row.terms[side]] : [];
  });
  return sumCards(promises);
}

/** Returns a trade to its two members; others get 404. */
export async function requireTrade(
  db: Database,
  { game, id, userId }: { game: string; id: string; userId: UserId },
  isHeld = false,
): Promise<{ row: TradeRow; side: TradeSide }> {
  const row = await findTrade(db, game, id, isHeld);
  if (row === undefined) throw new AppError('TRADE_NOT_FOUND');
  const traders = [row.proposer_id, row.partner_id].filter((trader) => trader !== null);
  if (!can({ id: userId, roles: [] }, 'trade.take-part', { traders })) {
    throw new AppError('TRADE_NOT_FOUND');
  }
  return { row, side: row.proposer_id === userId ? 'proposer' : 'partner' };
}

const NOBODY = {
  member_id: null,
  username: null,
  avatar: null,
  user_level: null,
  selectedbadge: null,
  selectedavatarbackground: null,
};

const TRADES = cursorOf<ListPlace>({ changedAt: isMoment, id: isUuid });

export async function readTrades(
  db: Database,
  own: { game: string; userId: UserId },
  { box, before }: { box: 'closed' | 'open'; before?: string | undefined },
) {
  const isOpen = box === 'open';
  const page = readPage({ after: before }, isOpen ? OPEN_TRADES_MAX : TRADE_PAGE, TRADES.parse);
  const asked = { isOpen, before: page.from, limit: rowsToRead(page) };
  const found = await listTrades(db, own, asked);
  const { rows, older } = toPage(page, found, ({ place, id }) =>
    TRADES.print({ changedAt: place, id }),
  );
  return { trades: rows.map((row) => toSummary(row, own.userId)), older };
}

/** Returns a trade as one side sees it, with owned copies. */
export async function readTrade(
  db: Database,
  asked: { game: string; id: string; userId: UserId },
): Promise<TradeView> {
  const { game, id, userId } = asked;
  const { row } = await requireTrade(db, asked);
  const own = sideOf(row, userId);
  const other = otherSide(own);
  const otherId = own === 'proposer' ? row.partner_id : row.proposer_id;
  const numbers = [...Object.keys(row.terms.proposer), ...Object.keys(row.terms.partner)];
  const mine = await countOwned(db, game, userId, numbers);
  const theirs = otherId === null ? null : await countShown(db, game, otherId, numbers);
  const toLines = (cards: TradeCards) =>
    Object.entries(cards).map(([cardno, copies]) => ({
      cardno,
      copies,
      mine: copiesOf(mine, cardno),
      theirs: theirs === null ? null : copiesOf(theirs, cardno),
    }));
  const steps = await listSteps(db, game, id);
  const notes = await listNotes(db, game, id);
  return {
    ...toHead({ ...row, ...((await findOther(db, otherId)) ?? NOBODY) }, own),
    give: toLines(row.terms[own]),
    get: toLines(row.terms[other]),
    acts: otherId === null ? [] : listActs(toStand(row), own, row.now.getTime()),
    steps: steps.map(({ kind, side, created_at }) => ({
      kind,
      by: byWhom(side, own),
      at: created_at.toISOString(),
    })),
    notes: notes.map((note) => ({
      id: note.id,
      by: byWhom(note.side, own),
      text: note.moderated_at === null ? note.text : null,
      createdAt: note.created_at.toISOString(),
    })),
  };
}

async function countShown(
  db: Database,
  game: string,
  userId: UserId,
  numbers: readonly string[],
): Promise<TradeCards | null> {
  const isAll = await showsAll(db, game, userId);
  return isAll ? countOwned(db, game, userId, numbers) : null;
}
