import { describe, expect, it } from 'vitest';
import { sampleCards } from '../test/sample-cards.ts';
import { BADGE_SYMBOLS, drawBadge } from './draw-badge.ts';
import { drawArtBand, drawProfileBanner } from './draw-face.ts';
import { FACE_STYLES } from './face-card.ts';

/** Finds invalid SVG and references to fonts or other resources. */
function faultsOf(svg: string): string[] {
  const faults: string[] = [];
  if (!/^<svg xmlns="[^"]+" viewBox="[-\d. ]+".*<\/svg>$/s.test(svg)) faults.push('no picture');
  if (/NaN|undefined|Infinity|<text|href=/.test(svg)) faults.push('unsound');
  const ids = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!ids.has(id)) faults.push(`no ${id}`);
  return faults;
}

describe('pictures besides card faces', () => {
  it.each(FACE_STYLES)('crops bands and banners from %s art', (style) => {
    for (const card of sampleCards(style).slice(0, 8))
      for (const draw of [drawArtBand, drawProfileBanner]) {
        expect(faultsOf(draw(card))).toEqual([]);
        expect(draw(card)).toBe(draw(structuredClone(card)));
      }
  });

  it('draws every badge', () => {
    for (const symbol of BADGE_SYMBOLS) expect(faultsOf(drawBadge(symbol, '#ff7a3d'))).toEqual([]);
  });
});
