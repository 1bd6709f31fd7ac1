import { OPEN_TRADES_MAX, TRADE_PAGE, type TradeView } from '@deckframe/contract/collection/trades';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { listActs, otherSide } from '@deckframe/domain/collection/trades/trade-state';
import { copiesOf } from '@deckframe/domain/collection/entries/free-copies';
import type { TradeCards } from '@deckframe/domain/trade/trade-terms';
import type { Database } from '@deckframe/database/db';
import {
  decodePlace,
  encodePlace,
  readPage,
  refuseCursor,
  rowsToRead,
  toPage,
} from '../../lib/keyset-page.ts';
import { countOwned, showsAll } from './copies-queries.ts';
import { findOther, listTrades, type ListPlace } from './list-queries.ts';
import { byWhom, sideOf, toHead, toStand, toSummary } from './mapping.ts';
import { listNotes } from './note-queries.ts';
import { listSteps } from './queries.ts';
import { requireTrade } from './require-trade.ts';

const NOBODY = {
  member_id: null,
  username: null,
  avatar: null,
  user_level: null,
  selectedbadge: null,
  selectedavatarbackground: null,
};

export async function readTrades(
  db: Database,
  own: { game: string; userId: UserId },
  { box, before }: { box: 'closed' | 'open'; before?: string | undefined },
) {
  const isOpen = box === 'open';
  const page = readPage({ after: before }, isOpen ? OPEN_TRADES_MAX : TRADE_PAGE, readPlace);
  const asked = { isOpen, before: page.from, limit: rowsToRead(page) };
  const found = await listTrades(db, own, asked);
  const { rows, older } = toPage(page, found, (row) => encodePlace([row.place, row.id]));
  return { trades: rows.map((row) => toSummary(row, own.userId)), older };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/;

function readPlace(cursor: string): ListPlace {
  const [changedAt, id] = decodePlace(cursor) ?? [];
  if (typeof changedAt !== 'string' || !TIME.test(changedAt)) refuseCursor('list');
  if (typeof id !== 'string' || !UUID.test(id)) refuseCursor('list');
  return { changedAt, id };
}

/** A trade as one of the two sees it, with what both own of its cards. */
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

/** Null where they show only a part, and the sum of that would be wrong. */
async function countShown(
  db: Database,
  game: string,
  userId: UserId,
  numbers: readonly string[],
): Promise<TradeCards | null> {
  const isAll = await showsAll(db, game, userId);
  return isAll ? countOwned(db, game, userId, numbers) : null;
}
