import type { ReactNode } from 'react';
import { CardFace } from '#catalogue/card-face.tsx';
import { CardLink } from '#catalogue/card-link.tsx';
import { CardPrice } from '#catalogue/card-price.tsx';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { usePricesShown } from '#lib/preference-stores.ts';
import { Skeleton } from '#ui/skeleton.tsx';

export type CardRowProps = {
  cardno: string;
  /** Undefined while loading, or if the catalogue no longer has it. */
  card: CatalogueCard | undefined;
  /** A note beside the card number. */
  note?: ReactNode;
  children?: ReactNode;
};

/** A card of one side: picture, name and action. */
export function CardRow({ cardno, card, note, children }: CardRowProps) {
  const withPrices = usePricesShown();
  return (
    <li className="trade-card">
      <span className="trade-card__face">
        {card ? <CardFace card={card} sizes="48px" alt="" /> : <Skeleton />}
      </span>
      <span className="trade-card__words">
        <CardLink cardno={cardno} className="trade-card__name">
          {card?.name ?? cardno}
        </CardLink>
        <span className="trade-card__facts">
          <span className="mono">{cardno}</span>
          {note && <> · {note}</>}
        </span>
      </span>
      {card && withPrices && <CardPrice card={card} className="trade-card__price" />}
      {children}
    </li>
  );
}
