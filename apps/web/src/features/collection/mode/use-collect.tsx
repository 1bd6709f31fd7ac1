import { WHOLE_VIEW } from '@deckframe/domain/collection/entries/collection-view';
import type { Card } from '@deckframe/domain/card';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { collectionText } from '#lib/message-text.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import type { CollectionShelf } from '../sync/collection-shelf.ts';
import { TileEntry } from './tile-entry.tsx';
import { useCollectKeys } from './use-collect-keys.ts';

/** Pixels below a tile; fingers need more. */
const FOOT_HEIGHT = { fine: 88, coarse: 118 } as const;

export const footHeight = (): number =>
  window.matchMedia('(pointer: coarse)').matches ? FOOT_HEIGHT.coarse : FOOT_HEIGHT.fine;

/** What the card list does while a member counts: the foot of a tile, keys, saving and undoing. */
export function useCollect(shelf: CollectionShelf, playset: number, tradesOnly: boolean) {
  const { t } = useLingui();
  const [view, setView] = useState({ ...WHOLE_VIEW, onlyTrading: tradesOnly });
  const [said, setSaid] = useState('');

  const say = ({ name, cardno }: { name: string; cardno: string }) => {
    const { count } = shelf.get(cardno);
    setSaid(t`${name}, ${count}. Not saved.`);
  };
  const onKey = useCollectKeys(shelf, say);
  const save = async () => {
    const message = await shelf.save();
    if (message !== undefined) toasts.show({ kind: 'success', title: collectionText('saved') });
  };
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

/** Ctrl (or Cmd) with a letter, wherever the focus is, but in a text that undoes its own letters. */
function useChords(chords: Readonly<Record<'s' | 'z', () => void>>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      const isText =
        event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      const { key } = event;
      if (key !== 's' && (key !== 'z' || isText)) return;
      event.preventDefault();
      chords[key]();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}
