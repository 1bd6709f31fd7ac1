import type { Card } from '@deckframe/domain/card';
import { isNewCard } from '@deckframe/domain/filter/new-cards';
import { Trans } from '@lingui/react/macro';
import { CardFace } from '#catalogue/card-face.tsx';
import type { CardGridProps } from './card-grid.tsx';
import { CardAnchor } from './card-anchor.tsx';
import { CardPrice } from '#catalogue/card-price.tsx';

type GridTileProps = CardGridProps & { card: Card; index: number; tileWidth: number };

/** Nothing covers cost, colour or strength at rest; a new card wears a tab on its edge. */
export function GridTile(props: GridTileProps) {
  const { card, index, tileWidth, withLine, withPrices, now } = props;
  return (
    <article className="tile">
      <CardAnchor {...props} className="tile__face">
        <CardFace card={card} sizes={`${Math.round(tileWidth)}px`} />
      </CardAnchor>
      {isNewCard(card, now) && (
        <span className="tile__new">
          <Trans>New</Trans>
        </span>
      )}
      {withLine && (
        <p className="tile__line">
          <b className="mono">{card.cardno}</b>
          {withPrices && <CardPrice card={card} />}
        </p>
      )}
      {props.foot?.draw(card, index)}
    </article>
  );
}
