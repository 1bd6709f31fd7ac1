import type { Card } from '@deckframe/domain/card';
import type { DragEvent } from 'react';

/** Our own drag type, so that other dragged text is not taken for a card. */
const CARD_TYPE = 'application/x-deckframe-card';

export function dragCard(event: DragEvent, card: Pick<Card, 'cardno' | 'name'>): void {
  event.dataTransfer.effectAllowed = 'copyMove';
  event.dataTransfer.setData(CARD_TYPE, card.cardno);
  event.dataTransfer.setData('text/plain', card.name);
}

export function isCardDragged(event: DragEvent): boolean {
  return event.dataTransfer.types.includes(CARD_TYPE);
}

/** Returns the number of the dropped card. */
export function readDroppedCard(event: DragEvent): string {
  return event.dataTransfer.getData(CARD_TYPE);
}
