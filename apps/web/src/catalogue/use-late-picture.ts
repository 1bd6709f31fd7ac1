import { useEffect, useEffectEvent } from 'react';

export type LatePicture = {
  srcSet: string;
  sizes: string;
  onDrawn: () => void;
};

/** @internal Waits between one look and the next; after the last one the card stays as it is. */
export const WAITS_MS = [1_000, 2_000, 3_000, 4_000, 8_000, 16_000, 32_000] as const;

/** In development a missing picture is drawn on request, so it is retried. */
export function useLatePicture({ srcSet, sizes, onDrawn }: LatePicture): void {
  const tell = useEffectEvent(onDrawn);
  useEffect(() => {
    if (!import.meta.env.DEV) return undefined;
    let timer: number | undefined;
    const lookAfter = (turn: number): void => {
      timer = window.setTimeout(() => {
        const probe = new Image();
        probe.addEventListener('load', () => timer !== undefined && tell());
        probe.addEventListener('error', () => {
          if (timer !== undefined && turn + 1 < WAITS_MS.length) lookAfter(turn + 1);
        });
        probe.sizes = sizes;
        probe.srcset = srcSet;
      }, WAITS_MS[turn]);
    };
    lookAfter(0);
    return () => {
      window.clearTimeout(timer);
      timer = undefined;
    };
  }, [srcSet, sizes]);
}
