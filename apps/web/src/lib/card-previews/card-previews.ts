import type { Card } from '@deckframe/domain/card';
import { createValueStore, type ValueStore } from '../value-store.ts';
import { nextPreview, NO_PREVIEW, type PreviewEvent, type PreviewState } from './preview-state.ts';

/** Avoids flicker when crossing the grid. */
const HOVER_DELAY_MS = 120;

export interface CardPreviews {
  readonly state: ValueStore<PreviewState>;
  readonly send: (event: PreviewEvent) => void;
  /** Horizontal pointer position when the card was hovered. */
  readonly pointer: { current: number };
  /** Shows the preview after a delay, or immediately if another one is open. */
  readonly hover: (card: Card, x: number) => void;
  readonly leave: () => void;
  /** Like `hover` without the delay, for a key that is held. */
  readonly hold: (card: Card, x: number) => void;
}

function createCardPreviews(): CardPreviews {
  const state = createValueStore(NO_PREVIEW);
  const pointer = { current: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (event: PreviewEvent) => {
    if (event.kind === 'routeChanged') clearTimeout(timer);
    state.set(nextPreview(state.get(), event));
  };
  return {
    state,
    send,
    pointer,
    hover: (card, x) => {
      clearTimeout(timer);
      pointer.current = x;
      const show = () => send({ kind: 'hover', card });
      if (state.get().hover) show();
      else timer = setTimeout(show, HOVER_DELAY_MS);
    },
    hold: (card, x) => {
      pointer.current = x;
      send({ kind: 'hover', card });
    },
    leave: () => {
      clearTimeout(timer);
      if (state.get().hover) send({ kind: 'leave' });
    },
  };
}

/** The app's only preview: any page requests it, the shell renders it. */
export const cardPreviews = createCardPreviews();
