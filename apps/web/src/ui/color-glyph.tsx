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
} as const;

export type CardColor = keyof typeof GLYPHS;
export const CARD_COLORS = Object.keys(GLYPHS) as CardColor[];

/** Below this the letter would be a smudge; `colorBlindSupport` shows it anyway. */
const LETTER_FROM_PX = 16;

export function cardColorOf(name: string): CardColor | null {
  const color = name.trim().toLowerCase();
  return color in GLYPHS ? (color as CardColor) : null;
}

export type ColorGlyphProps = {
  color: CardColor;
  /** The colour's name; leave it out where the name stands beside the glyph. */
  label?: string;
  size?: number;
  letter?: boolean;
};

export function ColorGlyph({ color, label, size = 16, letter }: ColorGlyphProps) {
  const glyph = GLYPHS[color];
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      {...name}
      className={`glyph glyph--${color}`}
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
