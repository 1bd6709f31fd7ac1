import type { Card } from '@deckframe/domain/card';
import { useLingui } from '@lingui/react/macro';
import { GripVertical, Pin, PinOff, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { CardFace } from '#catalogue/card-face.tsx';
import { localStore } from '#lib/browser-storage.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import { IconButton } from '#ui/icon-button.tsx';
import {
  moveWindow,
  openWindow,
  refitWindow,
  resizeWindow,
  type Box,
  type Size,
} from './preview-geometry.ts';
import './card-previews.css';

/** Step of arrow keys. */
const KEY_STEP = 16;

const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type DragKind = 'move' | 'resize';
type Drag = { kind: DragKind; from: Box; x: number; y: number };

/** Position and size of the window by pointer and keys; the size is stored. */
function useWindowBox() {
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

export type FloatingWindowProps = {
  card: Card;
  pinned: boolean;
  onPin: (pinned: boolean) => void;
  onClose: () => void;
};

/** Floating window of a card: drag its bar or corner, or use arrow keys on the grip. */
export function FloatingWindow({ card, pinned, onPin, onClose }: FloatingWindowProps) {
  const { t } = useLingui();
  const { box, dragProps, onKeyDown } = useWindowBox();
  return createPortal(
    <section
      className="float-card"
      role="dialog"
      aria-label={t`Card preview`}
      data-pinned={pinned || undefined}
      style={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <CardFace card={card} eager sizes={`${box.width}px`} />
      <header className="float-card__bar" {...dragProps('move')}>
        <button
          type="button"
          className="float-card__grip"
          aria-label={t`Move with the arrow keys, resize with Shift and the arrow keys`}
          onKeyDown={onKeyDown}
        >
          <GripVertical size={16} aria-hidden="true" />
        </button>
        <span className="float-card__name">{card.name}</span>
        <IconButton
          label={pinned ? t`Unpin` : t`Pin`}
          icon={pinned ? <PinOff size={16} /> : <Pin size={16} />}
          aria-pressed={pinned}
          className="float-card__pin"
          onPointerDown={stop}
          onClick={() => onPin(!pinned)}
        />
        <IconButton
          label={t`Close preview`}
          icon={<X size={18} />}
          onPointerDown={stop}
          onClick={onClose}
        />
      </header>
      {/* The grip offers the same by keyboard. */}
      <span className="float-card__corner" aria-hidden="true" {...dragProps('resize')} />
    </section>,
    document.body,
  );
}

function stop(event: { stopPropagation: () => void }): void {
  event.stopPropagation();
}
