import { type FaceFont, textWidth, textOutline } from './typeface.ts';
import { round, round2 } from './svg-markup.ts';

/** Draws text as outlines and records each position, so that tests can check the layout. */

export type Box = { x: number; y: number; width: number; height: number };

export type PlacedText = {
  text: string;
  role: string;
  size: number;
  fill: string;
  /** All backgrounds behind the text. Its contrast is checked against each. */
  on: readonly string[];
  box: Box;
  bounds: Box;
};

type TextPlace = {
  x: number;
  y: number;
  size: number;
  font: FaceFont;
  fill: string;
  on: readonly string[];
  role: string;
  bounds: Box;
  anchor?: 'start' | 'middle' | 'end';
  /** Horizontal scale, below 1 if the text would be too wide. */
  squeeze?: number;
};

/** Height and depth of letters above and below the baseline, as share of the font size. */
export const ASCENT = 0.76;

export const DESCENT = 0.22;

export type TextInk = {
  draw: (text: string, place: TextPlace) => string;
  readonly placed: readonly PlacedText[];
};

/** Fits names and labels into their space: first smaller, then on more lines, then narrower. */

export type FitSpace = {
  font: FaceFont;
  width: number;
  height: number;
  size: number;
  maxLines?: number;
  /** Share of the full size below which the text is wrapped instead of made smaller. */
  wrapBelow?: number;
};
export type Fitted = { lines: readonly string[]; size: number; squeeze: number };

const LEADING = 1.04;
/** Below this share of its full size, a name may use a second line. */
const WRAP_BELOW = 0.7;
/** Smallest horizontal scale at which letters are easy to read. */
const NARROWEST = 0.82;
const SMALLEST = 5;

function splitLong(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece && !fits(piece + character)) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

/**
 * Breaks text into lines greedily. Cuts words that are longer than a line only if `cutWords` is
 * set.
 */
export function breakLines(
  text: string,
  fits: (line: string) => boolean,
  cutWords: boolean,
): string[] | null {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const joined = line ? `${line} ${word}` : word;
    if (fits(joined)) {
      line = joined;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    if (fits(word)) continue;
    if (!cutWords) return null;
    const pieces = splitLong(word, fits);
    line = pieces.pop() ?? '';
    lines.push(...pieces);
  }
  return line ? [...lines, line] : lines;
}

type Attempt = { size: number; allowed: number; narrowest: number };

function attempt(
  text: string,
  space: FitSpace,
  { size, allowed, narrowest }: Attempt,
): Fitted | null {
  const { font, width, height } = space;
  const measure = (line: string): number => textWidth(line, font, size);
  const cutWords = size < space.size / 3;
  const lines = breakLines(text, (line) => measure(line) * narrowest <= width, cutWords);
  if (!lines || lines.length > allowed) return null;
  const tall = size * (LEADING * (lines.length - 1) + ASCENT + DESCENT);
  if (tall > height && size > SMALLEST) return null;
  const longest = Math.max(0, ...lines.map(measure));
  return { lines, size, squeeze: longest > width ? width / longest : 1 };
}

export function fitText(text: string, space: FitSpace): Fitted {
  const { maxLines = 1, wrapBelow = WRAP_BELOW } = space;
  for (let size = space.size; size >= SMALLEST; size -= space.size / 60) {
    const small = size < space.size * wrapBelow;
    const allowed = small ? maxLines : 1;
    const fitted =
      attempt(text, space, { size, allowed, narrowest: 1 }) ??
      (small ? attempt(text, space, { size, allowed, narrowest: NARROWEST }) : null);
    if (fitted) return fitted;
  }
  return { ...clip(text, space), squeeze: 1 };
}

/** Only text that is far too long for a card gets here. */
function clip(text: string, { font, width }: FitSpace): { lines: string[]; size: number } {
  let shown = '';
  for (const character of text) {
    if (textWidth(`${shown}${character}…`, font, SMALLEST) > width) break;
    shown += character;
  }
  return { lines: [`${shown}…`], size: SMALLEST };
}

export type FitPlace = {
  ink: TextInk;
  box: Box;
  font: FaceFont;
  size: number;
  fill: string;
  on: readonly string[];
  role: string;
  maxLines?: number;
  wrapBelow?: number;
  anchor?: 'start' | 'middle' | 'end';
};

/** Draws text inside a box, vertically centred. */
export function drawFitted(text: string, place: FitPlace): string {
  const { ink, box, font, size, fill, on, role, maxLines, wrapBelow, anchor = 'start' } = place;
  if (!text) return '';
  const fitted = fitText(text, {
    font,
    width: box.width,
    height: box.height,
    size,
    maxLines,
    wrapBelow,
  });
  const step = fitted.size * LEADING;
  const tall = fitted.size * (ASCENT + DESCENT) + step * (fitted.lines.length - 1);
  const first = box.y + (box.height - tall) / 2 + fitted.size * ASCENT;
  const x =
    anchor === 'start' ? box.x : anchor === 'end' ? box.x + box.width : box.x + box.width / 2;
  return fitted.lines
    .map((line, index) =>
      ink.draw(line, {
        x,
        y: first + index * step,
        size: fitted.size,
        squeeze: fitted.squeeze,
        font,
        fill,
        on,
        role,
        anchor,
        bounds: box,
      }),
    )
    .join('');
}

export function createTextInk(visible = true): TextInk {
  const placed: PlacedText[] = [];
  const draw = (text: string, place: TextPlace): string => {
    const { size, font, fill, on, role, bounds, y, anchor = 'start', squeeze = 1 } = place;
    const width = textWidth(text, font, size) * squeeze;
    const back = anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0;
    const x = place.x - back;
    const box = { x, y: y - size * ASCENT, width, height: size * (ASCENT + DESCENT) };
    placed.push({ text, role, size, fill, on, box, bounds });
    if (!visible || !text) return '';
    const scale = round2(size) / 1000;
    const across = Math.round(scale * squeeze * 1e5) / 1e5;
    return `<path transform="translate(${round(x)} ${round(y)}) scale(${across} ${scale})" d="${textOutline(text, font)}" fill="${fill}"/>`;
  };
  return { draw, placed };
}
