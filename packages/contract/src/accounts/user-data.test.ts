import { expect, it } from 'vitest';
import { ownProfile } from '../community/profile.ts';
import { me } from './auth.ts';

/**
 * The documents' names and ours (C-54), for the session and for the own profile. Some documented
 * spellings mean the same value. The four favourites are one list, the counts one object.
 */
const SESSION_NAMES: Record<string, string> = {
  id: 'id',
  username: 'username',
  email: 'email',
  roles: 'roles',
  avatar: 'avatar',
  level: 'level',
  user_exp: 'userExp',
  selectedbadge: 'selectedBadge',
  badge: 'selectedBadge',
  selectedavatarbackground: 'selectedAvatarBackground',
  avatar_background: 'selectedAvatarBackground',
  sync_token: 'syncToken',
  'user_metadata.hasMigrated': 'userMetadata',
};

const USER_NAMES: Record<string, string> = {
  collection: 'collection',
  favorite_card_url_1: 'favoriteCards',
  favorite_card_url_2: 'favoriteCards',
  favorite_card_url_3: 'favoriteCards',
  favorite_card_url_4: 'favoriteCards',
  ownedbanners: 'ownedBanners',
  ownedbadges: 'ownedBadges',
  owned_badges: 'ownedBadges',
  ownedbackgrounds: 'ownedBackgrounds',
  owned_backgrounds: 'ownedBackgrounds',
  comment_count: 'counts',
  like_count: 'counts',
  rating_count: 'counts',
  like_received_count: 'counts',
  follower_count: 'counts',
  sync_token: 'syncToken',
  userStapleCards: 'userStapleCards',
};

const PROFILE_NAMES: Record<string, string> = {
  ...USER_NAMES,
  id: 'id',
  username: 'username',
  roles: 'roles',
  createdon: 'createdOn',
  last_connected: 'lastConnected',
  avatar: 'avatar',
  youtube: 'youtube',
  twitch: 'twitch',
  x: 'x',
  selectedbadge: 'selectedBadge',
  selectedavatarbackground: 'selectedAvatarBackground',
  user_level: 'level',
  user_exp: 'userExp',
  featureddecksdata: 'featuredDecks',
  email: 'email',
  emailverified: 'emailVerified',
};

const COUNTS = ['comments', 'likes', 'ratings', 'likesReceived', 'followers'];

it('AUTH-04 C-54 the client type has every documented part of the user', () => {
  expect(Object.keys(me.shape)).toEqual(
    expect.arrayContaining([...new Set(Object.values(SESSION_NAMES))]),
  );
  expect(Object.keys(me.shape.userMetadata.shape)).toEqual(['hasMigrated']);
  expect(Object.keys(ownProfile.shape)).toEqual(
    expect.arrayContaining([...new Set(Object.values(USER_NAMES))]),
  );
});

it('PROF-01 a profile has every documented part, with four favourites and five counts', () => {
  expect(Object.keys(ownProfile.shape)).toEqual(
    expect.arrayContaining([...new Set(Object.values(PROFILE_NAMES))]),
  );
  expect(Object.keys(ownProfile.shape.counts.shape)).toEqual(expect.arrayContaining(COUNTS));
  expect(ownProfile.shape.favoriteCards.safeParse([null, null, null, null]).success).toBe(true);
  expect(ownProfile.shape.favoriteCards.safeParse([null, null, null]).success).toBe(false);
});
