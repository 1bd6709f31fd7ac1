import { EMPTY_ENTRY, type CollectionEntry } from '@deckframe/domain/collection/entries/entry';
import { applyChanges, type EntryChange } from '@deckframe/domain/collection/entries/entry-change';
import { expect, it } from 'vitest';
import { createValueStore } from '#lib/value-store.ts';
import type { CollectionShelf, ShelfState } from './collection-shelf.ts';
import { createLoggedShelf } from './use-shelf.ts';

const MINUTE = 60_000;

function createScene() {
  const stored = new Map<string, unknown>();
  let entries = new Map<string, CollectionEntry>();
  let now = 0;
  let waiting = (): void => {};
  const editAll = (changes: readonly EntryChange[]) => {
    entries = applyChanges(entries, changes);
  };
  const shelf: CollectionShelf = {
    state: createValueStore<ShelfState>({ phase: 'saved', changed: 0, canUndo: false }),
    get: (cardno) => entries.get(cardno) ?? EMPTY_ENTRY,
    shown: () => entries,
    isChanged: () => false,
    subscribe: () => () => {},
    edit: (change) => editAll([change]),
    editAll,
    undo: () => [],
    save: async () => undefined,
    start: async () => {},
    reread: async () => {},
  };
  const open = () =>
    createLoggedShelf(shelf, {
      id: '7/gundam/acts',
      now: () => now,
      later: (run) => {
        waiting = run;
        return () => {};
      },
      copies: {
        read: async (id) => structuredClone(stored.get(id)),
        write: async (id, copy) => void stored.set(id, structuredClone(copy)),
      },
    });
  return {
    open,
    pause: () => waiting(),
    wait: (minutes: number) => {
      now += minutes * MINUTE;
    },
  };
}

it('each action is logged, restored on the next page, and undone separately', async () => {
  const scene = createScene();
  const first = scene.open();
  await Promise.resolve();
  first.edit({ cardno: 'A', from: 0, to: 2 });
  scene.wait(10);
  first.edit({ cardno: 'A', from: 2, to: 3 });
  first.edit({ cardno: 'B', wanted: true });
  expect(first.acts.get().map(({ cards }) => cards.length)).toEqual([2, 1]);

  const second = scene.open();
  await expect.poll(() => second.acts.get().length).toBe(2);
  const [, older] = second.acts.get();
  if (older) second.undoAct(older);
  expect(second.get('A').count).toBe(1);
  expect(second.get('B').wanted).toBe(true);
  expect(second.acts.get()).toHaveLength(1);
});

it('a log of many cards is written after a pause, and undone on the next page', async () => {
  const scene = createScene();
  const first = scene.open();
  await Promise.resolve();
  const numbers = Array.from({ length: 2000 }, (_, at) => `C-${at}`);
  first.editAll(numbers.map((cardno) => ({ cardno, from: 0, to: 1 })));
  const early = scene.open();
  await Promise.resolve();
  expect(early.acts.get()).toEqual([]);
  scene.pause();
  const second = scene.open();
  await expect.poll(() => second.acts.get().length).toBe(1);
  const [act] = second.acts.get();
  if (act) second.undoAct(act);
  expect(second.get('C-1999').count).toBe(0);
});
