import type { Card } from '@deckframe/domain/card';
import type { PointerEvent } from 'react';
import { cardPreviews } from '#lib/card-previews/card-previews.ts';
import { useUserPreferences } from '#lib/preference-stores.ts';
// Loaded by pages with cards; the shell shows the preview.
import './card-preview-layer.tsx';

/** Returns hover handlers for a card; touch has no hover. */
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
