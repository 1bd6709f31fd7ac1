import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { everySampleCard, sampleCards } from '../test/sample-cards.ts';
import { drawFace, type FaceLayout } from './draw-face.ts';
import { FACE_FINISHES, FACE_ROLES, FACE_STYLES, FACE_TIERS, type FaceCard } from './face-card.ts';
import { PALETTES, type PaletteId } from './palettes.ts';

const LAYOUTS: readonly FaceLayout[] = ['full', 'small'];
/**
 * Faces must stay below this number of characters, so that they can be inlined and rendered
 * quickly.
 */
const LARGEST_FACE = 260_000;

const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Finds unbalanced tags, infinite numbers and references to missing ids. */
function faultsOf(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [, closing, tag, selfClosing] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)(?:"[^"]*"|[^">])*?(\/?)>/g,
  )) {
    if (selfClosing) continue;
    if (!closing) open.push(tag ?? '');
    else if (open.pop() !== tag) faults.push(`unbalanced ${tag}`);
  }
  if (open.length > 0) faults.push(`left open: ${open.join(' ')}`);
  if (/NaN|undefined|Infinity|\[object/.test(svg)) faults.push('not a number');
  const ids = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!ids.has(id)) faults.push(`no ${id}`);
  return faults;
}

const variants = (card: FaceCard): FaceCard[] => [
  ...FACE_ROLES.map((role) => ({ ...card, role })),
  ...FACE_TIERS.map((tier) => ({ ...card, tier })),
  ...FACE_FINISHES.map((finish) => ({ ...card, finish })),
];

describe('drawFace', () => {
  it('draws the same card to identical bytes', () => {
    for (const card of everySampleCard())
      expect(drawFace(structuredClone(card)).svg).toBe(drawFace(card).svg);
  });

  it('draws known cards unchanged', () => {
    const digests = FACE_STYLES.map((style) => {
      const [card] = sampleCards(style);
      return card && [style, ...LAYOUTS.map((layout) => digest(drawFace(card, { layout }).svg))];
    });
    expect(digests).toMatchSnapshot();
  });

  it.each(FACE_STYLES)(
    'draws every role, tier and finish of %s as valid SVG of limited size',
    (style) => {
      const [card] = sampleCards(style);
      if (!card) throw new Error('no fixture');
      for (const variant of variants(card))
        for (const layout of LAYOUTS) {
          const { svg } = drawFace(variant, { layout });
          expect(faultsOf(svg)).toEqual([]);
          expect(svg.length).toBeLessThan(LARGEST_FACE);
        }
    },
  );

  it('draws every colour in every role', () => {
    for (const color of Object.keys(PALETTES) as PaletteId[])
      for (const style of FACE_STYLES)
        for (const card of sampleCards(style).slice(0, 4)) {
          const { svg } = drawFace({ ...card, colors: [color] });
          expect(faultsOf(svg)).toEqual([]);
        }
  });

  it('distinguishes printings of one card but keeps their subject', () => {
    const [card] = sampleCards('sortie');
    if (!card) throw new Error('no fixture');
    const reprint = { ...card, number: `${card.number}_p1` };
    expect(drawFace(reprint).svg).not.toBe(drawFace(card).svg);
  });

  it('needs no font and loads no resource', () => {
    for (const card of everySampleCard())
      expect(drawFace(card).svg).not.toMatch(/<text|font-family|href=|<image|<style/);
  });

  it('escapes hostile names', () => {
    const [card] = sampleCards('sortie');
    if (!card) throw new Error('no fixture');
    const name = `<script>alert("x")</script> & 'quotes' \u0000\ud800`;
    const { svg } = drawFace({ ...card, name, text: name, link: name, rarity: '<b>', set: name });
    for (const unsafe of ['<script', '<b>', '\u0000', '\ud800']) expect(svg).not.toContain(unsafe);
    expect(svg).toContain(
      '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;quotes&#39;',
    );
    expect(faultsOf(svg)).toEqual([]);
  });
});
