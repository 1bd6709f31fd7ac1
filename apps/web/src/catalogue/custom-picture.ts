import type { Card } from '@deckframe/domain/card';
import { readCardValue } from './read-card-value.ts';

/** Only addresses that load a picture and run nothing. */
const PICTURE_ADDRESS = /^(?:https:\/\/|\/(?!\/))/;

export function isCustomCard(card: Card): boolean {
  return readCardValue(card, 'isCustom') === true;
}

/** The picture that a custom card brings instead of the official face; empty where it brings none. */
export function findCustomPicture(card: Card): string | undefined {
  if (!isCustomCard(card)) return undefined;
  const picture = readCardValue(card, 'customPNG');
  return typeof picture === 'string' && PICTURE_ADDRESS.test(picture) ? picture : '';
}
