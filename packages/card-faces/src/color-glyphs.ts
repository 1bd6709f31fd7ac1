/**
 * One shape per colour, so that players with colour blindness can tell colours apart. The box is 24
 * x 24.
 */
import { INK } from './color-math.ts';
import { PALETTES, type PaletteId } from './palettes.ts';
import { path, round2 } from './svg-markup.ts';
import type { TextInk } from './text-fit.ts';

type Glyph = { shape: string; letterY: number; letterSize: number };

const DISC = 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Z';
const STAR4 =
  'M12 .6c1.3 6 4.4 9.9 11.4 11.4-7 1.5-10.1 5.4-11.4 11.400C10.7 17.4 7.6 13.5.6 12 7.6 10.5 10.7 6.6 12 .6Z';

const GLYPHS: Record<PaletteId, Glyph> = {
  Blue: { shape: DISC, letterY: 15.9, letterSize: 11 },
  Red: { shape: 'M12 1.2 22.8 12 12 22.8 1.2 12Z', letterY: 15.6, letterSize: 10 },
  Green: {
    shape:
      'M4.6 3h14.800A1.6 1.6 0 0 1 21 4.600v14.800a1.6 1.6 0 0 1-1.6 1.600H4.600A1.6 1.6 0 0 1 3 19.400V4.600A1.6 1.6 0 0 1 4.6 3Z',
    letterY: 15.9,
    letterSize: 11,
  },
  Yellow: { shape: 'M12 1.8 23 21.400H1Z', letterY: 18.4, letterSize: 9.4 },
  Purple: {
    shape: 'M2 3h20v8.200c0 5.2-4 9.1-10 11.600C6 20.3 2 16.4 2 11.200Z',
    letterY: 15.4,
    letterSize: 11,
  },
  White: { shape: STAR4, letterY: 15.2, letterSize: 8.6 },
  Black: {
    shape: 'M7 1.800h10L22.2 7v10L17 22.200H7L1.8 17V7Z',
    letterY: 15.9,
    letterSize: 11,
  },
  Rainbow: {
    shape: 'M12 1 15 8.6 23 9.2 16.9 14.4 18.9 22.4 12 18 5.1 22.4 7.1 14.4 1 9.2 9 8.600Z',
    letterY: 15.8,
    letterSize: 7.6,
  },
  Neutral: {
    shape: 'M6.6 2.600h10.800L23 12l-5.6 9.400H6.600L1 12Z',
    letterY: 15.9,
    letterSize: 10.5,
  },
  Grass: {
    shape: 'M20.6 2.400c1.6 8.6-.4 18-9.6 19.2-5.6.7-8.6-3.2-8.2-7.800C3.4 6.8 11 2.4 20.6 2.400Z',
    letterY: 16.2,
    letterSize: 9.6,
  },
  Fire: {
    shape:
      'M12.6.8c.6 4.6 7.4 7.4 7.4 14A8.2 8.2 0 0 1 11.8 23C7.2 23 4 19.6 4 15.4 4 11 7 9.6 7.4 6c1.6.8 2.4 2.2 2.6 3.600C11.6 7.4 12.8 4 12.6.8Z',
    letterY: 19,
    letterSize: 8.6,
  },
  Water: {
    shape: 'M12 .8c3.4 5 8 8.8 8 14a8 8 0 0 1-16 0C4 9.6 8.6 5.8 12 .8Z',
    letterY: 18.4,
    letterSize: 8.6,
  },
  Lightning: {
    shape: 'M14.6.6 3.6 14h6.200L7.8 23.4 20.4 9.400h-7Z',
    letterY: 15,
    letterSize: 6.4,
  },
  Psychic: {
    shape:
      'M12 4.400c5.4 0 9 3.2 11.4 7.600C21 16.4 17.4 19.6 12 19.600S3 16.4.6 12C3 7.6 6.6 4.4 12 4.400Z',
    letterY: 15.4,
    letterSize: 9.4,
  },
  Fighting: {
    shape: 'M5 3h14l3 6-2.6 12H4.600L2 9Z',
    letterY: 15.9,
    letterSize: 10,
  },
  Darkness: {
    shape: 'M15.2 1.600A10.6 10.6 0 1 0 22.8 16 9.4 9.4 0 0 1 15.2 1.600Z',
    letterY: 17.6,
    letterSize: 8.2,
  },
  Metal: {
    shape: 'M12 1 21.6 6.500v11L12 23 2.4 17.500v-11Z',
    letterY: 15.9,
    letterSize: 10.5,
  },
  Dragon: {
    shape:
      'M12 1c2 4.2 5.4 5 10.6 3.600C20.2 9.6 20.6 17.6 12 23 3.4 17.6 3.8 9.6 1.4 4.6 6.6 6 10 5.2 12 1Z',
    letterY: 15.9,
    letterSize: 9.4,
  },
  Colorless: { shape: DISC, letterY: 15.9, letterSize: 11 },
};

export const colorShape = (color: PaletteId): string => GLYPHS[color].shape;

type GlyphPlace = { x: number; y: number; size: number; rim?: string; letter?: TextInk };

/** Draws the glyph with its rim, and its letter if there is enough space. */
export function colorGlyph(color: PaletteId, { x, y, size, rim, letter }: GlyphPlace): string {
  const { shape, letterY, letterSize } = GLYPHS[color];
  const scale = size / 24;
  const fill = PALETTES[color].bright;
  const body =
    (rim === undefined
      ? ''
      : path(shape, rim, 'transform="translate(12 12) scale(1.24) translate(-12 -12)"')) +
    path(shape, fill);
  const mark = letter?.draw(PALETTES[color].letter, {
    x: x + size / 2,
    y: y + letterY * scale,
    size: letterSize * scale,
    font: 'number',
    fill: INK,
    on: [fill],
    anchor: 'middle',
    role: 'color letter',
    bounds: { x, y, width: size, height: size },
  });
  return `<g transform="translate(${round2(x)} ${round2(y)}) scale(${round2(scale)})">${body}</g>${mark ?? ''}`;
}
