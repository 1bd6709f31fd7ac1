/** Draws text as outlines and keeps a record of where it went, so that layouts can be checked by number. */
import { round, round2 } from './svg-markup.ts';
import { type FaceFont, textOutline, textWidth } from './typeface.ts';

export type Box = { x: number; y: number; width: number; height: number };

export type PlacedText = {
  text: string;
  role: string;
  size: number;
  fill: string;
  /** Every background the text may lie on; contrast holds against each. */
  on: readonly string[];
  box: Box;
  /** The space the layout gave this text. */
  bounds: Box;
};

export type TextPlace = {
  x: number;
  y: number;
  size: number;
  font: FaceFont;
  fill: string;
  on: readonly string[];
  role: string;
  bounds: Box;
  anchor?: 'start' | 'middle' | 'end';
  /** Horizontal scale below 1 for text that would be too wide. */
  squeeze?: number;
};

/** Share of the size above and below the baseline that letters of these fonts reach. */
export const ASCENT = 0.76;
export const DESCENT = 0.22;

export type TextInk = {
  draw: (text: string, place: TextPlace) => string;
  readonly placed: readonly PlacedText[];
};

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
