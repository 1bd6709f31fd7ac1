import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { CosmeticKey, CosmeticKind } from '@deckframe/domain/community/profile/cosmetics';
import { AppError } from '../../../lib/app-error.ts';
import { giveCosmetic, takeCosmetic } from '../../rewards/exp/service.ts';
import { getOwnedCosmetics, wear } from '../../community/profile/service.ts';
import { audit, getRoles, lockForCare, type Change } from './service.ts';

export async function getCosmeticsOf(db: Database, userId: UserId) {
  const { items, worn } = await getOwnedCosmetics(db, userId, await getRoles(db, userId));
  const told = items.map(({ kind, key, name, rarity, owned, given }) => {
    return { kind, key, name, rarity, owned, given };
  });
  return { items: told, worn };
}

/** ADMIN-07: gives an item. */
export async function give(db: Database, change: Change, item: CosmeticKey) {
  await lockForCare(db, change);
  const had = await isGiven(db, change.userId, item);
  if (!(await giveCosmetic(db, change.userId, item))) throw new AppError('NOT_FOUND');
  const name = `${item.kind}:${item.key}`;
  const before = { [name]: had };
  await audit(db, change, { action: 'user.give-cosmetic', before, after: { [name]: true } });
  return getCosmeticsOf(db, change.userId);
}

/** Takes an item and removes it if worn. */
export async function take(db: Database, change: Change, item: CosmeticKey) {
  const { roles } = await lockForCare(db, change);
  if (!(await takeCosmetic(db, change.userId, item))) throw new AppError('NOT_FOUND');
  const { items, worn } = await getOwnedCosmetics(db, change.userId, roles);
  const isOwned = items.some(
    ({ kind, key, owned }) => kind === item.kind && key === item.key && owned,
  );
  if (!isOwned && worn[item.kind]?.toLowerCase() === item.key) {
    await wear(db, change.userId, roles, { kind: item.kind, key: null });
  }
  const name = `${item.kind}:${item.key}`;
  await audit(db, change, {
    action: 'user.take-cosmetic',
    before: { [name]: true },
    after: { [name]: false },
  });
  return getCosmeticsOf(db, change.userId);
}

/** Null removes it. */
export async function setWorn(
  db: Database,
  change: Change,
  choice: { kind: CosmeticKind; key: string | null },
) {
  const { roles } = await lockForCare(db, change);
  const { worn } = await getOwnedCosmetics(db, change.userId, roles);
  await wear(db, change.userId, roles, choice);
  await audit(db, change, {
    action: 'user.set-worn',
    before: { [choice.kind]: worn[choice.kind] },
    after: { [choice.kind]: choice.key },
  });
  return getCosmeticsOf(db, change.userId);
}

async function isGiven(db: Database, userId: UserId, wanted: CosmeticKey): Promise<boolean> {
  const { items } = await getOwnedCosmetics(db, userId, []);
  return items.some(({ kind, key, given }) => kind === wanted.kind && key === wanted.key && given);
}
