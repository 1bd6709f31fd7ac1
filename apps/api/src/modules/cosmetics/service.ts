import type { CosmeticsAnswer } from '@deckframe/contract/rewards/cosmetics';
import type { Database } from '@deckframe/database/db';
import { toCosmetic, toReward } from './mapping.ts';
import { listCosmeticRows, listRewardRows } from './queries.ts';

/** Everything there is to wear, and the rewards of the levels. */
export async function getCosmetics(db: Database): Promise<CosmeticsAnswer> {
  const rewards = (await listRewardRows(db)).map(toReward);
  const rows = await listCosmeticRows(db);
  return { cosmetics: rows.map((row) => toCosmetic(row, rewards)), rewards };
}

export { giveCosmetic, listClaimedRewards, listOwnedRows, takeCosmetic } from './queries.ts';
