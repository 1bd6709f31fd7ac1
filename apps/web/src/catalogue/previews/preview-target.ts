import type { Card } from '@deckframe/domain/card';
import type { PointerEvent } from 'react';
import { cardPreviews } from '#lib/card-previews/card-previews.ts';
import { useUserPreferences } from '#lib/preference-stores.ts';
// The shell shows the preview; a page with cards brings along what draws it.
import './card-preview-layer.tsx';

/** Handlers for whatever stands for a card; touch and pen have no hover. */
export function usePreviewTarget(): (card: Card) => {
  onPointerEnter?: (event: PointerEvent) => void;
  onPointerLeave?: () => void;
} {
  const { enableCardImagePreview } = useUserPreferences();
  if (!enableCardImagePreview) return () => ({});
  return (card) => ({
    onPointerEnter: (event) => {
      if (event.pointerType === 'mouse') {
        cardPreviews.hover(card, event.clientX);
      }
    },
    onPointerLeave: cardPreviews.leave,
  });
}
