import { cardColorOf, ColorGlyph } from './color-glyph.tsx';

/** The symbol of a card's colour, on a face that had to be drawn. */
export function FaceGlyph({ color }: { color: string }) {
  const glyph = cardColorOf(color);
  return glyph && <ColorGlyph color={glyph} size={18} />;
}
