import type { NameplateUser } from '@deckframe/domain/community/profile/nameplate';
import type { CosmeticFacts } from '@deckframe/domain/community/profile/cosmetics';
import type { OwnProfile, PublicProfile } from './api.ts';

export function toPlateUser(profile: PublicProfile): NameplateUser {
  return {
    userId: profile.id,
    userName: profile.username,
    userAvatar: profile.avatar,
    userBadge: profile.selectedBadge,
    userAvatarBackground: profile.selectedAvatarBackground,
    level: profile.level,
  };
}

/** Facts that decide which items the member owns. Links may come from a draft. */
export function toCosmeticFacts(
  profile: OwnProfile,
  roles: readonly string[],
  links: CosmeticFacts['links'] = profile,
): CosmeticFacts {
  return {
    level: profile.level,
    roles,
    links: { youtube: links.youtube, twitch: links.twitch, x: links.x },
    counts: {
      ratings: profile.counts.ratings,
      trades: profile.counts.trades,
      publicDecks: profile.counts.decks,
      likesReceived: profile.counts.likesReceived,
    },
    owned: {
      badge: profile.ownedBadges,
      background: profile.ownedBackgrounds,
      banner: profile.ownedBanners,
      nameplate: profile.ownedNameplates,
      title: profile.ownedTitles,
    },
  };
}
