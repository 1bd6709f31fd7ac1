import { describe, expect, it } from 'vitest';
import { sampleCards } from '../test/sample-cards.ts';
import { BACKDROP_PATTERNS, drawAvatarBackground, drawPatternBanner } from './draw-backdrop.ts';
import { BADGE_SYMBOLS, drawBadge } from './draw-badge.ts';
import { drawArtBand, drawAvatar, drawProfileBanner } from './draw-crop.ts';
import {
  drawLevelDigit,
  drawLevelLogo,
  drawSetLogo,
  LEVEL_METALS,
  type LevelMetal,
} from './draw-lettering.ts';
import { FACE_STYLES } from './face-card.ts';
import { PALETTES, type PaletteId } from './palettes.ts';

const METALS = Object.keys(LEVEL_METALS) as LevelMetal[];

/** Sound SVG that leans on no font and on nothing outside itself. */
function faultsOf(svg: string): string[] {
  const faults: string[] = [];
  if (!/^<svg xmlns="[^"]+" viewBox="[-\d. ]+".*<\/svg>$/s.test(svg)) faults.push('no picture');
  if (/NaN|undefined|Infinity|<text|href=/.test(svg)) faults.push('unsound');
  const ids = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!ids.has(id)) faults.push(`no ${id}`);
  return faults;
}

describe('pictures beside the faces', () => {
  it.each(FACE_STYLES)('cuts bands, avatars and banners from %s art', (style) => {
    for (const card of sampleCards(style).slice(0, 8))
      for (const draw of [drawArtBand, drawAvatar, drawProfileBanner]) {
        expect(faultsOf(draw(card))).toEqual([]);
        expect(draw(card)).toBe(draw(structuredClone(card)));
      }
  });

  it('draws every badge', () => {
    for (const symbol of BADGE_SYMBOLS) expect(faultsOf(drawBadge(symbol, '#ff7a3d'))).toEqual([]);
  });

  it('draws every pattern in every colour', () => {
    for (const pattern of BACKDROP_PATTERNS)
      for (const color of Object.keys(PALETTES) as PaletteId[]) {
        expect(faultsOf(drawAvatarBackground({ key: 'dawn', color, pattern }))).toEqual([]);
        expect(faultsOf(drawPatternBanner({ key: 'dawn', color, pattern }))).toEqual([]);
      }
  });

  it('EXP-31 draws the ten level digits and both logos in every metal', () => {
    for (const metal of METALS) {
      const digits = Array.from({ length: 10 }, (_, digit) => drawLevelDigit(digit, metal));
      for (const digit of digits) expect(faultsOf(digit)).toEqual([]);
      expect(new Set(digits).size).toBe(10);
      for (const word of ['LV', 'EXP'] as const)
        expect(faultsOf(drawLevelLogo(word, metal))).toEqual([]);
    }
  });

  it('draws a set logo for any code and name, and escapes them', () => {
    for (const code of ['ST01', 'PROMO-A', 'EXB', '48'])
      for (const name of [
        'First Light',
        '<The "Long" & Winding Name of a Series>',
        'W'.repeat(80),
      ]) {
        const svg = drawSetLogo({ code, name, accent: '#1fb6c9' });
        expect(faultsOf(svg)).toEqual([]);
        expect(svg).not.toContain('<The');
      }
  });
});
