import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { CardSource } from './card-source.ts';
import { moveInGrid } from './grid-keys.ts';

/** Rows kept above and below the window, so that a quick scroll shows cards and not gaps. */
const OVERSCAN = 3;

export interface VirtualRowsOptions {
  readonly source: CardSource;
  readonly columns: number;
  readonly rowHeight: number;
  readonly active: number;
  readonly follow: boolean;
  readonly onActiveChange: (index: number) => void;
}

/** Rows of equal height in the page's own scroll, and keys that move from card to card. */
export function useVirtualRows(options: VirtualRowsOptions) {
  const { source, columns, rowHeight, active, follow, onActiveChange } = options;
  const { length, onRange } = source;
  const grid = useRef<HTMLDivElement>(null);
  const isFocusWanted = useRef(false);
  const [top, setTop] = useState(0);
  // Its functions change with every scroll, which the compiler's memory would miss.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(length / columns),
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    scrollPaddingStart: STICKY_HEIGHT,
    scrollPaddingEnd: 16,
  });

  // What stands above the list may come and go with every search, and changes the page's height.
  useLayoutEffect(() => {
    const measure = () => {
      const box = grid.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [length, columns]);
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const items = virtualizer.getVirtualItems();
  const first = (items[0]?.index ?? 0) * columns;
  const last = ((items.at(-1)?.index ?? 0) + 1) * columns;
  useLayoutEffect(() => onRange(first, last), [onRange, first, last]);

  const activeRow = Math.floor(active / columns);
  useLayoutEffect(() => {
    if (follow) virtualizer.scrollToIndex(activeRow, { align: 'auto' });
  }, [virtualizer, follow, activeRow]);

  const focusActive = () => {
    if (!isFocusWanted.current) return;
    const target = grid.current?.querySelector<HTMLElement>(`[data-index="${active}"]`);
    if (!target) return;
    isFocusWanted.current = false;
    target.focus({ preventScroll: true });
  };
  useLayoutEffect(focusActive);

  const goTo = (index: number) => {
    isFocusWanted.current = true;
    virtualizer.scrollToIndex(Math.floor(index / columns), { align: 'auto' });
    onActiveChange(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.shiftKey) return;
    const shape = {
      length,
      columns,
      pageRows: Math.max(1, Math.floor((window.innerHeight - STICKY_HEIGHT) / rowHeight)),
    };
    const pressed = { key: event.key, ctrlOrMeta: event.ctrlKey || event.metaKey };
    const next = moveInGrid(pressed, active, shape);
    if (next === null) return;
    event.preventDefault();
    goTo(next);
  };
  return { grid, virtualizer, top, onKeyDown, goTo };
}

/** Header and tools stay at the top; a card scrolled to must not hide behind them. */
const STICKY_HEIGHT = 180;
