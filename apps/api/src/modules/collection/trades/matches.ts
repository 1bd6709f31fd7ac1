import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { copiesOf, countFreePrintings } from '@deckframe/domain/collection/entries/free-copies';
import type { TradeCards } from '@deckframe/domain/collection/trades/trade-terms';
import type { Database } from '@deckframe/database/db';
import { AppError } from '../../../lib/app-error.ts';
import { toMemberCard } from '../../../lib/member-card.ts';
import { isBlockedBetween } from '../../accounts/members/service.ts';
import {
  listOwnedPrintings,
  listMatches,
  type MatchFilter,
  type MatchRow,
} from './match-queries.ts';
import { findOther, findTrader, findSettings, listMarked, setSettings } from './queries.ts';
import { readClaims } from './read-trades.ts';

const DAY_MS = 86_400_000;
const PARTS = 1_000_003;

/** The starting point varies by day, member and turn. */
function beginAt(userId: UserId, now: number, turn: number): number {
  const day = Math.floor(now / DAY_MS);
  return ((userId * 7919 + day * 104_729 + turn * 618_033) % PARTS) / PARTS;
}

type Own = { game: string; userId: UserId };

export async function getMatches(
  db: Database,
  own: Own,
  { turn, ...filter }: MatchFilter & { turn: number },
  now: number,
) {
  const rows = await listMatches(db, own, filter, beginAt(own.userId, now, turn));
  return { matches: rows.flatMap((row) => toMatch(row, now)) };
}

/** Shows activity in days only. */
function toMatch(row: MatchRow, now: number) {
  const member = toMemberCard(row);
  if (member === null) return [];
  const days = row.last_connected === null ? null : (now - row.last_connected.getTime()) / DAY_MS;
  return [
    {
      member,
      country: row.country,
      language: row.language,
      daysAway: days === null ? null : Math.max(0, Math.floor(days)),
      getCount: row.get_count,
      giveCount: row.give_count,
    },
  ];
}

/** Returns what two members could trade. */
export async function getPartner(db: Database, { game, userId }: Own, partnerId: UserId) {
  const member = await findOther(db, partnerId);
  const trader = await findTrader(db, partnerId);
  if (member === undefined || trader === undefined) throw new AppError('USER_NOT_FOUND');
  if (userId === partnerId) throw new AppError('SELF_REFUSED');
  if (await isBlockedBetween(db, userId, partnerId)) throw new AppError('CONTACT_BLOCKED');
  if (!trader.is_open) throw new AppError('TRADE_OFF');
  const theirs = await listMarked(db, game, partnerId, false);
  const own = await listMarked(db, game, userId, true);
  const wantedByThem = new Set(theirs.filter(({ wanted }) => wanted).map(({ cardno }) => cardno));
  const wantedByMe = new Set(own.filter(({ wanted }) => wanted).map(({ cardno }) => cardno));
  const offeredByMe = own.filter(({ trading }) => trading).map(({ cardno }) => cardno);
  const numbers = [...new Set([...offeredByMe, ...wantedByThem])];
  const offered = theirs.filter(({ trading }) => trading);
  const mine = await countFreeOf(db, game, userId, numbers);
  const others = await countFreeOf(
    db,
    game,
    partnerId,
    offered.map(({ cardno }) => cardno),
  );
  return {
    member: toMemberCard(member),
    theirs: offered
      .map(({ cardno, copies }) => ({
        cardno,
        copies: Math.min(copies, copiesOf(others, cardno)),
        isWanted: wantedByMe.has(cardno),
      }))
      .filter(({ copies }) => copies > 0),
    mine: numbers
      .map((cardno) => ({
        cardno,
        copies: copiesOf(mine, cardno),
        isWanted: wantedByThem.has(cardno),
      }))
      .filter(({ copies }) => copies > 0),
  };
}

/** Counts free copies of a side. */
async function countFreeOf(
  db: Database,
  game: string,
  userId: UserId,
  numbers: readonly string[],
): Promise<TradeCards> {
  const owned = await listOwnedPrintings(db, game, userId, numbers);
  return countFreePrintings(owned, await readClaims(db, game, userId));
}

export type TradeSettings = { isOpen: boolean; country: string | null; language: string | null };

export async function getSettings(db: Database, userId: UserId): Promise<TradeSettings> {
  const { is_open: isOpen, country, language } = await findSettings(db, userId);
  return { isOpen, country, language };
}

export async function changeSettings(
  db: Database,
  userId: UserId,
  { isOpen, country, language }: TradeSettings,
): Promise<TradeSettings> {
  await setSettings(db, userId, { is_open: isOpen, country, language });
  return getSettings(db, userId);
}
