import { useLayoutEffect, useRef, useState } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import type { CardViewProps, TileFoot } from './card-source.ts';
import { GridTile } from './grid-tile.tsx';
import { layTiles } from './tile-layout.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import './card-grid.css';

export type CardGridProps = CardViewProps & {
  cardSize: number;
  withLine: boolean;
  withPrices: boolean;
  foot?: TileFoot;
};

/** Tiles in rows, of which only those in sight are in the page. */
export function CardGrid(props: CardGridProps) {
  const { source, label, active, onActiveChange, cardSize, withLine, foot } = props;
  const [room, width] = useWidth();
  const layout = layTiles({
    width,
    viewportWidth: window.innerWidth,
    cardSize,
    withLine,
    footHeight: foot?.height ?? 0,
  });
  const { columns, rowHeight, tileWidth, gap } = layout;
  const rows = useVirtualRows({
    source,
    columns,
    rowHeight,
    active,
    follow: props.follow,
    onActiveChange,
  });
  return (
    <div ref={room}>
      <div
        ref={rows.grid}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={Math.ceil(source.length / columns)}
        aria-colcount={columns}
        className="card-grid"
        style={{ height: rows.virtualizer.getTotalSize() }}
        onKeyDown={rows.onKeyDown}
      >
        {width > 0 &&
          rows.virtualizer.getVirtualItems().map(({ index: row, start }) => (
            <div
              key={row}
              role="row"
              aria-rowindex={row + 1}
              className="card-grid__row"
              style={{
                transform: `translateY(${start - rows.top}px)`,
                gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
                columnGap: gap,
              }}
            >
              {listIndexes(row, columns, source.length).map((index) => {
                const card = source.cardAt(index);
                return (
                  <div
                    key={card?.cardno ?? index}
                    role="gridcell"
                    aria-colindex={(index % columns) + 1}
                  >
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
    </div>
  );
}

function listIndexes(row: number, columns: number, length: number): number[] {
  const first = row * columns;
  return Array.from({ length: Math.min(columns, length - first) }, (_, at) => first + at);
}

function useWidth() {
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [room, width] as const;
}
