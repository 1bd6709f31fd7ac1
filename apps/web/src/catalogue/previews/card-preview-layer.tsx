import { cardPreviews } from '#lib/card-previews/card-previews.ts';
import { findHoverCard, findWindowCard } from '#lib/card-previews/preview-state.ts';
import { useUserPreferences } from '#lib/preference-stores.ts';
import { useValue } from '#lib/use-value.ts';
import { FloatingWindow } from './floating-window.tsx';
import { HoverPreview } from './hover-preview.tsx';

/** The hover preview and the floating window, whichever is wanted. */
export function CardPreviewLayer() {
  const { leave, pointer, send, state: store } = cardPreviews;
  const state = useValue(store);
  const { enableCardImagePreview } = useUserPreferences();
  const hoverCard = enableCardImagePreview ? findHoverCard(state) : null;
  const windowCard = findWindowCard(state);
  return (
    <>
      {hoverCard && (
        <HoverPreview
          card={hoverCard}
          pointerX={pointer.current.x}
          area={pointer.current.area}
          onDismiss={leave}
        />
      )}
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
