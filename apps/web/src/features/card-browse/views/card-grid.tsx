import { Skeleton } from '#ui/skeleton.tsx';
import type { CardGridProps } from './card-source.ts';
import { GridTile } from './grid-tile.tsx';
import { layTiles } from './tile-layout.ts';
import { useLateSource } from './use-late-source.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import './card-grid.css';

/** Tiles in rows, of which only those in sight are in the page. */
export function CardGrid(props: CardGridProps) {
  const { source, space, label, cardSize, withLine, foot } = props;
  const layout = layTiles({
    width: space.width,
    viewportWidth: window.innerWidth,
    cardSize,
    withLine,
    footHeight: foot?.height ?? 0,
  });
  const { columns, rowHeight, tileWidth, gap } = layout;
  const { grid, rows, height, onKeyDown } = useVirtualRows(props, columns, rowHeight);
  const lateCardAt = useLateSource(source);
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={Math.ceil(source.length / columns)}
      aria-colcount={columns}
      className="card-grid"
      style={{ height }}
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
            {listIndexes(row, columns, source.length).map((index) => {
              const card = isInSight ? source.cardAt(index) : lateCardAt(index);
              return (
                <div key={index} role="gridcell" aria-colindex={(index % columns) + 1}>
                  {card ? (
                    <GridTile {...props} card={card} index={index} tileWidth={tileWidth} />
                  ) : (
                    <Skeleton shape="card" />
                  )}
                </div>
              );
            })}
          </div>
        ))}
    </div>
  );
}

function listIndexes(row: number, columns: number, length: number): number[] {
  const first = row * columns;
  return Array.from({ length: Math.min(columns, length - first) }, (_, at) => first + at);
}
