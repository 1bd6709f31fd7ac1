import type { Cosmetics } from '#lib/member/cosmetics-query.ts';
import type { OwnProfile } from './api.ts';

/** An item from every source, and two rewards. */
export const COSMETICS: Cosmetics = {
  cosmetics: [
    {
      kind: 'background',
      key: 'ember',
      name: 'Ember',
      rarity: 'common',
      unlock: { by: 'everyone' },
    },
    {
      kind: 'background',
      key: 'verdant',
      name: 'Verdant',
      rarity: 'common',
      unlock: { by: 'level', level: 5 },
    },
    {
      kind: 'background',
      key: 'zenith',
      name: 'Zenith',
      rarity: 'legendary',
      unlock: { by: 'level', level: 999 },
    },
    {
      kind: 'background',
      key: 'eclipse',
      name: 'Eclipse',
      rarity: 'epic',
      unlock: { by: 'event' },
    },
    {
      kind: 'badge',
      key: 'trader',
      name: 'Fair Trader',
      rarity: 'rare',
      unlock: { by: 'count', of: 'trades', needed: 30 },
    },
    {
      kind: 'title',
      key: 'newcomer',
      name: 'Newcomer',
      rarity: 'common',
      unlock: { by: 'everyone' },
    },
  ],
  rewards: [
    { id: '1', level: 5, gifts: [{ kind: 'background', key: 'verdant' }], role: null },
    { id: '2', level: 999, gifts: [{ kind: 'background', key: 'zenith' }], role: 'EX' },
  ],
};

/** A new member's own profile, as the API gives it. */
export function createOwnProfile(): OwnProfile {
  const profile = {
    id: '7',
    username: 'Vesper',
    avatar: null,
    badgeCorner: 'none',
    counts: { ratings: 0, trades: 0, decks: 0, likesReceived: 0 },
    createdOn: '2026-01-01',
    favoriteCards: [null, null, null],
    level: 1,
    ownedBackgrounds: [],
    ownedBadges: [],
    ownedBanners: [],
    ownedNameplates: [],
    ownedTitles: [],
    claimedRewards: [],
    selectedTitle: null,
    selectedNameplate: null,
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
