import { GLYPH_OUTLINES } from './glyph-outlines.gen.ts';
import { round, type Point, polar } from './svg-markup.ts';

/** Characters of card texts that the fonts lack, drawn on a 1000-unit em. */

type GlyphOutline = { advance: number; path: string };

const CAP_HEIGHT = 700;

const circlePath = (cx: number, cy: number, radius: number, sweep: 0 | 1): string =>
  `M${cx - radius} ${cy}a${radius} ${radius} 0 1 ${sweep} ${radius * 2} 0a${radius} ${radius} 0 1 ${sweep} ${-radius * 2} 0z`;

/** Lenticular brackets without the empty half of their full-width cell. */
const OPENING = 'M330-790h-230v940h230q-120-190-120-470t120-470z';

const CLOSING = 'M30-790h230v940h-230q120-190 120-470t-120-470z';

const FIXED: Readonly<Record<string, GlyphOutline>> = {
  '★': star(),
  '【': { advance: 350, path: OPENING },
  '】': { advance: 350, path: CLOSING },
  '･': { advance: 300, path: circlePath(150, -320, 75, 1) },
  '・': { advance: 300, path: circlePath(150, -320, 75, 1) },
  '：': { advance: 330, path: circlePath(150, -75, 72, 1) + circlePath(150, -455, 72, 1) },
  '→': { advance: 900, path: 'M60-390h520v-170l270 230-270 230v-170h-520z' },
  '\u3000': { advance: 500, path: '' },
  '\u00a0': { advance: 240, path: '' },
};

const FIRST_CIRCLED = 0x2460;

const LAST_CIRCLED = 0x2468;

/** Scales relative path data. It supports only the commands in the glyph data (no arcs). */
const scaled = (path: string, scale: number): string =>
  path.replaceAll(/-?\d+(?:\.\d+)?/g, (value) => {
    const result = round(Number(value) * scale);
    return result < 0 ? `${result}` : ` ${result}`;
  });

/** An empty box for characters that no font has, so that a missing one is visible. */
export const MISSING_GLYPH: GlyphOutline = {
  advance: 620,
  path: 'M70 0v-700h480v700zM130-60h360v-580h-360z',
};

/** Measures text and converts it to outlines, so that a face needs no fonts where it is shown. */

export type FaceFont = keyof typeof GLYPH_OUTLINES;
type FontData = { glyphs: Map<string, GlyphOutline>; kerning: Map<string, number> };

const EM = 1000;

function parseOutline(data: string): GlyphOutline {
  const space = data.indexOf(' ');
  return { advance: Number(data.slice(0, space)), path: data.slice(space + 1) };
}

function parseFont(font: FaceFont): FontData {
  const { glyphs, kerning } = GLYPH_OUTLINES[font];
  return {
    glyphs: new Map(Object.entries(glyphs).map(([key, data]) => [key, parseOutline(data)])),
    kerning: new Map(
      kerning
        .split(' ')
        .filter(Boolean)
        .map((pair) => [pair.slice(0, 2), Number(pair.slice(2))]),
    ),
  };
}

const fonts = new Map<FaceFont, FontData>();
function fontData(font: FaceFont): FontData {
  const known = fonts.get(font) ?? parseFont(font);
  fonts.set(font, known);
  return known;
}

function findGlyph(data: FontData, character: string): GlyphOutline | undefined {
  const drawn = data.glyphs.get(character);
  if (drawn) return drawn;
  const special = specialGlyph(character, (digit) => data.glyphs.get(digit) ?? MISSING_GLYPH);
  if (special) data.glyphs.set(character, special);
  return special;
}

/**
 * For a missing accented letter, uses the letter without its accent. Other missing characters
 * become an empty box.
 */
function glyphOf(data: FontData, character: string): GlyphOutline {
  const found = findGlyph(data, character);
  if (found) return found;
  const [base = ''] = character.normalize('NFKD');
  return findGlyph(data, base) ?? MISSING_GLYPH;
}

/** @internal */
export const hasGlyph = (character: string, font: FaceFont): boolean =>
  findGlyph(fontData(font), character) !== undefined;

const UNSEEN = /\p{Control}|\p{Surrogate}/gu;

type Shaped = { glyph: GlyphOutline; x: number };

function shape(text: string, font: FaceFont): { glyphs: Shaped[]; width: number } {
  const data = fontData(font);
  const glyphs: Shaped[] = [];
  let x = 0;
  let before = '';
  for (const character of text.normalize('NFC').replaceAll(UNSEEN, '')) {
    x += data.kerning.get(before + character) ?? 0;
    const glyph = glyphOf(data, character);
    glyphs.push({ glyph, x });
    x += glyph.advance;
    before = character;
  }
  return { glyphs, width: x };
}

/** Fitting measures the same words at many sizes, so widths per em are cached. */
const widths = new Map<string, number>();
const MOST_WIDTHS = 20_000;

export function textWidth(text: string, font: FaceFont, size: number): number {
  const key = `${font}:${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    width = shape(text, font).width;
    if (widths.size >= MOST_WIDTHS) widths.clear();
    widths.set(key, width);
  }
  return (width * size) / EM;
}

const CONTOUR_START = /M\s*(-?[\d.]+)/g;

/**
 * Returns the text as one path in em units. Place it with `translate(x baseline) scale(size /
 * 1000)`.
 */
export function textOutline(text: string, font: FaceFont): string {
  let outline = '';
  for (const { glyph, x } of shape(text, font).glyphs)
    outline += glyph.path.replaceAll(
      CONTOUR_START,
      (_, start: string) => `M${round(Number(start) + x)}`,
    );
  return outline;
}

/** The path is relative except for its start, so a glyph is moved by its starting point. */
function relativePolygon(corners: readonly Point[]): string {
  const whole = corners.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const [[startX, startY] = [0, 0]] = whole;
  const steps = whole.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = whole[index] ?? [0, 0];
    return `l${x - beforeX} ${y - beforeY}`;
  });
  return `M${startX} ${startY}${steps.join('')}z`;
}

function star(): GlyphOutline {
  const tips = Array.from({ length: 10 }, (_, index) =>
    polar(430, -CAP_HEIGHT / 2 + 20, index % 2 ? 165 : 410, index * 36 - 90),
  );
  return { advance: 860, path: relativePolygon(tips) };
}

/** Draws ① to ⑨ as a ring around the font's digit. */
function circledDigit(code: number, digitOf: (digit: string) => GlyphOutline): GlyphOutline {
  const digit = digitOf(String(code - FIRST_CIRCLED + 1));
  const scale = 0.72;
  const left = 450 - (digit.advance * scale) / 2;
  const moved = scaled(digit.path, scale).replaceAll(
    /M\s*(-?[\d.]+)\s*(-?[\d.]+)/g,
    (_, x: string, y: string) => `M${round(Number(x) + left)} ${round(Number(y) - 98)}`,
  );
  const middleY = -CAP_HEIGHT / 2;
  return {
    advance: 900,
    path: circlePath(450, middleY, 420, 1) + circlePath(450, middleY, 350, 0) + moved,
  };
}

function specialGlyph(
  character: string,
  digitOf: (digit: string) => GlyphOutline,
): GlyphOutline | undefined {
  const code = character.codePointAt(0) ?? 0;
  if (code >= FIRST_CIRCLED && code <= LAST_CIRCLED) return circledDigit(code, digitOf);
  return FIXED[character];
}
