import type { Card } from '@deckframe/domain/card';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { CardFace } from '#catalogue/card-face.tsx';
import { chooseSide, HOVER_MARGIN, hoverSize } from './preview-geometry.ts';
import './card-previews.css';

export type HoverPreviewProps = { card: Card; pointerX: number; onDismiss: () => void };

/** The face at full size beside the grid; it takes no pointer and repeats what the tile says. */
export function HoverPreview({ card, pointerX, onDismiss }: HoverPreviewProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && onDismiss();
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onDismiss]);
  const viewport = { width: window.innerWidth, height: window.innerHeight };
  const size = hoverSize(viewport);
  return createPortal(
    <div
      className="hover-card"
      aria-hidden="true"
      style={{
        top: HOVER_MARGIN,
        [chooseSide(pointerX, viewport)]: HOVER_MARGIN,
        width: size.width,
      }}
    >
      <CardFace card={card} alt="" eager sizes={`${size.width}px`} />
    </div>,
    document.body,
  );
}
