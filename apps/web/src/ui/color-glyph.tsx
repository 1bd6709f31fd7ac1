import type { CSSProperties } from 'react';
import './color-glyph.css';

/** Silhouettes and letters: hue is never the only signal. */
const GLYPHS = {
  white: {
    letter: 'W',
    path: 'M12 .6c1.3 6 4.4 9.9 11.4 11.4C16.4 13.5 13.3 17.4 12 23.4 10.7 17.4 7.6 13.5.6 12 7.6 10.5 10.7 6.6 12 .6Z',
    baseline: 15.4,
    size: 9,
  },
  yellow: { letter: 'Y', path: 'M12 1.8 23 21.4H1Z', baseline: 18.4, size: 10 },
  green: {
    letter: 'G',
    path: 'M4.6 3h14.8A1.6 1.6 0 0 1 21 4.6v14.8a1.6 1.6 0 0 1-1.6 1.6H4.6A1.6 1.6 0 0 1 3 19.4V4.6A1.6 1.6 0 0 1 4.6 3Z',
    baseline: 15.9,
    size: 11.5,
  },
  blue: {
    letter: 'B',
    path: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Z',
    baseline: 15.9,
    size: 11.5,
  },
  red: { letter: 'R', path: 'M12 1.2 22.8 12 12 22.8 1.2 12Z', baseline: 15.9, size: 10.5 },
  purple: {
    letter: 'P',
    path: 'M2 3h20v8.2c0 5.2-4 9.1-10 11.6C6 20.3 2 16.4 2 11.2Z',
    baseline: 15.6,
    size: 11.5,
  },
  black: {
    letter: 'K',
    path: 'M12 1.5 21.1 6.75v10.5L12 22.5 2.9 17.25V6.75Z',
    baseline: 15.9,
    size: 11,
  },
  rainbow: { letter: 'Rb', path: 'M8 2h8l6 6v8l-6 6H8l-6-6V8Z', baseline: 15.4, size: 9.5 },
  grass: { letter: 'G', path: 'M3 21C1.6 9.5 9 3 21 3c1 12-6 19.5-18 18Z', baseline: 16, size: 10 },
  fire: {
    letter: 'F',
    path: 'M12.5 1c.6 4.7 7.5 7 7.5 13.7a8 8 0 0 1-16 0c0-3.4 1.9-5.2 3-8.2 1.6 1 2.2 2 2.5 3.3C11.7 7.6 12.3 4.4 12.5 1Z',
    baseline: 18.4,
    size: 10,
  },
  water: {
    letter: 'W',
    path: 'M12 1c4.7 6 8 9.7 8 14a8 8 0 0 1-16 0c0-4.3 3.3-8 8-14Z',
    baseline: 18,
    size: 9,
  },
  lightning: {
    letter: 'L',
    path: 'M14.8.8 3.5 14h6.3L8 23.2 20.5 9.5h-7Z',
    baseline: 15.4,
    size: 9,
  },
  psychic: {
    letter: 'P',
    path: 'M.8 12C4.6 5.7 8.3 4 12 4s7.4 1.7 11.2 8c-3.8 6.3-7.5 8-11.2 8S4.6 18.3.8 12Z',
    baseline: 15.7,
    size: 10.5,
  },
  fighting: { letter: 'X', path: 'M12 1.3 23 9.5l-4.2 13H5.2L1 9.5Z', baseline: 17, size: 11 },
  darkness: { letter: 'D', path: 'M1 2.6h22L12 22.2Z', baseline: 12.6, size: 10 },
  metal: {
    letter: 'M',
    path: 'M6.75 2.9h10.5L22.5 12l-5.25 9.1H6.75L1.5 12Z',
    baseline: 15.7,
    size: 10.5,
  },
  dragon: { letter: 'Dr', path: 'M12 .6 21 9l-9 14.4L3 9Z', baseline: 13, size: 8.5 },
  colorless: {
    letter: 'C',
    path: 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22Zm0 2.4a8.6 8.6 0 1 1 0 17.2 8.6 8.6 0 0 1 0-17.2Z',
    baseline: 16,
    size: 11.5,
  },
} as const;

export type CardColor = keyof typeof GLYPHS;
export const CARD_COLORS = Object.keys(GLYPHS) as CardColor[];

/** Below this size the letter is unreadable; `colorBlindSupport` shows it anyway. */
const LETTER_FROM_PX = 16;

export function cardColorOf(name: string): CardColor | null {
  const color = name.trim().toLowerCase();
  return color in GLYPHS ? (color as CardColor) : null;
}

export type ColorGlyphProps = {
  color: CardColor;
  /** The colour's name. Omit it if the name is beside the glyph. */
  label?: string;
  size?: number;
  letter?: boolean;
  /** The game's own hue. The six shared colours use tokens. */
  tint?: string;
};

export function ColorGlyph({ color, label, size = 16, letter, tint }: ColorGlyphProps) {
  const glyph = GLYPHS[color];
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      {...name}
      className={`glyph glyph--${color}`}
      style={tint ? ({ '--tint': tint } as CSSProperties) : undefined}
      viewBox="0 0 24 24"
      width={size}
      height={size}
    >
      <path d={glyph.path} />
      {(letter ?? size >= LETTER_FROM_PX) && (
        <text x="12" y={glyph.baseline} fontSize={glyph.size}>
          {glyph.letter}
        </text>
      )}
    </svg>
  );
}
