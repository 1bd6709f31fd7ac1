import type { Card } from '@deckframe/domain/card';
import { findCustomPicture } from '#catalogue/custom-picture.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { cardImageSources } from '@deckframe/domain/cards/catalogue/card-image-sources';
import './card-art.css';

export type CardArtProps = {
  card: Pick<Card, 'cardno' | 'image'>;
  sizes: string;
  className?: string;
  eager?: boolean;
};

/** A strip from the upper part of a card's face. Decorative, because the name is beside it. */
export function CardArt({ card, sizes, className, eager = false }: CardArtProps) {
  const { cardFront_template, cardFront_widths } = useGameConfig();
  const image = card.image ?? card.cardno;
  const custom = findCustomPicture(card as Card);
  if (custom === '') return null;
  return (
    <img
      {...cardImageSources(custom ?? cardFront_template, cardFront_widths, image)}
      key={image}
      sizes={sizes}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={`card-art ${className ?? ''}`}
      onError={(event) => {
        event.currentTarget.hidden = true;
      }}
    />
  );
}
