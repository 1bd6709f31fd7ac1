/** Measures text and turns it into outlines, so that a face needs no font where it is shown. */
import { GLYPH_OUTLINES } from './glyph-outlines.gen.ts';
import { type GlyphOutline, MISSING_GLYPH, specialGlyph } from './special-glyphs.ts';
import { round } from './svg-markup.ts';

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

/** A letter with a mark no font has loses the mark; any other unknown character becomes a cell. */
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

/** Fitting asks for the same words at many sizes; the em width is worth keeping for a while. */
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

/** The text as one path in em units, to be placed with `translate(x baseline) scale(size / 1000)`. */
export function textOutline(text: string, font: FaceFont): string {
  let outline = '';
  for (const { glyph, x } of shape(text, font).glyphs)
    outline += glyph.path.replaceAll(
      CONTOUR_START,
      (_, start: string) => `M${round(Number(start) + x)}`,
    );
  return outline;
}
