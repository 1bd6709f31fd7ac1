import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type {
  OwnProfile,
  ProfileChange,
  PublicProfile,
} from '@deckframe/contract/community/profile';
import type { Database } from '@deckframe/database/db';
import type { FavoriteCard } from '@deckframe/domain/community/profile/favorite-cards';
import { cleanProfileText } from '@deckframe/domain/profile/profile-text';
import type { AccountPart } from '../../lib/account-part.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Games } from '../../lib/games.ts';
import type { SessionUser } from '../../lib/session-user.ts';
import { getCosmetics, listClaimedRewards } from '../cosmetics/service.ts';
import { changeUsername, findSyncToken, updateProfile } from '../members/service.ts';
import { isOwnAvatar } from '../site/uploads/service.ts';
import { assertWords } from '../site/writing-rules/service.ts';
import { toColumns } from './change-columns.ts';
import { assertDecksAreShown } from './featured-decks.ts';
import { toOwnProfile, toPublicProfile } from '../community/profile/mapping.ts';
import {
  clearCustomization,
  findProfile,
  listCards,
  lockUser,
  readCustomization,
} from '../community/profile/queries.ts';
import { findOwnFacts, listCollectionStates } from './own-queries.ts';
import { getOwned, getParts, toFacts } from './parts.ts';

export { getWardrobe, wear } from './wardrobe.ts';

/** Throws `USER_NOT_FOUND`. */
export async function getPublicProfile(
  db: Database,
  games: Games,
  userId: UserId,
): Promise<PublicProfile> {
  return toPublicProfile(await getParts(db, userId), games);
}

export async function getOwnProfile(
  db: Database,
  games: Games,
  userId: UserId,
): Promise<OwnProfile> {
  const parts = await getParts(db, userId);
  const own = {
    facts: await findOwnFacts(db, userId),
    collection: await listCollectionStates(db, userId),
    syncToken: await findSyncToken(db, userId),
    owned: await getOwned(db, userId, parts),
    claimedRewards: await listClaimedRewards(db, userId),
  };
  return toOwnProfile({ ...parts, ...own }, games);
}

/** The name of a member. */
export async function findUsername(db: Database, userId: UserId): Promise<string | undefined> {
  const row = await findProfile(db, userId);
  return row?.username ?? undefined;
}

/** What the page of a member shows first. */
export async function findNameAndBanner(
  db: Database,
  userId: UserId,
): Promise<{ username: string; banner: string | null } | undefined> {
  const row = await findProfile(db, userId);
  if (row === undefined || row.username === null) return undefined;
  return { username: row.username, banner: row.selectedbanner };
}

/** Writes what a member changed of the own profile, all of it or nothing. */
export async function changeProfile(
  db: Database,
  games: Games,
  { user, change, requestId }: { user: SessionUser; change: ProfileChange; requestId: string },
): Promise<OwnProfile> {
  const id = user.id;
  await lockUser(db, id);
  const parts = await getParts(db, user.id);
  const { row } = parts;
  const { cosmetics } = await getCosmetics(db);
  const facts = toFacts(parts, user.roles, await getOwned(db, user.id, parts));
  const columns = toColumns(change, row, facts, cosmetics);
  if (typeof change.avatar === 'string' && change.avatar !== row.avatar) {
    if (!(await isOwnAvatar(db, user.id, change.avatar))) throw new AppError('UPLOAD_NOT_YOURS');
  }
  await assertCardsExist(db, change.favoriteCards ?? []);
  await assertDecksAreShown(db, user.id, change.featuredDecks ?? []);
  // C-70: a blank name leaves the stored one as it is.
  const username = cleanProfileText(change.username ?? null);
  if (username !== null && username !== row.username) {
    await assertWords({ db, user }, [username]);
    await changeUsername(db, { userId: user.id, username, requestId });
  }
  await updateProfile(db, id, columns);
  return getOwnProfile(db, games, user.id);
}

/** What a member chose to wear and to show. */
export const customizationPart: AccountPart = {
  name: 'customization',
  covers: { 'member_counts.user_id': ['export'] },
  read: readCustomization,
  erase: clearCustomization,
};

async function assertCardsExist(
  db: Database,
  wanted: readonly (FavoriteCard | null)[],
): Promise<void> {
  const asked = wanted.filter((card) => card !== null);
  const found = await listCards(db, asked);
  const isFound = ({ game, cardno }: FavoriteCard): boolean =>
    found.some((card) => card.gameid === game && card.cardno === cardno);
  if (!asked.every(isFound)) throw new AppError('CARD_NOT_FOUND');
}
