import { useLayoutEffect, useRef, useState } from 'react';

/** Position of a list, known before the list is rendered. */
export interface ListSpace {
  /** 0 until measured. */
  readonly width: number;
  /** Pixels from the top of the page when measured; content above may have changed since. */
  readonly top: number;
}

const UNKNOWN: ListSpace = { width: 0, top: 0 };

/** Measures the position of a list, so that its view renders only once. */
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
