import type { Card } from '@deckframe/domain/card';
import { CardFace } from './card-face.tsx';
import { CardLink } from './card-link.tsx';
import './card-tile.css';

/** A card of a list: face, name and number. Links to the card's page if there is one. */
export function CardTile({ card }: { card: Card }) {
  return (
    <article className="card-tile">
      <CardLink cardno={card.cardno} className="card-tile-link">
        <CardFace card={card} sizes="(max-width: 768px) 30vw, 150px" />
      </CardLink>
      <p className="card-tile-meta" aria-hidden="true">
        <b className="mono">{card.cardno}</b>
        {card.rarity && <span>{card.rarity}</span>}
      </p>
    </article>
  );
}
