import type { Card } from '@deckframe/domain/card';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { cardPreviews, previewPlaceOf } from '#lib/card-previews/card-previews.ts';
import { singleKeysStore } from '#lib/single-keys.ts';
import type { CardKey } from '../../cards/card-browse/views/card-source.ts';

/** Space holds the preview, P pins the card into the window; other keys are the page's. */
export function useCardKeys(
  onKey?: (key: string, card: CatalogueCard) => void,
): (key: CardKey, card: Card) => void {
  return ({ kind, key, x }, card) => {
    if (key === ' ') {
      if (kind === 'up') return cardPreviews.leave();
      return cardPreviews.hold(card, previewPlaceOf(document.activeElement ?? document.body, x));
    }
    if (kind === 'up' || !singleKeysStore.get()) return undefined;
    if (key.toLowerCase() !== 'p') return onKey?.(key, card as CatalogueCard);
    const isPinned = cardPreviews.state.get().pinned?.cardno === card.cardno;
    return cardPreviews.send(isPinned ? { kind: 'close' } : { kind: 'pin', card });
  };
}
