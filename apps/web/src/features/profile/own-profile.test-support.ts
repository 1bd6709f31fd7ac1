import type { OwnProfile } from './api.ts';

/** A new member's own profile, as the API gives it. */
export function createOwnProfile(): OwnProfile {
  const profile = {
    id: '7',
    username: 'Vesper',
    avatar: null,
    badgeCorner: 'none',
    counts: {},
    createdOn: '2026-01-01',
    favoriteCards: [null, null, null],
    level: 1,
    ownedBackgrounds: [],
    ownedBadges: [],
    ownedBanners: [],
    selectedAvatarBackground: null,
    selectedBadge: null,
    selectedBanner: null,
    twitch: null,
    userExp: 0,
    x: null,
    youtube: null,
  };
  return profile as unknown as OwnProfile;
}
