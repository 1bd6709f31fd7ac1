import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { localStore } from '#lib/browser-storage.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import {
  moveWindow,
  openWindow,
  refitWindow,
  resizeWindow,
  type Box,
  type Size,
} from './preview-geometry.ts';

/** What an arrow key moves or resizes by. */
const KEY_STEP = 16;

const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type DragKind = 'move' | 'resize';
type Drag = { kind: DragKind; from: Box; x: number; y: number };

/** Where the window is, moved and resized by pointer and keys alike; its size outlives it. */
export function useWindowBox() {
  const [box, setBox] = useState(() => openWindow(readSize(), viewport()));
  const drag = useRef<Drag | null>(null);

  useEffect(() => {
    const refit = () => setBox((current) => refitWindow(current, viewport()));
    window.addEventListener('resize', refit);
    return () => window.removeEventListener('resize', refit);
  }, []);
  const resize = (from: Box, width: number) => {
    const next = resizeWindow(from, width, viewport());
    localStore.write(STORAGE_KEYS.floatingPreviewSize, JSON.stringify(sizeOf(next)));
    setBox(next);
  };

  const dragProps = (kind: DragKind) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { kind, from: box, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const active = drag.current;
      if (active?.kind !== kind) return;
      const by = { x: event.clientX - active.x, y: event.clientY - active.y };
      if (kind === 'move') setBox(moveWindow(active.from, by, viewport()));
      else resize(active.from, active.from.width + by.x);
    },
    onPointerUp: () => {
      drag.current = null;
    },
    onPointerCancel: () => {
      drag.current = null;
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const by = { x: arrow.x * KEY_STEP, y: arrow.y * KEY_STEP };
    if (event.shiftKey) resize(box, box.width + by.x + by.y);
    else setBox(moveWindow(box, by, viewport()));
  };
  return { box, dragProps, onKeyDown };
}

function viewport(): Size {
  return { width: window.innerWidth, height: window.innerHeight };
}

function sizeOf({ width, height }: Size): Size {
  return { width, height };
}

function readSize(): Size | null {
  try {
    const stored: unknown = JSON.parse(localStore.read(STORAGE_KEYS.floatingPreviewSize) ?? 'null');
    return isSize(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isSize(value: unknown): value is Size {
  return (
    typeof value === 'object' &&
    value !== null &&
    'width' in value &&
    typeof value.width === 'number' &&
    Number.isFinite(value.width)
  );
}
