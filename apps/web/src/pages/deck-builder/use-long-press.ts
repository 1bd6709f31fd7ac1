import { useEffect, useRef, type PointerEvent } from 'react';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { cardPreviews, previewPlaceOf } from '#lib/card-previews/card-previews.ts';

/** As long as phones take to tell a press from a tap. */
const PRESS_MS = 450;
/** A finger that moves on scrolls. */
const STILL_PX = 10;

/** A finger that rests on a card shows it at large until it is lifted. */
export function useLongPress() {
  const state = useRef({ timer: 0, isHeld: false, x: 0, y: 0 });
  const end = () => {
    window.clearTimeout(state.current.timer);
    if (state.current.isHeld) cardPreviews.leave();
  };
  useEffect(() => end, []);
  return {
    /** Whether the click that follows belongs to a long press; tells it once. */
    wasHeld: (): boolean => {
      const { isHeld } = state.current;
      state.current.isHeld = false;
      return isHeld;
    },
    handlersOf: (card: CatalogueCard) => ({
      onPointerDown: (event: PointerEvent) => {
        state.current.isHeld = false;
        if (event.pointerType !== 'touch') return;
        const place = previewPlaceOf(event.currentTarget, event.clientX);
        const timer = window.setTimeout(() => {
          state.current.isHeld = true;
          cardPreviews.hold(card, place);
        }, PRESS_MS);
        state.current = { timer, isHeld: false, x: event.clientX, y: event.clientY };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const { x, y } = state.current;
        if (Math.hypot(clientX - x, clientY - y) > STILL_PX) end();
      },
      onPointerUp: end,
      onPointerCancel: end,
    }),
  };
}
