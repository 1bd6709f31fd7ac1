import type { Card } from '@deckframe/domain/card';
import { createValueStore, type ValueStore } from '../value-store.ts';
import { nextPreview, NO_PREVIEW, type PreviewEvent, type PreviewState } from './preview-state.ts';

/** Long enough that crossing a grid does not flicker, short enough to feel at once. */
const HOVER_DELAY_MS = 120;

/** Where a card was hovered, and the part of the page that its preview must not leave. */
export interface PreviewPlace {
  readonly x: number;
  readonly area: Element | null;
}

/** Named on the element that holds the cards, such as the builder's pool beside its deck. */
export function previewPlaceOf(tile: Element, x: number): PreviewPlace {
  return { x, area: tile.closest('[data-preview-area]') };
}

export interface CardPreviews {
  readonly state: ValueStore<PreviewState>;
  readonly send: (event: PreviewEvent) => void;
  readonly pointer: { current: PreviewPlace };
  /** Shows after a moment, at once when a preview is already there. */
  readonly hover: (card: Card, at: PreviewPlace) => void;
  readonly leave: () => void;
  /** As hovering, without the wait: for a key that is held. */
  readonly hold: (card: Card, at: PreviewPlace) => void;
}

function createCardPreviews(): CardPreviews {
  const state = createValueStore(NO_PREVIEW);
  const pointer: CardPreviews['pointer'] = { current: { x: 0, area: null } };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (event: PreviewEvent) => {
    if (event.kind === 'routeChanged') clearTimeout(timer);
    state.set(nextPreview(state.get(), event));
  };
  return {
    state,
    send,
    pointer,
    hover: (card, at) => {
      clearTimeout(timer);
      pointer.current = at;
      const show = () => send({ kind: 'hover', card });
      if (state.get().hover) show();
      else timer = setTimeout(show, HOVER_DELAY_MS);
    },
    hold: (card, at) => {
      pointer.current = at;
      send({ kind: 'hover', card });
    },
    leave: () => {
      clearTimeout(timer);
      if (state.get().hover) send({ kind: 'leave' });
    },
  };
}

/** The one preview of the app: any page asks for it, the shell shows it. */
export const cardPreviews = createCardPreviews();
