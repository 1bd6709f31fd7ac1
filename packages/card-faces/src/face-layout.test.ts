import { describe, expect, it } from 'vitest';
import {
  everySampleCard,
  LONGEST_NAME,
  LONGEST_TEXT,
  sampleCards,
  strained,
  UNBROKEN_NAME,
} from '../test/sample-cards.ts';
import { contrast, READABLE_CONTRAST } from './color-math.ts';
import { drawFace, type FaceLayout } from './draw-face.ts';
import { FACE_STYLES, type FaceCard } from './face-card.ts';
import { PALETTES, type PaletteId } from './palettes.ts';
import type { Box, PlacedText } from './text-fit.ts';

const LAYOUTS: readonly FaceLayout[] = ['full', 'small'];
const ROUNDING = 1;

const inside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - ROUNDING &&
  inner.y >= outer.y - ROUNDING &&
  inner.x + inner.width <= outer.x + outer.width + ROUNDING &&
  inner.y + inner.height <= outer.y + outer.height + ROUNDING;

/** The area that letters cover. Line boxes also include ascent and descent, which may overlap. */
const letters = ({ box, size }: PlacedText): Box => ({
  x: box.x + 0.5,
  y: box.y + size * 0.06,
  width: box.width - 1,
  height: box.height - size * 0.24,
});

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

function layoutFaults(card: FaceCard, layout: FaceLayout): string[] {
  const { texts } = drawFace(card, { layout, textVisible: false });
  const faults: string[] = [];
  for (const [index, text] of texts.entries()) {
    const where = `${card.number} ${layout} ${text.role} "${text.text.slice(0, 24)}"`;
    if (!inside(text.box, text.bounds)) faults.push(`${where} leaves its box`);
    if (!inside(text.box, { x: 8, y: 6, width: 614, height: 868 }))
      faults.push(`${where} leaves the card`);
    for (const other of texts.slice(index + 1))
      if (overlap(letters(text), letters(other)))
        faults.push(`${where} overlaps ${other.role} "${other.text.slice(0, 24)}"`);
  }
  return faults;
}

/**
 * Returns one card for every combination of style, role and finish. Contrast depends on these
 * colours.
 */
function oneOfEachKind(): FaceCard[] {
  const kinds = new Map(
    everySampleCard().map((card) => [[card.style, card.role, card.finish].join(), card]),
  );
  return [...kinds.values()];
}

describe('the layout of a face', () => {
  it.each(FACE_STYLES)('keeps all text of %s cards inside its box', (style) => {
    for (const card of sampleCards(style))
      for (const layout of LAYOUTS) expect(layoutFaults(card, layout)).toEqual([]);
  });

  it.each(FACE_STYLES)('fits the longest names and texts on %s cards', (style) => {
    for (const card of sampleCards(style))
      for (const name of [LONGEST_NAME, UNBROKEN_NAME, 'X'])
        for (const layout of LAYOUTS)
          expect(layoutFaults(strained(card, name), layout)).toEqual([]);
  });

  it('shows every word of the longest real text', () => {
    const words = LONGEST_TEXT.replaceAll(/[【】<>]/g, ' ')
      .split(/\s+/)
      .filter(Boolean).length;
    for (const style of ['sortie', 'voyage', 'union'] as const) {
      const [card] = sampleCards(style);
      if (!card) throw new Error('no fixture');
      const { texts } = drawFace({ ...card, text: LONGEST_TEXT });
      const shown = texts
        .filter(({ role }) => role.startsWith('effect'))
        .flatMap(({ text }) => text.split(' '));
      expect(shown.length).toBeGreaterThanOrEqual(words);
      expect(
        Math.min(...texts.filter(({ role }) => role === 'effect').map(({ size }) => size)),
      ).toBeGreaterThan(13);
    }
  });

  it('keeps names at least 7 px tall at a width of 120', () => {
    for (const card of everySampleCard()) {
      const { texts } = drawFace(card, { layout: 'small' });
      const sizes = texts
        .filter(({ role }) => role === 'name')
        .map(({ size }) => (size * 120) / 630);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(7);
    }
  });

  it('gives every text a contrast of at least 4.5 in every colour', () => {
    const faults = new Set<string>();
    for (const color of Object.keys(PALETTES) as PaletteId[])
      for (const card of oneOfEachKind())
        for (const layout of LAYOUTS)
          for (const { text, role, fill, on } of drawFace({ ...card, colors: [color] }, { layout })
            .texts)
            for (const background of on)
              if (contrast(fill, background) < READABLE_CONTRAST)
                faults.add(
                  `${card.style} ${color} ${role} ${fill} on ${background} "${text.slice(0, 12)}"`,
                );
    expect([...faults]).toEqual([]);
  });
});
