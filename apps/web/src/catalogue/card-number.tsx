import type { Card } from '@deckframe/domain/card';
import type { GameConfig } from '@deckframe/domain/game-config';
import { useGameConfig } from '#lib/app-services.ts';
import { readCardValue } from './read-card-value.ts';

/** The number as players know it; it may be written otherwise than the one that addresses use. */
export function shownNumber(config: GameConfig, card: Card): string {
  return String(readCardValue(card, config.formatedCardNo_column) ?? '') || card.cardno;
}

/** A card's number as the game writes it. */
export function CardNumber({ card }: { card: Card }) {
  return <>{shownNumber(useGameConfig(), card)}</>;
}
