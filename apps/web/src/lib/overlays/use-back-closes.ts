import { useEffect, useRef } from 'react';
import { createOverlayHistory, type OverlayHistory } from './overlay-history.ts';

let shared: OverlayHistory | undefined;

/** While an overlay is open, Back closes it instead of leaving the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    shared ??= createOverlayHistory(window);
    return shared.open(() => latest.current());
  }, [isOpen]);
}
