import type { ProfileChange } from '@deckframe/contract/community/profile';
import {
  isUnlocked,
  type Cosmetic,
  type CosmeticFacts,
  type CosmeticKind,
} from '@deckframe/domain/community/profile/cosmetics';
import { printFavoriteCard } from '@deckframe/domain/community/profile/favorite-cards';
import { printFeaturedDecks } from '@deckframe/domain/community/profile/featured-decks';
import {
  parseSocialLink,
  SOCIAL_SITES,
  type SocialSite,
} from '@deckframe/domain/community/profile/social-links';
import { AppError } from '../../lib/app-error.ts';
import type { ProfileColumns } from '../members/service.ts';
import type { ProfileRow } from '../community/profile/queries.ts';

/**
 * The columns that a change writes. Refuses links that lead elsewhere and items that the member
 * would not own after the change; a badge worn so far goes when its link goes.
 */
export function toColumns(
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
    key === undefined || key === null ? key : getOwned(find(kind, key), facts);
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

function getOwned(item: Cosmetic | undefined, facts: CosmeticFacts): string {
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
