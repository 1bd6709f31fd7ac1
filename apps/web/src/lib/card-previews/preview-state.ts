import type { Card } from '@deckframe/domain/card';

/** State of hover preview, window and pinned card. */
export interface PreviewState {
  /** The card under the pointer, or held by the keyboard. */
  readonly hover: Card | null;
  /** The card of the open window; null while closed. */
  readonly opened: Card | null;
  readonly pinned: Card | null;
}

export type PreviewEvent =
  | { readonly kind: 'hover'; readonly card: Card }
  | { readonly kind: 'leave' | 'close' | 'unpin' | 'routeChanged' }
  | { readonly kind: 'open' | 'pin'; readonly card: Card };

export const NO_PREVIEW: PreviewState = { hover: null, opened: null, pinned: null };

export function nextPreview(state: PreviewState, event: PreviewEvent): PreviewState {
  switch (event.kind) {
    case 'hover':
      return { ...state, hover: event.card };
    case 'leave':
      return { ...state, hover: null };
    case 'open':
      return { ...state, opened: event.card, pinned: null };
    case 'pin':
      return { ...state, opened: event.card, pinned: event.card };
    case 'unpin':
      // The window keeps the pinned card until another is hovered.
      return { ...state, opened: state.pinned ?? state.opened, pinned: null };
    case 'close':
      return { ...state, opened: null, pinned: null };
    case 'routeChanged':
      return NO_PREVIEW;
  }
}

/** What the window shows: a pinned card overrides hover. */
export function findWindowCard({ hover, opened, pinned }: PreviewState): Card | null {
  return opened && (pinned ?? hover ?? opened);
}

/** Returns the card of the hover preview: none while a card is pinned or the window shows it. */
export function findHoverCard({ hover, opened, pinned }: PreviewState): Card | null {
  return pinned || opened ? null : hover;
}
