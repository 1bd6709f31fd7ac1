import type { Card } from '@deckframe/domain/card';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { CardFace } from '#catalogue/card-face.tsx';
import { type Box, placeHover } from './preview-geometry.ts';
import './card-previews.css';

export type HoverPreviewProps = {
  card: Card;
  pointerX: number;
  /** The part of the page that the preview keeps to; null for the whole window. */
  area: Element | null;
  onDismiss: () => void;
};

/** The face at full size beside the grid; it takes no pointer and repeats what the tile says. */
export function HoverPreview({ card, pointerX, area, onDismiss }: HoverPreviewProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && onDismiss();
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onDismiss]);
  const place = placeHover(pointerX, seenPartOf(area));
  return createPortal(
    <div
      className="hover-card"
      aria-hidden="true"
      style={{ top: place.top, left: place.left, width: place.width }}
    >
      <CardFace card={card} alt="" eager sizes={`${place.width}px`} />
    </div>,
    document.body,
  );
}

/** What of the area is in the window; a long list goes on below it, and behind the header. */
function seenPartOf(area: Element | null): Box {
  const [width, height] = [window.innerWidth, window.innerHeight];
  if (!area) return { left: 0, top: 0, width, height };
  const box = area.getBoundingClientRect();
  const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const top = Math.max(head, box.top);
  const left = Math.max(0, box.left);
  return {
    left,
    top,
    width: Math.min(width, box.right) - left,
    height: Math.min(height, box.bottom) - top,
  };
}
