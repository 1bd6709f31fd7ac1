import { describe, expect, it } from 'vitest';
import { findBackground, PLAIN_BACKGROUND } from './avatar-backgrounds.ts';
import { parseFavoriteCard, printFavoriteCard } from './favorite-cards.ts';
import { BADGE_CORNERS, toBannerMedia, toSdVariant } from './nameplate.ts';
import { cleanProfileText } from './social-links.ts';

it('PROF-10 trims text, and an empty text is null', () => {
  expect(cleanProfileText('  Vesper9 ')).toBe('Vesper9');
  expect(cleanProfileText('   ')).toBeNull();
  expect(cleanProfileText(null)).toBeNull();
});

it('PROF-17 has the five badge positions', () => {
  expect([...BADGE_CORNERS].toSorted()).toEqual(
    ['none', 'top-right', 'bottom-right', 'bottom-left', 'top-left'].toSorted(),
  );
});

describe('toBannerMedia', () => {
  it('PROF-25 replaces an animated picture by the video of the same name', () => {
    expect(toBannerMedia('/b/aurora.gif')).toEqual({ kind: 'video', src: '/b/aurora.webm' });
    expect(toBannerMedia('/b/aurora.APNG')).toEqual({ kind: 'video', src: '/b/aurora.webm' });
  });

  it('PROF-25 keeps the picture when forced, on iOS, or when it is not animated', () => {
    const still = { kind: 'image', src: '/b/aurora.gif' };
    expect(toBannerMedia('/b/aurora.gif', { forceImage: true })).toEqual(still);
    expect(toBannerMedia('/b/aurora.gif', { isIos: true })).toEqual(still);
    expect(toBannerMedia('/b/glass.webp')).toEqual({ kind: 'image', src: '/b/glass.webp' });
  });
});

it('PROF-24 returns the small version of an upload and leaves other pictures alone', () => {
  expect(toSdVariant('/media/uploads/avatars/7/ab12.webp')).toBe(
    '/media/uploads/avatars/7/sd/ab12.webp',
  );
  expect(toSdVariant('https://cdn.test/a.png')).toBe('https://cdn.test/a.png');
});

describe('favourite cards', () => {
  it.each([
    ['gundam', 'ST01-001'],
    ['pocket', 'P-A 007/★_1'],
  ])('%s %s survives its address', (game, cardno) => {
    expect(parseFavoriteCard(printFavoriteCard({ game, cardno }))).toEqual({ game, cardno });
  });

  it.each([null, '', '/v3/gundam/cards/', 'https://evil.test/v3/gundam/cards/X', '/v3/a/cards/%'])(
    '%j is not a card',
    (url) => {
      expect(parseFavoriteCard(url)).toBeNull();
    },
  );
});

it('PROF-21 finds a background by its lower-case key or uses the default', () => {
  const ember = { ...PLAIN_BACKGROUND, class: 'ember' };
  const plain = { ...PLAIN_BACKGROUND, class: 'plain' };
  expect(findBackground({ ember, default: plain }, 'EMBER')).toBe(ember);
  expect(findBackground({ ember, default: plain }, 'constructor')).toBe(plain);
  expect(findBackground({ ember, default: plain }, null)).toBe(plain);
  expect(findBackground({}, 'ember')).toBe(PLAIN_BACKGROUND);
});
