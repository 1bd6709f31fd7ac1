import type { Card } from '@deckframe/domain/card';
import { createContext, useContext, type PointerEvent } from 'react';
import { useUserPreferences } from '#lib/preference-stores.ts';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';
import { nextPreview, NO_PREVIEW, type PreviewEvent, type PreviewState } from './preview-state.ts';

/** Long enough that crossing a grid does not flicker, short enough to feel at once. */
const HOVER_DELAY_MS = 120;

export interface CardPreviews {
  readonly state: ValueStore<PreviewState>;
  readonly send: (event: PreviewEvent) => void;
  /** Where the pointer was when a card was last hovered. */
  readonly pointerX: { current: number };
  /** Shows after a moment, at once when a preview is already there. */
  readonly hover: (card: Card, x: number) => void;
  readonly leave: () => void;
  /** As hovering, without the wait: for a key that is held. */
  readonly hold: (card: Card, x: number) => void;
}

export function createCardPreviews(): CardPreviews {
  const state = createValueStore(NO_PREVIEW);
  const pointerX = { current: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (event: PreviewEvent) => state.set(nextPreview(state.get(), event));
  return {
    state,
    send,
    pointerX,
    hover: (card, x) => {
      clearTimeout(timer);
      pointerX.current = x;
      const show = () => send({ kind: 'hover', card });
      if (state.get().hover) show();
      else timer = setTimeout(show, HOVER_DELAY_MS);
    },
    hold: (card, x) => {
      pointerX.current = x;
      send({ kind: 'hover', card });
    },
    leave: () => {
      clearTimeout(timer);
      if (state.get().hover) send({ kind: 'leave' });
    },
  };
}

const CardPreviewContext = createContext<CardPreviews | null>(null);

export const CardPreviewContextProvider = CardPreviewContext.Provider;

export function useCardPreviews(): CardPreviews {
  const previews = useContext(CardPreviewContext);
  if (!previews) throw new Error('CardPreviewProvider is missing.');
  return previews;
}

/** Handlers for whatever stands for a card; touch and pen have no hover. */
export function usePreviewTarget(): (card: Card) => {
  onPointerEnter?: (event: PointerEvent) => void;
  onPointerLeave?: () => void;
} {
  const previews = useCardPreviews();
  const { enableCardImagePreview } = useUserPreferences();
  if (!enableCardImagePreview) return () => ({});
  return (card) => ({
    onPointerEnter: (event) => {
      if (event.pointerType === 'mouse') previews.hover(card, event.clientX);
    },
    onPointerLeave: previews.leave,
  });
}
