import {
  addAct,
  listUndoChanges,
  type LoggedAct,
} from '@deckframe/domain/collection/entries/change-log';
import { isSameEntry } from '@deckframe/domain/collection/entries/entry';
import type { EntryChange } from '@deckframe/domain/collection/entries/entry-change';
import type { CopyStorage } from '#lib/outbox/outbox-storage.ts';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';
import type { CollectionShelf } from './collection-shelf.ts';

export interface LoggedShelf extends CollectionShelf {
  /** What was changed on this device, the newest first. */
  readonly acts: ValueStore<readonly LoggedAct[]>;
  readonly undoAct: (act: LoggedAct) => void;
}

export interface LogDeps {
  readonly copies: CopyStorage;
  /** Names the log among what the device stores. */
  readonly id: string;
  readonly now: () => number;
  readonly later: (run: () => void, milliseconds: number) => () => void;
}

/** A log of more cards is written when the pressing has paused: each time it is copied whole. */
const WRITTEN_AT_ONCE = 1000;
const WRITE_AFTER_MS = 1000;

/** Notes every act on a shelf on this device, so that each can be undone by itself later. */
export function createLoggedShelf(
  shelf: CollectionShelf,
  { copies, id, now, later }: LogDeps,
): LoggedShelf {
  const acts = createValueStore<readonly LoggedAct[]>([]);
  let isRead = false;
  let stopTimer = (): void => {};
  const write = (): void => void copies.write(id, acts.get());
  const store = (log: readonly LoggedAct[]): void => {
    acts.set(log);
    if (!isRead) return;
    stopTimer();
    const size = log.reduce((sum, { cards }) => sum + cards.length, 0);
    if (size <= WRITTEN_AT_ONCE) write();
    else stopTimer = later(write, WRITE_AFTER_MS);
  };
  // What was done before the storage answered comes last, and so first in the log.
  void copies.read(id).then((stored) => {
    isRead = true;
    const before = Array.isArray(stored) ? (stored as LoggedAct[]) : [];
    if (acts.get().length > 0) store([...acts.get(), ...before]);
    else acts.set(before);
  });

  const note = (numbers: readonly string[], run: () => void): void => {
    const before = numbers.map((cardno) => ({ cardno, before: shelf.get(cardno) }));
    run();
    const cards = before
      .map((card) => ({ ...card, after: shelf.get(card.cardno) }))
      .filter((card) => !isSameEntry(card.before, card.after));
    if (cards.length > 0) store(addAct(acts.get(), { at: now(), cards }));
  };
  const editAll = (changes: readonly EntryChange[]): void =>
    note([...new Set(changes.map(({ cardno }) => cardno))], () => shelf.editAll(changes));

  return {
    ...shelf,
    acts,
    edit: (change) => editAll([change]),
    editAll,
    undo: () => {
      const newest = acts.get()[0]?.cards.map(({ cardno }) => cardno) ?? [];
      let cards: readonly string[] = [];
      note(newest, () => {
        cards = shelf.undo();
      });
      return cards;
    },
    undoAct: (act) => {
      const changes = listUndoChanges(act, shelf.get);
      if (changes.length > 0) shelf.editAll(changes);
      store(acts.get().filter((other) => other !== act));
    },
  };
}
