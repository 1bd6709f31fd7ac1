import { isFullWidthSlot } from '@deckframe/domain/ads/ad-slots';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { AdStrips } from '../../cards/card-browse/views/ad-strips.tsx';
import type { CardGridProps } from '../../cards/card-browse/views/card-source.ts';
import { GridTile } from './grid-tile.tsx';
import { useRowPlan } from '../../cards/card-browse/views/row-plan.ts';
import { layTiles } from '../../cards/card-browse/views/tile-layout.ts';
import { useLateSource } from './use-late-source.ts';
import { useVirtualRows } from '../../cards/card-browse/views/use-virtual-rows.ts';
import '../../cards/card-browse/views/card-grid.css';

/** Tiles in rows, of which only those in sight are in the page. */
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
  // A third of a phone's width is too narrow for words.
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
            {/* A place keeps its tile whichever card stands there: most of it stays as it is. */}
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
