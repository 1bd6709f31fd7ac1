import { printUserId } from '@deckframe/domain/accounts/access/user-id';
import type { OwnProfile, PublicProfile } from '@deckframe/contract/community/profile';
import { parseRoles } from '@deckframe/domain/accounts/access/roles';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import {
  parseOwned,
  type CosmeticFacts,
  type CosmeticKind,
} from '@deckframe/domain/community/profile/cosmetics';
import {
  parseFavoriteCard,
  type FavoriteCard,
} from '@deckframe/domain/community/profile/favorite-cards';
import { toBadgeCorner } from '@deckframe/domain/community/profile/nameplate';
import type { Games } from '../../../lib/games.ts';
import type { FeaturedDeckRow, findOwnFacts, FavoriteCardRow, ProfileRow } from './queries.ts';

/** The four stored favourites. */
export function favoritesOf(row: ProfileRow): (FavoriteCard | null)[] {
  return [
    row.favorite_card_url_1,
    row.favorite_card_url_2,
    row.favorite_card_url_3,
    row.favorite_card_url_4,
  ].map(parseFavoriteCard);
}

export type ProfileParts = {
  row: ProfileRow;
  cards: readonly FavoriteCardRow[];
  decks: number;
  trades: number;
  featured: readonly FeaturedDeckRow[];
};

/** Fields that only the member sees. */
export type OwnParts = ProfileParts & {
  facts: Awaited<ReturnType<typeof findOwnFacts>>;
  collection: OwnProfile['collection'];
  syncToken: string;
  owned: CosmeticFacts['owned'];
  claimedRewards: string[];
};

export function toPublicProfile(
  { row, cards, decks, trades, featured }: ProfileParts,
  games: Games,
): PublicProfile {
  return {
    id: printUserId(row.id),
    username: row.username ?? '',
    avatar: row.avatar,
    selectedBadge: row.selectedbadge,
    badgeCorner: toBadgeCorner(row.badge_corner),
    selectedAvatarBackground: row.selectedavatarbackground,
    selectedBanner: row.selectedbanner,
    selectedTitle: row.selectedtitle,
    selectedNameplate: row.selectednameplate,
    ownedBanners: parseOwned(row.ownedbanners),
    youtube: row.youtube,
    twitch: row.twitch,
    x: row.x,
    createdOn: (row.createdon ?? new Date(0)).toISOString(),
    level: row.user_level ?? 1,
    userExp: row.user_exp ?? 0,
    favoriteCards: favoritesOf(row).map((card) => toFavorite(card, cards, games)),
    featuredDecks: featured.map((deck) => ({
      game: deck.gameid,
      id: encodeDeckId(deck.id),
      name: deck.decklist_name,
    })),
    counts: {
      decks,
      likes: row.like_count ?? 0,
      likesReceived: row.like_received_count ?? 0,
      ratings: row.rating_count ?? 0,
      comments: row.comment_count ?? 0,
      followers: row.follower_count ?? 0,
      trades,
    },
  };
}

export function toOwnProfile(parts: OwnParts, games: Games): OwnProfile {
  const { facts, collection, syncToken, owned, claimedRewards } = parts;
  return {
    ...toPublicProfile(parts, games),
    ownedBadges: [...owned.badge],
    ownedBackgrounds: [...owned.background],
    ownedTitles: [...owned.title],
    ownedNameplates: [...owned.nameplate],
    claimedRewards,
    roles: parseRoles(facts.roles).join(';'),
    email: facts.email,
    emailVerified: facts.emailverified,
    lastConnected: facts.last_connected?.toISOString() ?? null,
    userStapleCards: parts.row.userstaplecards ?? '',
    collection,
    syncToken,
  };
}

/** Merges the documented comma lists with the rows of cosmetics. */
export function toOwned(
  row: ProfileRow,
  given: readonly { kind: CosmeticKind; cosmetic_id: string }[],
): CosmeticFacts['owned'] {
  const of = (kind: CosmeticKind): string[] =>
    given.filter((item) => item.kind === kind).map((item) => item.cosmetic_id);
  return {
    badge: parseOwned(row.ownedbadges),
    background: parseOwned(row.ownedbackgrounds),
    banner: parseOwned(row.ownedbanners),
    nameplate: of('nameplate'),
    title: of('title'),
  };
}

function toFavorite(
  wanted: FavoriteCard | null,
  cards: readonly FavoriteCardRow[],
  games: Games,
): PublicProfile['favoriteCards'][number] {
  const card = cards.find(
    ({ gameid, cardno }) => gameid === wanted?.game && cardno === wanted.cardno,
  );
  const config = card && games.find(card.gameid);
  if (!card || !config) return null;
  return {
    game: card.gameid,
    cardno: card.cardno,
    name: card.name,
    color: card.color,
    image: card.image ?? card.cardno,
    template: config.cardFront_template,
    widths: config.cardFront_widths,
  };
}
