import {
  changeCount,
  toggleMark,
  type EntryMark,
} from '@deckframe/domain/collection/entries/edit-entry';
import { useRef } from 'react';
import type { CollectionShelf } from '../sync/collection-shelf.ts';

/** Two digits in so short a time are one number. */
const SECOND_DIGIT_MS = 600;

const MARK_KEYS: Readonly<Record<string, EntryMark>> = { t: 'trading', w: 'wanted', i: 'ignored' };

type KeyCard = { readonly cardno: string; readonly name: string };

/** Digits set the count, plus and minus change it by one, T, W and I mark. */
export function useCollectKeys(
  shelf: CollectionShelf,
  say: (card: KeyCard) => void,
): (key: string, card: KeyCard) => void {
  const last = useRef<{ cardno: string; digit: number; at: number } | null>(null);
  return (key, card) => {
    const { cardno } = card;
    const entry = shelf.get(cardno);
    const mark = MARK_KEYS[key.toLowerCase()];
    if (mark !== undefined) {
      shelf.edit(toggleMark(cardno, entry, mark));
      return say(card);
    }
    const count = readCount(key, cardno, entry.count);
    const change = count === undefined ? undefined : changeCount(cardno, entry, count);
    if (change !== undefined) shelf.edit(change);
    return count === undefined ? undefined : say(card);
  };

  function readCount(key: string, cardno: string, count: number): number | undefined {
    if (key === '+') return count + 1;
    if (key === '-') return count - 1;
    if (!/^\d$/.test(key)) return undefined;
    const [digit, at] = [Number(key), performance.now()];
    const before = last.current;
    const isSecond = before?.cardno === cardno && at - before.at < SECOND_DIGIT_MS;
    last.current = isSecond ? null : { cardno, digit, at };
    return isSecond ? before.digit * 10 + digit : digit;
  }
}
