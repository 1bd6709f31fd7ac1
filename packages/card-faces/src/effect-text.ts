/**
 * Lays out effect text: markers and keywords become pills; lines are wrapped and sized to the box.
 */
import { inkOn } from './color-math.ts';
import { path, round } from './svg-markup.ts';
import { ASCENT, type Box, DESCENT, type TextInk } from './text-fit.ts';
import { type FaceFont, textWidth } from './typeface.ts';

type TokenKind = 'word' | 'marker' | 'keyword' | 'reference';
export type EffectToken = {
  kind: TokenKind;
  text: string;
  /** True for no space before it: punctuation after a pill, or pills joined by a slash. */
  glued: boolean;
};
type PlacedToken = EffectToken & { x: number; width: number };
export type EffectFlow = {
  lines: readonly (readonly PlacedToken[])[];
  size: number;
  height: number;
};

const TOKEN = /【([^【】]+)】|<([^<>]+)>|\[([^\][]+)\]|([^\s【<[]+|[【<[])/g;
/** Matches a line start that has only brackets and slashes so far. */
const OPENING = /^(?:\s*(?:\[[^\]]*\]|【[^】]*】|\/))*\s*$/;
const LEADING = 1.34;
const PILL_PADDING = 8;
const PILL_GAP = 6;
const PILL_TEXT = 0.86;

function tokenizeLine(line: string): EffectToken[] {
  return Array.from(line.matchAll(TOKEN), (match) => {
    const [, marker, keyword, reference, word] = match;
    const glued = match.index > 0 && !/\s/.test(line[match.index - 1] ?? ' ');
    if (marker !== undefined) return { kind: 'marker', text: marker, glued };
    if (keyword !== undefined) return { kind: 'keyword', text: keyword, glued };
    // Square brackets name a card, except at the start of a line, where they are timings and
    // conditions.
    if (reference !== undefined && OPENING.test(line.slice(0, match.index)))
      return { kind: 'marker', text: reference, glued };
    if (reference !== undefined) return { kind: 'reference', text: `[${reference}]`, glued };
    return { kind: 'word', text: word ?? '', glued };
  });
}

export const tokenizeEffect = (text: string): EffectToken[][] =>
  text
    .split('\n')
    .map(tokenizeLine)
    .filter((line) => line.length > 0);

const fontOf = (kind: TokenKind): FaceFont => (kind === 'word' ? 'text' : 'bold');
const isPill = (kind: TokenKind): boolean => kind === 'marker' || kind === 'keyword';

function tokenWidth({ kind, text }: EffectToken, size: number): number {
  if (isPill(kind)) return textWidth(text, 'bold', size * PILL_TEXT) + PILL_PADDING * 2;
  return textWidth(text, fontOf(kind), size);
}

/** Cuts a word that is wider than the line. */
function cutToken(token: EffectToken, width: number, size: number): EffectToken[] {
  if (tokenWidth(token, size) <= width) return [token];
  const pieces: EffectToken[] = [];
  let piece = '';
  for (const character of token.text) {
    if (piece && tokenWidth({ ...token, text: piece + character }, size) > width) {
      pieces.push({ ...token, text: piece, glued: pieces.length > 0 });
      piece = '';
    }
    piece += character;
  }
  return [...pieces, { ...token, text: piece, glued: pieces.length > 0 }];
}

/** Words keep their space. A pill that is glued to a word still gets a small gap. */
function gapBefore({ kind, glued }: EffectToken, space: number): number {
  if (!glued) return space;
  return isPill(kind) ? 3 : 0;
}

/** After a pill without a space, a full stop stays close, but a word gets a gap. */
const closesUp = ({ glued, text }: EffectToken): boolean => glued && /^[.,;:)!?/]/.test(text);

function wrapLine(tokens: readonly EffectToken[], width: number, size: number): PlacedToken[][] {
  const space = textWidth(' ', 'text', size);
  const lines: PlacedToken[][] = [[]];
  let x = 0;
  let pillBefore = false;
  for (const token of tokens.flatMap((whole) => cutToken(whole, width, size))) {
    const pill = isPill(token.kind);
    const joint =
      pill && pillBefore
        ? PILL_GAP
        : pillBefore
          ? closesUp(token)
            ? 2
            : PILL_GAP + 1
          : gapBefore(token, space);
    const needed = tokenWidth(token, size);
    const start = x === 0 ? 0 : x + joint;
    const wraps = x > 0 && start + needed > width;
    if (wraps) lines.push([]);
    const at = wraps ? 0 : start;
    lines.at(-1)?.push({ ...token, x: at, width: needed });
    x = at + needed;
    pillBefore = pill;
  }
  return lines;
}

const heightOf = (lines: number, size: number): number =>
  lines === 0 ? 0 : size * (ASCENT + DESCENT + LEADING * (lines - 1));

export type EffectSpace = { width: number; height: number; size: number; smallest?: number };

/**
 * Returns the largest size at which the whole text fits. Extremely long text loses its last lines.
 */
export function flowEffect(text: string, space: EffectSpace): EffectFlow {
  const paragraphs = tokenizeEffect(text);
  const { width, height, smallest = 8 } = space;
  for (let size = space.size; ; size -= 0.5) {
    const lines = paragraphs.flatMap((line) => wrapLine(line, width, size));
    if (heightOf(lines.length, size) <= height)
      return { lines, size, height: heightOf(lines.length, size) };
    if (size > smallest) continue;
    const fitting = Math.max(1, Math.floor((height / size - ASCENT - DESCENT) / LEADING) + 1);
    return { lines: lines.slice(0, fitting), size, height: heightOf(fitting, size) };
  }
}

export type EffectStyle = {
  ink: TextInk;
  box: Box;
  fill: string;
  on: readonly string[];
  markerFill: string;
  keywordFill: string;
  referenceFill: string;
  /** Shape of the corners of pills. */
  pills: 'cut' | 'round';
};

function pillPath(kind: TokenKind, style: EffectStyle['pills'], box: Box): string {
  const { x, y, width, height } = box;
  const [w, h] = [round(width), round(height)];
  if (style === 'round') {
    const r = round(height / 2);
    return `M${round(x + r)} ${round(y)}h${round(width - 2 * r)}a${r} ${r} 0 0 1 0 ${h}h${round(2 * r - width)}a${r} ${r} 0 0 1 0 ${-h}z`;
  }
  const half = round(height / 2);
  return kind === 'keyword'
    ? `M${round(x + 7)} ${round(y)}h${round(width - 14)}l7 ${half}l-7 ${half}h${round(14 - width)}l-7 ${-half}z`
    : `M${round(x)} ${round(y)}h${round(width - 6)}l6 6v${round(height - 6)}h${-w}z`;
}

export function drawEffect(flow: EffectFlow, style: EffectStyle): string {
  const { ink, box } = style;
  const { size } = flow;
  let markup = '';
  for (const [row, line] of flow.lines.entries()) {
    const y = box.y + size * ASCENT + row * size * LEADING;
    for (const { kind, text, x, width } of line) {
      const left = box.x + x;
      if (!isPill(kind)) {
        const fill = kind === 'reference' ? style.referenceFill : style.fill;
        markup += ink.draw(text, {
          x: left,
          y,
          size,
          font: fontOf(kind),
          fill,
          on: style.on,
          role: 'effect',
          bounds: box,
        });
        continue;
      }
      const plate = kind === 'marker' ? style.markerFill : style.keywordFill;
      const pill = { x: left, y: y - size * 0.86, width, height: size * 1.12 };
      markup += path(pillPath(kind, style.pills, pill), plate);
      markup += ink.draw(text, {
        x: left + PILL_PADDING,
        y: y - size * 0.04,
        size: size * PILL_TEXT,
        font: 'bold',
        fill: inkOn(plate),
        on: [plate],
        role: 'effect pill',
        bounds: box,
      });
    }
  }
  return markup;
}
