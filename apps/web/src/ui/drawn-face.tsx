import type { ReactNode } from 'react';
import { cardColorOf, ColorGlyph } from './color-glyph.tsx';
import './drawn-face.css';

export type DrawnFaceProps = {
  name: string;
  number: string;
  /** Alternative text; empty if the name is beside the picture. */
  alt: string;
  color?: string | null;
  /** The card's type. */
  kind?: string | null;
  text?: ReactNode;
  numbers?: readonly { label: string; value: string }[];
};

/** A card as text, if its picture is missing, in the order of a real card. */
export function DrawnFace({ name, number, alt, color, kind, text, numbers }: DrawnFaceProps) {
  const glyph = cardColorOf(color ?? '');
  return (
    <span className="face__drawn" role={alt ? 'img' : undefined} aria-label={alt || undefined}>
      <span className="face__head">
        <span className="face__name">{name}</span>
        {glyph && <ColorGlyph color={glyph} size={16} />}
      </span>
      {kind && <span className="face__kind">{kind}</span>}
      <span className="face__text">{text}</span>
      {numbers && numbers.length > 0 && (
        <span className="face__numbers">
          {numbers.map(({ label, value }) => (
            <span key={label}>
              {label} <b>{value}</b>
            </span>
          ))}
        </span>
      )}
      <span className="face__number">{number}</span>
    </span>
  );
}
