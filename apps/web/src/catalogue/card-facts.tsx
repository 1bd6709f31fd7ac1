import type { Card } from '@deckframe/domain/card';
import { Tag } from '#ui/tag.tsx';
import { cardColorOf, ColorGlyph } from '#ui/color-glyph.tsx';
import './card-facts.css';

/** Colour, type, number and rarity in one line. */
export function CardFacts({ card }: { card: Card }) {
  const color = cardColorOf(card.color ?? '');
  return (
    <p className="card-facts">
      {color && <ColorGlyph color={color} size={16} />}
      {card.categorydata && <span>{card.categorydata}</span>}
      <span className="mono">{card.cardno}</span>
      {card.rarity && <Tag>{card.rarity}</Tag>}
    </p>
  );
}
