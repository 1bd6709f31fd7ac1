import type { Card } from '@deckframe/domain/card';
import { readCardValue } from './read-card-value.ts';

/** Allows picture addresses only. */
const PICTURE_ADDRESS = /^(?:https:\/\/|\/(?!\/))/;

export function isCustomCard(card: Card): boolean {
  return readCardValue(card, 'isCustom') === true;
}

/** Returns a custom card's picture, or undefined. */
export function findCustomPicture(card: Card): string | undefined {
  if (!isCustomCard(card)) return undefined;
  const picture = readCardValue(card, 'customPNG');
  return typeof picture === 'string' && PICTURE_ADDRESS.test(picture) ? picture : '';
}
