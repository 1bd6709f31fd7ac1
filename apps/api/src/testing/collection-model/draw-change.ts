import type { CollectionCopy } from '@deckframe/domain/collection/entries/collection-copy';
import {
  changeCount,
  changeTag,
  toggleMark,
} from '@deckframe/domain/collection/entries/edit-entry';
import type { EntryChange } from '@deckframe/domain/collection/entries/entry-change';

/** Returns an integer from 0 to below `size`. */
export type Draw = (size: number) => number;

const MARKS = ['trading', 'wanted', 'ignored'] as const;

/** Draws a member's next change of a card. */
export function drawChange(
  draw: Draw,
  cardno: string,
  copy: CollectionCopy,
): EntryChange | undefined {
  const entry = copy.get(cardno);
  const act = draw(10);
  if (act < 4) return changeCount(cardno, entry, entry.count + 1);
  if (act < 6) return changeCount(cardno, entry, entry.count - 1);
  if (act < 7) return changeCount(cardno, entry, draw(104) - 2);
  if (act < 9) return toggleMark(cardno, entry, MARKS[draw(3)] ?? 'wanted');
  return changeTag(cardno, entry, ['', 'foil', 'lent', 'much too long'][draw(4)] ?? '');
}
