import { LEADERBOARD_PAGE } from '@deckframe/contract/community/community';
import { COMMUNITY_MESSAGES } from '@deckframe/contract/messages';
import type { CosmeticsAnswer } from '@deckframe/contract/rewards/cosmetics';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { foldUsername } from '@deckframe/domain/accounts/access/usernames';
import {
  COUNTED,
  parseGift,
  type Cosmetic,
  type CosmeticKey,
  type Unlock,
} from '@deckframe/domain/community/profile/cosmetics';
import type { ExpAward } from '@deckframe/domain/rewards/exp/exp-award';
import { readExpResult, type ExpResult } from '@deckframe/domain/rewards/exp/exp-result';
import { levelOfExp } from '@deckframe/domain/rewards/exp/levels';
import { tablePart, type AccountPart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import { readPage, toPage, type Page } from '../../../lib/keyset-page.ts';
import { toMemberCard } from '../../../lib/member-card.ts';
import {
  listCosmeticRows,
  listRewardRows,
  findOwnRank,
  findRank,
  listAbove,
  listBelow,
  listNamed,
  listTop,
  awardDeckExpRows,
  awardExpRows,
  eraseEarnings,
  takeTempResults,
  type CosmeticRow,
  type RewardRow,
  type LeaderPlace,
  type LeaderRow,
  type AwardRow,
  type DeckList,
} from './queries.ts';

export { giveCosmetic, listClaimedRewards, listOwnedRows, takeCosmetic } from './queries.ts';
export { correctExp, listLedger } from './queries.ts';
export { type DeckList, hasTempResults, insertCopiedList, insertTempResults } from './queries.ts';

function toReward(row: RewardRow): CosmeticsAnswer['rewards'][number] {
  const banner: CosmeticKey[] = row.banner === null ? [] : [{ kind: 'banner', key: row.banner }];
  const others = row.gifts.map(parseGift).filter((gift) => gift !== null);
  return { id: row.id, level: row.level, role: row.role, gifts: [...others, ...banner] };
}

/** The rewards list says which level gives an item. */
function toCosmetic(
  row: CosmeticRow,
  rewards: readonly { level: number; gifts: readonly CosmeticKey[] }[],
): Cosmetic {
  const { kind, cosmetic_id: key, name, rarity } = row;
  const reward = rewards.find(({ gifts }) =>
    gifts.some((gift) => gift.kind === kind && gift.key === key),
  );
  return { kind, key, name, rarity, unlock: toUnlock(row, reward?.level ?? null) };
}

function toUnlock({ source, site, needed }: CosmeticRow, level: number | null): Unlock {
  if (source === 'everyone' || source === 'administrator') return { by: source };
  if (source === 'level') return { by: 'level', level };
  if (site !== null) return { by: 'link', site };
  const counted = COUNTED.find((of) => of === source);
  if (counted !== undefined && needed !== null) return { by: 'count', of: counted, needed };
  return { by: 'event' };
}

/** Returns all cosmetics and level rewards. */
export async function getCosmetics(db: Database): Promise<CosmeticsAnswer> {
  const rewards = (await listRewardRows(db)).map(toReward);
  const rows = await listCosmeticRows(db);
  return { cosmetics: rows.map((row) => toCosmetic(row, rewards)), rewards };
}

const CURSOR = /^(\d{1,9})\.(\d{1,18})\.([1-9]\d{0,14})$/;

export async function getLeaderboard(
  db: Database,
  query: { after?: string | undefined; before?: string | undefined },
) {
  const page = readPage(query, LEADERBOARD_PAGE, readCursor);
  const { rows, newer, older } = toPage(page, await listRows(db, page), printCursor);
  return { rows: await rankRows(db, rows), newer, older };
}

export async function findMembersNamed(db: Database, name: string) {
  const rows = await listNamed(db, foldUsername(name));
  return { members: rows.flatMap((row) => toMemberCard(row) ?? []) };
}

export async function getOwnRank(db: Database, userId: UserId) {
  const row = await findOwnRank(db, userId);
  if (row === undefined) throw new AppError('USER_NOT_FOUND');
  return { rank: row.rank, userExp: row.user_exp, members: row.members };
}

function listRows(db: Database, { from, backwards }: Page<LeaderPlace>): Promise<LeaderRow[]> {
  if (from === undefined) return listTop(db);
  return backwards ? listAbove(db, from) : listBelow(db, from);
}

/** Ranks a page of members: one lookup for the first row, the rest by counting. */
async function rankRows(db: Database, page: readonly LeaderRow[]) {
  const [first] = page;
  if (first === undefined) return [];
  const { rank, same } = await findRank(db, first.user_exp);
  let current = { exp: first.user_exp, rank, members: same };
  return page.flatMap((row) => {
    if (row.user_exp !== current.exp) {
      const members = page.filter(({ user_exp: exp }) => exp === row.user_exp).length;
      current = { exp: row.user_exp, rank: current.rank + current.members, members };
    }
    const member = toMemberCard(row);
    return member === null ? [] : [{ rank: current.rank, member, userExp: row.user_exp }];
  });
}

function printCursor(row: LeaderRow): string {
  return `${row.user_exp}.${row.joined}.${row.member_id}`;
}

function readCursor(text: string): LeaderPlace {
  const [, exp, joined, id] = CURSOR.exec(text) ?? [];
  if (exp === undefined || joined === undefined || id === undefined) {
    throw new AppError('INVALID_REQUEST');
  }
  return { exp: Number(exp), joined, id };
}

/** Pays a write as its last statement, to keep locks short. A paid write returns nothing. */
export async function awardExp(
  db: Database,
  userId: UserId,
  awards: readonly ExpAward[],
): Promise<ExpResult[]> {
  if (awards.length === 0) return [];
  return toResults(await awardExpRows(db, userId, awards));
}

/** Like `awardExp`, without near copies. */
export async function awardDeckExp(
  db: Database,
  userId: UserId,
  awards: readonly ExpAward[],
  list: DeckList,
  minDifference: number,
): Promise<ExpResult[]> {
  if (awards.length === 0) return [];
  return toResults(await awardDeckExpRows(db, userId, awards, list, minDifference));
}

function toResults(rows: readonly AwardRow[]): ExpResult[] {
  return rows.filter(({ outcome }) => outcome === 'awarded' || outcome === 'capped').map(toResult);
}

function toResult(row: AwardRow): ExpResult {
  const oldLevel = levelOfExp(row.exp_before);
  const newLevel = levelOfExp(row.exp_after);
  return {
    action: row.kind,
    expAwarded: row.amount,
    expTotal: row.exp_after,
    levelUp: newLevel > oldLevel,
    oldLevel,
    newLevel,
    cooldownMessage: row.outcome === 'capped' ? COMMUNITY_MESSAGES.expCapReached : null,
  };
}

/** Returns each stored award once; invalid ones go to `warn`. */
export async function takeResults(
  db: Database,
  userId: UserId,
  warn: (value: unknown) => void,
): Promise<ExpResult[]> {
  const stored = await takeTempResults(db, userId);
  return stored.flatMap((value) => {
    const result = readExpResult(value);
    if (result === null) warn(value);
    return result === null ? [] : [result];
  });
}

/** Awards are permanent for active members, so erasure uses a separate function. */
export const expEventsPart: AccountPart = {
  ...tablePart('expEvents', 'exp_events.user_id'),
  erase: eraseEarnings,
};

/** Erased with the awards. */
export const rewardedListsPart: AccountPart = {
  ...tablePart('rewardedLists', 'exp_deck_lists.user_id'),
  erase: async () => undefined,
};

export const untoldAwardsPart = tablePart('untoldAwards', 'temp_exp_results.user_id');
