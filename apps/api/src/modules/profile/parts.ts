import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import type { CosmeticFacts } from '@deckframe/domain/community/profile/cosmetics';
import { parseFeaturedDecks } from '@deckframe/domain/community/profile/featured-decks';
import { AppError } from '../../lib/app-error.ts';
import { listOwnedRows } from '../cosmetics/service.ts';
import { countFinishedTrades } from '../trades/service.ts';
import { readFeatured } from './featured-decks.ts';
import { favoritesOf, toOwned, type ProfileParts } from '../community/profile/mapping.ts';
import { countPublicDecks, findProfile, listCards } from '../community/profile/queries.ts';

/** Everything that a profile is drawn from. Throws `USER_NOT_FOUND`. */
export async function getParts(db: Database, userId: UserId): Promise<ProfileParts> {
  const row = await findProfile(db, userId);
  if (row === undefined) throw new AppError('USER_NOT_FOUND');
  const wanted = favoritesOf(row).filter((card) => card !== null);
  return {
    row,
    cards: await listCards(db, wanted),
    decks: await countPublicDecks(db, userId),
    trades: await countFinishedTrades(db, userId),
    featured: await readFeatured(db, userId, parseFeaturedDecks(row.featureddecksdata)),
  };
}

export async function getOwned(
  db: Database,
  userId: UserId,
  { row }: ProfileParts,
): Promise<CosmeticFacts['owned']> {
  return toOwned(row, await listOwnedRows(db, userId, ['nameplate', 'title']));
}

export function toFacts(
  { row, decks, trades }: ProfileParts,
  roles: readonly string[],
  owned: CosmeticFacts['owned'],
): Omit<CosmeticFacts, 'links'> {
  const counts = {
    ratings: row.rating_count ?? 0,
    trades,
    publicDecks: decks,
    likesReceived: row.like_received_count ?? 0,
  };
  return { level: row.user_level ?? 1, roles, counts, owned };
}
