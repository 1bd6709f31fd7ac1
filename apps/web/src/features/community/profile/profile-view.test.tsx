import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPart } from '#testing/open-part.tsx';
import type { PublicProfile } from './api.ts';
import { FavoriteCards } from './favorite-cards.tsx';
import { ProfileHero } from './profile-hero.tsx';

const FACE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const favorite = (place: number) => ({
  game: 'gundam',
  cardno: `ST01-00${place}`,
  name: `Card ${place}`,
  color: 'Blue',
  image: null,
  template: '',
  widths: [],
});
const PROFILE = {
  id: '7',
  username: 'Vesper',
  avatar: FACE,
  level: 42,
  userExp: 41_618,
  selectedBadge: 'twitch',
  badgeCorner: 'top-left',
  selectedAvatarBackground: null,
  selectedBanner: null,
  youtube: 'https://www.youtube.com/@vesper7',
  twitch: 'https://www.twitch.tv/vesper8',
  x: 'https://x.com/vesper9',
  favoriteCards: [1, 2, 3, 4].map(favorite),
} as unknown as PublicProfile;

const open = (profile: PublicProfile) =>
  openPart(
    <>
      <ProfileHero profile={profile} actions={null} />
      <FavoriteCards profile={profile} />
    </>,
  );

it('PROF-04 a profile shows avatar, badge, social links and four favourite cards', async () => {
  await open(PROFILE);
  const name = page.getByRole('heading', { level: 1 });
  await expect.element(name).toMatchTextContent('Vesper');
  const plate = name.element();
  expect(plate.querySelector('.np__avatar img')?.getAttribute('src')).toBe(FACE);
  expect(plate.querySelector('.np__badge img')?.getAttribute('src')).toMatch(/twitch/);
  const links = page.getByRole('link', { name: /opens in a new tab/ }).elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    PROFILE.youtube,
    PROFILE.twitch,
    PROFILE.x,
  ]);
  const favorites = page.getByRole('region', { name: 'Favorite cards' }).getByRole('link');
  expect(favorites.elements().map((card) => card.getAttribute('href'))).toEqual(
    [1, 2, 3, 4].map((place) => `/cards/ST01-00${place}`),
  );
});

it('PROF-04 without an avatar the initials are shown', async () => {
  await open({ ...PROFILE, avatar: null });
  const name = page.getByRole('heading', { level: 1 });
  await expect.element(name).toMatchTextContent('Vesper');
  expect(name.element().querySelector('.np__initials')?.textContent).toBe('VE');
});
