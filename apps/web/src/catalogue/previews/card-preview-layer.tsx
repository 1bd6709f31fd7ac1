import type { Card } from '@deckframe/domain/card';
import { createPortal } from 'react-dom';
import { CardFace } from '#catalogue/card-face.tsx';
import { cardPreviews } from '#lib/card-previews/card-previews.ts';
import { findHoverCard, findWindowCard } from '#lib/card-previews/preview-state.ts';
import { useHotkeys } from '#lib/hotkeys.ts';
import { useUserPreferences } from '#lib/preference-stores.ts';
import { useValue } from '#lib/use-value.ts';
import { FloatingWindow } from './floating-window.tsx';
import { placeHover } from './preview-geometry.ts';
import './card-previews.css';

type HoverPreviewProps = {
  card: Card;
  pointerX: number;
  onDismiss: () => void;
};

/** Large preview beside the grid; decorative. */
function HoverPreview({ card, pointerX, onDismiss }: HoverPreviewProps) {
  useHotkeys(({ key }) => {
    if (key === 'Escape') onDismiss();
    return false;
  });
  const place = placeHover(pointerX, { width: window.innerWidth, height: window.innerHeight });
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

/** Shows the hover preview and the floating window. */
export function CardPreviewLayer() {
  const { leave, pointer, send, state: store } = cardPreviews;
  const state = useValue(store);
  const { enableCardImagePreview } = useUserPreferences();
  const hoverCard = enableCardImagePreview ? findHoverCard(state) : null;
  const windowCard = findWindowCard(state);
  return (
    <>
      {hoverCard && <HoverPreview card={hoverCard} pointerX={pointer.current} onDismiss={leave} />}
      {windowCard && (
        <FloatingWindow
          card={windowCard}
          pinned={state.pinned !== null}
          onPin={(pinned) => send(pinned ? { kind: 'pin', card: windowCard } : { kind: 'unpin' })}
          onClose={() => send({ kind: 'close' })}
        />
      )}
    </>
  );
}
