import type {
  ProfileChange,
  OwnProfile,
  PublicProfile,
} from '@deckframe/contract/community/profile';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import {
  isUnlocked,
  type Cosmetic,
  type CosmeticFacts,
  type CosmeticKind,
} from '@deckframe/domain/community/profile/cosmetics';
import {
  printFavoriteCard,
  type FavoriteCard,
} from '@deckframe/domain/community/profile/favorite-cards';
import {
  printFeaturedDecks,
  parseFeaturedDecks,
  type FeaturedDeck,
} from '@deckframe/domain/community/profile/featured-decks';
import {
  parseSocialLink,
  SOCIAL_SITES,
  cleanProfileText,
  type SocialSite,
} from '@deckframe/domain/community/profile/social-links';
import { decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import type { AccountPart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Games } from '../../../lib/games.ts';
import type { SessionUser } from '../../../lib/session-user.ts';
import {
  updateProfile,
  changeUsername,
  findSyncToken,
  type ProfileColumns,
} from '../../accounts/members/service.ts';
import { countFinishedTrades } from '../../collection/trades/service.ts';
import { listOwnedRows, getCosmetics, listClaimedRewards } from '../../rewards/exp/service.ts';
import { isOwnAvatar } from '../../site/uploads/service.ts';
import { assertWords } from '../../site/writing-rules/service.ts';
import {
  favoritesOf,
  toOwned,
  toOwnProfile,
  toPublicProfile,
  type ProfileParts,
} from './mapping.ts';
import {
  listFeatured,
  countPublicDecks,
  findProfile,
  listCards,
  lockUser,
  readCustomization,
  findOwnFacts,
  listCollectionStates,
  type ProfileRow,
  type FeaturedDeckRow,
} from './queries.ts';

/**
 * Returns the changed columns. Refuses unsafe links and unowned items; unlinking removes its badge.
 */
function toColumns(
  change: ProfileChange,
  row: ProfileRow,
  had: Omit<CosmeticFacts, 'links'>,
  cosmetics: readonly Cosmetic[],
): ProfileColumns {
  const links = toLinks(change, row);
  const facts: CosmeticFacts = { ...had, links };
  const find = (kind: CosmeticKind, key: string): Cosmetic | undefined =>
    cosmetics.find((item) => item.kind === kind && item.key === key.toLowerCase());
  const choose = (kind: CosmeticKind, key: string | null | undefined): string | null | undefined =>
    key === undefined || key === null ? key : requireOwned(find(kind, key), facts);
  const before = row.selectedbadge === null ? undefined : find('badge', row.selectedbadge);
  const losesBadge = before !== undefined && !isUnlocked(before, facts);
  const worn = choose('badge', change.selectedBadge);
  return withoutAbsent({
    ...(SOCIAL_SITES.some((site) => change[site] !== undefined) && links),
    avatar: change.avatar,
    selectedbadge: worn === undefined && losesBadge ? null : worn,
    badge_corner: change.badgeCorner,
    selectedavatarbackground: choose('background', change.selectedAvatarBackground),
    selectedbanner: choose('banner', change.selectedBanner),
    selectedtitle: choose('title', change.selectedTitle),
    selectednameplate: choose('nameplate', change.selectedNameplate),
    ...favoriteColumns(change.favoriteCards),
    featureddecksdata: change.featuredDecks && printFeaturedDecks(change.featuredDecks),
  });
}

function toLinks(change: ProfileChange, row: ProfileRow): Record<SocialSite, string | null> {
  const linkOf = (site: SocialSite): string | null => {
    const text = change[site];
    if (text === undefined) return row[site];
    const result = parseSocialLink(site, text);
    if (!result.ok) throw new AppError('SOCIAL_LINK_REFUSED', { site });
    return result.link;
  };
  return { youtube: linkOf('youtube'), twitch: linkOf('twitch'), x: linkOf('x') };
}

function requireOwned(item: Cosmetic | undefined, facts: CosmeticFacts): string {
  if (item === undefined || !isUnlocked(item, facts)) throw new AppError('COSMETIC_NOT_OWNED');
  return item.key;
}

function favoriteColumns(cards: ProfileChange['favoriteCards']): ProfileColumns {
  if (cards === undefined) return {};
  const [first, second, third, fourth] = cards.map((card) => card && printFavoriteCard(card));
  return {
    favorite_card_url_1: first ?? null,
    favorite_card_url_2: second ?? null,
    favorite_card_url_3: third ?? null,
    favorite_card_url_4: fourth ?? null,
  };
}

function withoutAbsent(columns: {
  [Name in keyof ProfileColumns]?: ProfileColumns[Name] | undefined;
}): ProfileColumns {
  const entries = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}

/** Returns the featured decks in the chosen order. */
async function readFeatured(
  db: Database,
  userId: UserId,
  chosen: readonly FeaturedDeck[],
): Promise<FeaturedDeckRow[]> {
  const wanted = chosen.flatMap(({ game, id }) => {
    const uuid = decodeDeckId(id);
    return uuid === undefined ? [] : [{ game, uuid }];
  });
  const found = await listFeatured(db, userId, wanted);
  const placeOf = ({ gameid, id }: FeaturedDeckRow): number =>
    wanted.findIndex(({ game, uuid }) => game === gameid && uuid === id);
  return found.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Throws `DECK_NOT_FOUND` for foreign, hidden or repeated decks. */
async function assertDecksAreShown(
  db: Database,
  userId: UserId,
  chosen: readonly FeaturedDeck[],
): Promise<void> {
  const shown = await readFeatured(db, userId, chosen);
  if (shown.length !== chosen.length) throw new AppError('DECK_NOT_FOUND');
}

/** Reads all data of a profile. Throws `USER_NOT_FOUND`. */
async function getParts(db: Database, userId: UserId): Promise<ProfileParts> {
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

async function getOwned(
  db: Database,
  userId: UserId,
  { row }: ProfileParts,
): Promise<CosmeticFacts['owned']> {
  return toOwned(row, await listOwnedRows(db, userId, ['nameplate', 'title']));
}

function toFacts(
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

export type OwnedCosmetics = {
  items: (Cosmetic & { owned: boolean; given: boolean })[];
  worn: Record<CosmeticKind, string | null>;
};

/** Columns of the chosen cosmetics. */
const FIELDS = {
  background: 'selectedAvatarBackground',
  banner: 'selectedBanner',
  badge: 'selectedBadge',
  nameplate: 'selectedNameplate',
  title: 'selectedTitle',
} as const satisfies Record<CosmeticKind, string>;

/** Returns all cosmetics with owned and worn ones. */
export async function getOwnedCosmetics(
  db: Database,
  userId: UserId,
  roles: readonly string[],
): Promise<OwnedCosmetics> {
  const { row, facts } = await readFacts(db, userId, roles);
  const { cosmetics } = await getCosmetics(db);
  const items = cosmetics.map((item) => ({
    ...item,
    owned: isUnlocked(item, facts),
    given: facts.owned[item.kind].includes(item.key),
  }));
  return { items, worn: toWorn(row) };
}

/** Checks ownership like for members. */
export async function wear(
  db: Database,
  userId: UserId,
  roles: readonly string[],
  { kind, key }: { kind: CosmeticKind; key: string | null },
): Promise<void> {
  const { row, facts } = await readFacts(db, userId, roles);
  const { cosmetics } = await getCosmetics(db);
  await updateProfile(db, userId, toColumns({ [FIELDS[kind]]: key }, row, facts, cosmetics));
}

async function readFacts(
  db: Database,
  userId: UserId,
  roles: readonly string[],
): Promise<{ row: ProfileRow; facts: CosmeticFacts }> {
  const parts = await getParts(db, userId);
  const { row } = parts;
  const links = { youtube: row.youtube, twitch: row.twitch, x: row.x };
  return { row, facts: { ...toFacts(parts, roles, await getOwned(db, userId, parts)), links } };
}

function toWorn(row: ProfileRow): OwnedCosmetics['worn'] {
  return {
    background: row.selectedavatarbackground,
    banner: row.selectedbanner,
    badge: row.selectedbadge,
    nameplate: row.selectednameplate,
    title: row.selectedtitle,
  };
}

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

export async function findUsername(db: Database, userId: UserId): Promise<string | undefined> {
  const row = await findProfile(db, userId);
  return row?.username ?? undefined;
}

/** Returns the name and banner for a profile's first view. */
export async function findNameAndBanner(
  db: Database,
  userId: UserId,
): Promise<{ username: string; banner: string | null } | undefined> {
  const row = await findProfile(db, userId);
  if (row === undefined || row.username === null) return undefined;
  return { username: row.username, banner: row.selectedbanner };
}

/** Saves changes of the own profile. */
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
  // C-70: a blank name keeps the stored one.
  const username = cleanProfileText(change.username ?? null);
  if (username !== null && username !== row.username) {
    await assertWords({ db, user }, [username]);
    await changeUsername(db, { userId: user.id, username, requestId });
  }
  await updateProfile(db, id, columns);
  return getOwnProfile(db, games, user.id);
}

export { clearCustomization } from './queries.ts';

/** The chosen cosmetics of a member. */
export const customizationPart: AccountPart = {
  name: 'customization',
  covers: { 'member_counts.user_id': ['export'] },
  read: readCustomization,
  // The first transaction clears these columns.
  erase: async () => undefined,
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
