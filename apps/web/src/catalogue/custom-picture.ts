import type { Card } from '@deckframe/domain/card';
import { readCardValue } from './read-card-value.ts';

/** Only addresses that load a picture and run nothing. */
const PICTURE_ADDRESS = /^(?:https:\/\/|\/(?!\/))/;

/** The picture that a custom card brings instead of the official face. */
export function findCustomPicture(card: Card): string | undefined {
  const picture = readCardValue(card, 'customPNG');
  if (readCardValue(card, 'isCustom') !== true || typeof picture !== 'string') return undefined;
  return PICTURE_ADDRESS.test(picture) ? picture : undefined;
}
