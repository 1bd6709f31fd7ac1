import { useLayoutEffect, useRef, useState } from 'react';

/** Where a list stands, known before the list itself is drawn. */
export interface ListSpace {
  /** 0 until measured. */
  readonly width: number;
  /** Pixels below the top of the page; what comes and goes above may have moved it since. */
  readonly top: number;
}

const UNKNOWN: ListSpace = { width: 0, top: 0 };

/** Measures the place of a list, so that a view of it is drawn once and not again after a look. */
export function useListSpace() {
  const place = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState(UNKNOWN);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => {
      const width = element.clientWidth;
      const top = element.getBoundingClientRect().top + window.scrollY;
      setSpace((before) => (before.width === width ? before : { width, top }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, space] as const;
}
