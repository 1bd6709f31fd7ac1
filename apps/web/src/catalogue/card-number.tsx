import type { Card } from '@deckframe/domain/card';
import type { GameConfig } from '@deckframe/domain/game-config';
import { useGameConfig } from '#lib/app-services.ts';
import { readCardValue } from './read-card-value.ts';

/** Returns the displayed number, which can differ from the number in addresses. */
export function shownNumber(config: GameConfig, card: Card): string {
  return String(readCardValue(card, config.formatedCardNo_column) ?? '') || card.cardno;
}

export function CardNumber({ card }: { card: Card }) {
  return <>{shownNumber(useGameConfig(), card)}</>;
}
