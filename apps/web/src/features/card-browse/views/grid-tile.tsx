import type { Card } from '@deckframe/domain/card';
import { isNewCard } from '@deckframe/domain/filter/new-cards';
import { findReleaseDay } from '@deckframe/domain/decks/deck/unreleased';
import { useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import { CardFace } from '#catalogue/card-face.tsx';
import { isCustomCard } from '#catalogue/custom-picture.ts';
import type { CardGridProps } from '../../cards/card-browse/views/card-source.ts';
import { CardAnchor } from '../../cards/card-browse/views/card-anchor.tsx';
import { CardPrice } from '#catalogue/card-price.tsx';
import { useGameConfig } from '#lib/app-services.ts';

const DAY_LENGTH = 10;

type GridTileProps = CardGridProps & { card: Card; index: number; tileWidth: number };

/**
 * A tile is drawn again when it shows something else; handlers do the same whichever drawing they
 * are of, so typing above the grid costs its tiles nothing.
 */
export const GridTile = memo(
  Tile,
  (before, after) =>
    before.card === after.card &&
    before.index === after.index &&
    before.tileWidth === after.tileWidth &&
    before.withLine === after.withLine &&
    before.withPrices === after.withPrices &&
    before.now === after.now &&
    (before.active === before.index) === (after.active === after.index),
);

/** A fan-made card says so; one that is not out yet when it will be; one that came lately is new. */
function TileTab({ card, now }: { card: Card; now: Date }) {
  const { t, i18n } = useLingui();
  const config = useGameConfig();
  const [today] = useState(() => now.toISOString().slice(0, DAY_LENGTH));
  const day = findReleaseDay(config, card.cardno, today);
  if (isCustomCard(card)) {
    return <span className="tile__new tile__new--fan">{t`Fan-made`}</span>;
  }
  if (day !== undefined) {
    const date = day === '' ? '' : i18n.date(day, { dateStyle: 'long', timeZone: 'UTC' });
    return (
      <span className="tile__new tile__new--later">
        {date === '' ? t`Unreleased` : t`Unreleased, ${date}`}
      </span>
    );
  }
  if (!isNewCard(card, now)) return null;
  return <span className="tile__new">{t`New`}</span>;
}

/** Nothing covers cost, colour or strength at rest; a new card wears a tab on its edge. */
function Tile(props: GridTileProps) {
  const { card, index, tileWidth, withLine, withPrices, now } = props;
  return (
    <article className="tile">
      <CardAnchor {...props} className="tile__face">
        <CardFace card={card} sizes={`${Math.round(tileWidth)}px`} />
      </CardAnchor>
      <TileTab card={card} now={now} />
      {withLine && (
        <p className="tile__line">
          <b className="mono">{card.cardno}</b>
          {props.owned?.(card)}
          {withPrices && <CardPrice card={card} />}
        </p>
      )}
      {props.foot?.draw(card, index)}
    </article>
  );
}
