import type { Card } from '@deckframe/domain/card';
import { WHOLE_VIEW } from '@deckframe/domain/collection/entries/collection-view';
import {
  changeCount,
  toggleMark,
  type EntryMark,
} from '@deckframe/domain/collection/entries/edit-entry';
import { useLingui } from '@lingui/react/macro';
import { useState, useRef } from 'react';
import { isTyping, useHotkeys } from '#lib/hotkeys.ts';
import type { CollectionShelf } from '../sync/collection-shelf.ts';
import { saveByHand } from '../sync/use-shelf.ts';
import { TileEntry } from './tile-entry.tsx';

/** Time for a second digit. */
const SECOND_DIGIT_MS = 600;

const MARK_KEYS: Readonly<Record<string, EntryMark>> = { t: 'trading', w: 'wanted', i: 'ignored' };

type KeyCard = { readonly cardno: string; readonly name: string };

/** Digits set the count, plus and minus change it, T, W and I set marks. */
function useCollectKeys(
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

/** Pixels below a tile; fingers need more. */
const FOOT_HEIGHT = { fine: 88, coarse: 118 } as const;

export const footHeight = (): number =>
  window.matchMedia('(pointer: coarse)').matches ? FOOT_HEIGHT.coarse : FOOT_HEIGHT.fine;

/** Collection mode of the card list. */
export function useCollect(shelf: CollectionShelf, playset: number, tradesOnly: boolean) {
  const { t } = useLingui();
  const [view, setView] = useState({ ...WHOLE_VIEW, onlyTrading: tradesOnly });
  const [said, setSaid] = useState('');

  const say = ({ name, cardno }: { name: string; cardno: string }) => {
    const { count } = shelf.get(cardno);
    setSaid(t`${name}, ${count}. Not saved.`);
  };
  const onKey = useCollectKeys(shelf, say);
  const save = () => saveByHand(shelf);
  const undo = () => void shelf.undo();
  useChords({ s: () => void save(), z: undo });

  const edit = { isChanged: shelf.isChanged, onEdit: shelf.edit };
  return {
    view,
    setView,
    said,
    onKey,
    save,
    undo,
    foot: {
      height: footHeight(),
      draw: (card: Card, open: () => void) => (
        <TileEntry card={card} source={shelf} playset={playset} edit={edit} onOpen={open} />
      ),
    },
  };
}

/** Ctrl shortcuts; Undo only outside text fields. */
function useChords(chords: Readonly<Record<'s' | 'z', () => void>>): void {
  useHotkeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
    const { key } = event;
    if (key !== 's' && (key !== 'z' || isTyping(event))) return false;
    chords[key]();
    return true;
  });
}
