import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BANNER_KEYS, bannerFile } from '@deckframe/domain/community/profile/cosmetics';
import {
  MOVING_BANNERS,
  plateBannerFile,
} from '@deckframe/domain/community/profile/moving-banners';
import { COSMETIC_LOOKS } from '@deckframe/domain/community/profile/cosmetic-looks';
import { toBannerMedia, toStill } from '@deckframe/domain/community/profile/nameplate';
import { describe, expect, it } from 'vitest';
import { badgeFile } from './badge-file.ts';

const PUBLIC = join(import.meta.dirname, '../../../public');
const isThere = (address: string): boolean => existsSync(join(PUBLIC, address));
const config = JSON.parse(
  readFileSync(join(PUBLIC, 'v3/ctz/banners/avatarBackgroundConfig.json'), 'utf8'),
) as Record<string, Record<string, unknown>>;

describe('static files of cosmetics', () => {
  it('PROF-20 every background has an entry with all fields, and there is a default', () => {
    const keys = COSMETIC_LOOKS.filter(({ kind }) => kind === 'background').map(({ key }) => key);
    expect(Object.keys(config).toSorted()).toEqual(['default', ...keys].toSorted());
    for (const [key, entry] of Object.entries(config)) {
      expect(Object.keys(entry).toSorted(), key).toEqual([
        'avatarBackground',
        'class',
        'outlineClass',
        'plateStyle',
        'textClass',
      ]);
      expect(isThere(String(entry['avatarBackground'])), key).toBe(true);
    }
  });

  it('PROF-18 PROF-25 GAME-30 every badge has an icon, every banner a picture, every moving one a video, every digit and logo a file', () => {
    const missing = COSMETIC_LOOKS.filter(({ kind, key }) => {
      if (kind === 'badge') return !isThere(badgeFile('/v3', key));
      return kind === 'banner' && !isThere(bannerFile('/v3', key));
    });
    expect(missing).toEqual([]);
    const banners = COSMETIC_LOOKS.filter(({ kind }) => kind === 'banner').map(({ key }) => key);
    expect(BANNER_KEYS).toEqual(banners);
    for (const name of ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'lv', 'exp']) {
      expect(isThere(`/v3/ctz/levels/${name}.svg`), name).toBe(true);
    }
    expect(isThere(bannerFile('/v3', null))).toBe(true);
    expect(MOVING_BANNERS.length).toBeGreaterThan(0);
    for (const key of MOVING_BANNERS) {
      const picture = plateBannerFile('/v3', key);
      expect(picture).toMatch(/\.gif$/);
      const files = [picture, toBannerMedia(picture).src, toStill(picture)];
      expect(files.filter((file) => !isThere(file))).toEqual([]);
    }
    expect(plateBannerFile('/v3', 'glass')).toBe(bannerFile('/v3', 'glass'));
    expect(bannerFile('/v3', 'unheard-of')).toBe(bannerFile('/v3', null));
  });
});
