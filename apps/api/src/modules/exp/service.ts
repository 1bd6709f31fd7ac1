import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { COMMUNITY_MESSAGES } from '@deckframe/contract/messages';
import type { Database } from '@deckframe/database/db';
import type { ExpAward } from '@deckframe/domain/rewards/exp/exp-award';
import { readExpResult, type ExpResult } from '@deckframe/domain/rewards/exp/exp-result';
import { levelOfExp } from '@deckframe/domain/rewards/exp/levels';
import { tablePart, type AccountPart } from '../../lib/account-part.ts';
import {
  awardDeckExpRows,
  awardExpRows,
  type AwardRow,
  type DeckList,
  eraseEarnings,
  takeTempResults,
} from './queries.ts';

/**
 * Pays a write inside the transaction of the write, as its last statement: what it locks is then held
 * for the shortest time. A write that was paid before gives no result.
 */
export async function awardExp(
  db: Database,
  userId: UserId,
  awards: readonly ExpAward[],
): Promise<ExpResult[]> {
  if (awards.length === 0) return [];
  return toResults(await awardExpRows(db, userId, awards));
}

/** As `awardExp`, for a saved deck: what is nearly a list that was paid for, or copied, pays nothing. */
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

/** Nothing is told of what pays nothing for good, or not yet. */
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

/** What other modules may use of EXP besides. */
export { correctExp, listLedger } from './ledger-queries.ts';
export { type DeckList, hasTempResults, insertCopiedList, insertTempResults } from './queries.ts';

/** Each entry is handed out once; what is no result is dropped by `warn`. */
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

/** What was paid is for good while the member is here, so it goes by a door of its own. */
export const expEventsPart: AccountPart = {
  ...tablePart('expEvents', 'exp_events.user_id'),
  erase: eraseEarnings,
};

/** Goes with the events, by the same door. */
export const rewardedListsPart: AccountPart = {
  ...tablePart('rewardedLists', 'exp_deck_lists.user_id'),
  erase: async () => undefined,
};

export const untoldAwardsPart = tablePart('untoldAwards', 'temp_exp_results.user_id');
