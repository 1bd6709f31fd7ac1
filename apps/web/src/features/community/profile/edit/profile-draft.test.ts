import { expect, it } from 'vitest';
import type { OwnProfile } from '../api.ts';
import { findDraftFaults, hasFaults, toChange, toDraft, toDraftLinks } from './profile-draft.ts';

const profile: OwnProfile = {
  id: '7',
  username: 'Vesper9',
  avatar: null,
  selectedBadge: null,
  badgeCorner: 'bottom-right',
  selectedAvatarBackground: null,
  selectedBanner: null,
  ownedBanners: [],
  ownedBadges: [],
  ownedBackgrounds: [],
  ownedTitles: [],
  ownedNameplates: [],
  claimedRewards: [],
  selectedTitle: null,
  selectedNameplate: null,
  youtube: null,
  twitch: 'https://www.twitch.tv/vesper9',
  x: null,
  createdOn: '2026-01-01T00:00:00.000Z',
  level: 42,
  userExp: 41_618,
  favoriteCards: [null, null, null, null],
  featuredDecks: [],
  roles: '',
  email: 'vesper9@mail.example',
  emailVerified: true,
  lastConnected: null,
  userStapleCards: '',
  collection: [],
  syncToken: 'a1',
  counts: {
    decks: 0,
    likes: 0,
    likesReceived: 0,
    ratings: 0,
    comments: 0,
    followers: 0,
    trades: 0,
  },
};
const draft = toDraft(profile);

it('an untouched draft has no changes', () => {
  expect(toChange(profile, draft)).toBeNull();
});

it('PROF-10 C-70 sends only differences; a blank link is removed, a blank name ignored', () => {
  const edited = { ...draft, username: '  ', twitch: ' ', x: ' @vesper9 ', badgeCorner: 'none' };
  expect(toChange(profile, edited as typeof draft)).toEqual({
    twitch: null,
    x: '@vesper9',
    badgeCorner: 'none',
  });
});

it('sends favourites as references, all four at once', () => {
  const card = { game: 'gundam', cardno: 'ST01-001', name: 'A', color: null };
  const picture = { ...card, image: 'ST01-001', template: '/{image}', widths: [160] };
  const edited = { ...draft, favoriteCards: [null, picture, null, null] };
  expect(toChange(profile, edited)).toEqual({
    favoriteCards: [null, { game: 'gundam', cardno: 'ST01-001' }, null, null],
  });
});

it('finds faults before the API does, but accepts the current name', () => {
  expect(hasFaults(findDraftFaults(profile, draft))).toBe(false);
  const faults = findDraftFaults(profile, { ...draft, username: 'ab', youtube: 'javascript:x' });
  expect(faults).toEqual({
    username: 'USERNAME_LENGTH',
    links: { youtube: true, twitch: false, x: false },
  });
});

it('a typed link unlocks its badge at once', () => {
  expect(toDraftLinks({ ...draft, x: '@vesper9' }).x).toBe('https://x.com/vesper9');
  expect(toDraftLinks({ ...draft, x: 'two words' }).x).toBeNull();
});
