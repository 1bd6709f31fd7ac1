import type { Card } from '@deckframe/domain/card';
import { findReleaseDay } from '@deckframe/domain/decks/deck/deck-series';
import { isNewCard } from '@deckframe/domain/filter/new-cards';
import { isFullWidthSlot } from '@deckframe/domain/site/ads/pick-ad';
import { useLingui } from '@lingui/react/macro';
import { startTransition, useEffect, useState, memo } from 'react';
import { CardFace } from '#catalogue/card-face.tsx';
import { CardNumber } from '#catalogue/card-number.tsx';
import { CardPrice } from '#catalogue/card-price.tsx';
import { isCustomCard } from '#catalogue/custom-picture.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { AdStrips } from './ad-strips.tsx';
import { CardAnchor } from './card-anchor.tsx';
import type { CardGridProps, CardSource } from './card-source.ts';
import { useRowPlan } from './row-plan.ts';
import { layTiles } from './tile-layout.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import './card-grid.css';

const DAY_LENGTH = 10;

type GridTileProps = CardGridProps & { card: Card; index: number; tileWidth: number };

/** Memoized; handlers are stable, so typing does not rerender tiles. */
const GridTile = memo(
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

/** The tab marks fan-made cards, unreleased cards with their date, and new cards. */
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

/** Badges do not cover cost, colour or strength. */
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
          <b className="mono">
            <CardNumber card={card} />
          </b>
          {props.owned?.(card)}
          {withPrices && <CardPrice card={card} />}
        </p>
      )}
      {props.foot?.draw(card, index)}
    </article>
  );
}

/** Delays hidden rows by a frame. */
function useLateSource(source: CardSource): CardSource['cardAt'] {
  const [late, setLate] = useState(source);
  useEffect(() => {
    startTransition(() => setLate(source));
  }, [source]);
  return (index) => late.cardAt(index) ?? source.cardAt(index);
}

/** A grid of tiles. Only visible rows are in the page. */
export function CardGrid(props: CardGridProps) {
  const { source, space, label, cardSize, withLine, foot, slot } = props;
  const isNarrow = useMedia(NARROW_QUERY);
  const layout = layTiles({
    width: space.width,
    viewportWidth: window.innerWidth,
    cardSize,
    withLine,
    footHeight: foot?.height ?? 0,
  });
  const { columns, rowHeight, tileWidth, gap } = layout;
  // A third of a phone is too narrow for text.
  const shape = isNarrow || isFullWidthSlot(cardSize) ? 'strip' : 'cell';
  const plan = useRowPlan({
    length: source.length,
    columns,
    rowHeight,
    slots: slot ? shape : 'none',
  });
  const { grid, rows, onKeyDown } = useVirtualRows(props, plan);
  const lateCardAt = useLateSource(source);
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={plan.count}
      aria-colcount={columns}
      className="card-grid"
      style={{ height: plan.height }}
      onKeyDown={onKeyDown}
    >
      {space.width > 0 &&
        rows.map(({ row, start, isInSight }) => (
          <div
            key={row}
            role="row"
            aria-rowindex={row + 1}
            className="card-grid__row"
            style={{
              transform: `translateY(${start}px)`,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              columnGap: gap,
            }}
          >
            {/* Keyed by position to reuse tiles. */}
            {plan.cellsOf(row).map((cell, column) => {
              if ('slot' in cell) {
                return (
                  <div key={`ad ${cell.slot}`} role="gridcell" aria-colindex={column + 1}>
                    <div className="ad-cell">{slot?.draw(cell.slot, 'cell')}</div>
                  </div>
                );
              }
              const { index } = cell;
              const card = isInSight ? source.cardAt(index) : lateCardAt(index);
              return (
                <div key={index} role="gridcell" aria-colindex={column + 1}>
                  {card ? (
                    <GridTile {...props} card={card} index={index} tileWidth={tileWidth} />
                  ) : (
                    <Skeleton shape="card" />
                  )}
                </div>
              );
            })}
            <AdStrips plan={plan} row={row} slot={slot} />
          </div>
        ))}
    </div>
  );
}
