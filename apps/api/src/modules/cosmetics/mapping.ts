import type { CosmeticsAnswer } from '@deckframe/contract/rewards/cosmetics';
import {
  COUNTED,
  parseGift,
  type Cosmetic,
  type CosmeticKey,
  type Unlock,
} from '@deckframe/domain/community/profile/cosmetics';
import type { CosmeticRow, RewardRow } from './queries.ts';

export function toReward(row: RewardRow): CosmeticsAnswer['rewards'][number] {
  const banner: CosmeticKey[] = row.banner === null ? [] : [{ kind: 'banner', key: row.banner }];
  const others = row.gifts.map(parseGift).filter((gift) => gift !== null);
  return { id: row.id, level: row.level, role: row.role, gifts: [...others, ...banner] };
}

/** Which level gives an item stands with the rewards alone. */
export function toCosmetic(
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
