import type { ChangeBatch } from '@deckframe/domain/collection/entries/collection-copy';
import { applyChanges } from '@deckframe/domain/collection/entries/entry-change';
import { EMPTY_ENTRY, type CollectionEntry } from '@deckframe/domain/collection/entries/entry';
import { describe, expect, it } from 'vitest';
import type { SendOutcome } from '#lib/outbox/send-item.ts';
import type { SentAnswer } from './api.ts';
import { createCollectionShelf } from './collection-shelf.ts';
import type { CollectionItem } from './shelf-storage.ts';

/** A test server and devices that can go offline. */
function createScene() {
  const server = { seq: 0, entries: new Map<string, CollectionEntry>(), isAway: false };
  const answered = new Map<string, SentAnswer>();
  const refusals: unknown[] = [];
  let keys = 0;

  const take = (batch: ChangeBatch): SendOutcome<SentAnswer> => {
    if (server.isAway) return { kind: 'waiting' };
    const before = answered.get(batch.key);
    if (before) return { kind: 'done', answer: before };
    if (batch.changes.some(({ cardno }) => cardno === 'BAD')) {
      return { kind: 'refused', error: new Error('no') };
    }
    server.entries = applyChanges(server.entries, batch.changes);
    server.seq += 1;
    const named = new Set(batch.changes.map(({ cardno }) => cardno));
    const entries = new Map([...server.entries].filter(([cardno]) => named.has(cardno)));
    const answer = {
      seq: server.seq,
      entries,
      message: 'Collection saved successfully',
      unknown: [],
    };
    answered.set(batch.key, answer);
    return { kind: 'done', answer };
  };

  /** The storage of one browser, shared by its tabs. */
  const createBrowser = () => {
    const items = new Map<string, CollectionItem>();
    const copies = new Map<string, unknown>();
    const openTabs = new Set<string>();
    const openTab = (tab: string) => {
      openTabs.add(tab);
      let timer: (() => void) | undefined;
      const sent: ChangeBatch[] = [];
      const shelf = createCollectionShelf({
        userId: '7',
        game: 'gundam',
        collection: 0,
        tab,
        items: {
          list: async () => [...items.values()],
          put: async (item) => void items.set(item.id, structuredClone(item)),
          remove: async (id) => void items.delete(id),
        },
        copies: {
          read: async (id) => structuredClone(copies.get(id)),
          write: async (id, copy) => void copies.set(id, structuredClone(copy)),
        },
        listTabs: async () => openTabs,
        fetchNews: async () => {
          if (server.isAway) throw new Error('away');
          return { seq: server.seq, isWhole: true, entries: new Map(server.entries) };
        },
        send: async (batch) => {
          sent.push(batch);
          return take(batch);
        },
        createKey: () => `key-${(keys += 1)}`,
        later: (run) => {
          timer = run;
          return () => (timer = undefined);
        },
        tellRefusal: (error) => refusals.push(error),
        tellUnknown: () => {},
        tellSavedAlone: () => {},
      });
      return { shelf, sent, items, close: () => openTabs.delete(tab), runTimer: () => timer?.() };
    };
    return { openTab };
  };
  return { server, refusals, createBrowser };
}

const add = (from: number, cardno = 'A-1') => ({ cardno, from, to: from + 1 });

describe('a collection on a device', () => {
  it('COLL-13 has unsaved changes from the first edit until saved, and shows its state', async () => {
    const scene = createScene();
    const { shelf, items } = scene.createBrowser().openTab('one');
    await shelf.start();
    expect(shelf.state.get()).toEqual({ phase: 'saved', changed: 0, canUndo: false });
    shelf.edit(add(0));
    shelf.edit({ cardno: 'A-2', wanted: true });
    expect(shelf.state.get()).toEqual({ phase: 'unsent', changed: 2, canUndo: true });
    expect(shelf.isChanged('A-1')).toBe(true);
    expect(items.size).toBe(1);
    expect(await shelf.save()).toBe('Collection saved successfully');
    expect(shelf.state.get()).toEqual({ phase: 'saved', changed: 0, canUndo: true });
    expect(items.size).toBe(0);
    expect(scene.server.entries.get('A-1')?.count).toBe(1);
  });

  it('offline edits wait, survive the tab and are sent by the next one', async () => {
    const scene = createScene();
    const browser = scene.createBrowser();
    const first = browser.openTab('one');
    await first.shelf.start();
    scene.server.isAway = true;
    first.shelf.edit(add(0));
    expect(await first.shelf.save()).toBeUndefined();
    expect(first.shelf.state.get()).toMatchObject({ phase: 'waiting', changed: 1 });
    first.shelf.edit(add(1));
    first.close();
    const second = browser.openTab('two');
    await second.shelf.start();
    expect(second.shelf.get('A-1').count).toBe(2);
    expect(second.shelf.state.get().phase).toBe('waiting');
    // Starting again does not take over anything twice.
    await second.shelf.start();
    expect(second.shelf.get('A-1').count).toBe(2);
    scene.server.isAway = false;
    await second.shelf.save();
    expect(scene.server.entries.get('A-1')?.count).toBe(2);
    expect(second.items.size).toBe(0);
    // The same batches with the same keys, in case the first ones arrived.
    expect(second.sent.map(({ key }) => key).slice(-2)).toEqual(['key-1', 'key-2']);
  });

  it('two offline devices count the same card and end with both copies', async () => {
    const scene = createScene();
    const [one, other] = [scene.createBrowser().openTab('a'), scene.createBrowser().openTab('b')];
    await one.shelf.start();
    await other.shelf.start();
    scene.server.isAway = true;
    one.shelf.edit(add(0));
    other.shelf.edit(add(0));
    other.shelf.edit({ cardno: 'A-1', tag: 'foil' });
    scene.server.isAway = false;
    await one.shelf.save();
    await other.shelf.save();
    await one.shelf.start();
    expect(scene.server.entries.get('A-1')).toEqual({ ...EMPTY_ENTRY, count: 2, tag: 'foil' });
    expect(other.shelf.get('A-1').count).toBe(2);
  });

  it('a tab does not touch changes that another open tab is adding to', async () => {
    const scene = createScene();
    const browser = scene.createBrowser();
    const first = browser.openTab('one');
    await first.shelf.start();
    first.shelf.edit(add(0));
    const second = browser.openTab('two');
    await second.shelf.start();
    expect(second.sent).toEqual([]);
    first.shelf.edit(add(1));
    await first.shelf.save();
    expect(scene.server.entries.get('A-1')?.count).toBe(2);
  });

  it('an edit before storage was read is not lost', async () => {
    const scene = createScene();
    const { shelf } = scene.createBrowser().openTab('one');
    const starting = shelf.start();
    shelf.edit(add(0));
    await Promise.resolve();
    shelf.edit(add(0, 'A-2'));
    await starting;
    await shelf.save();
    expect([...scene.server.entries.values()].map(({ count }) => count)).toEqual([1, 1]);
  });

  it('a refused change is shown and reverted; others continue', async () => {
    const scene = createScene();
    const { shelf } = scene.createBrowser().openTab('one');
    await shelf.start();
    shelf.edit(add(0, 'BAD'));
    await shelf.save();
    expect(scene.refusals).toHaveLength(1);
    expect(shelf.get('BAD').count).toBe(0);
    shelf.edit(add(0));
    await shelf.save();
    expect(scene.server.entries.get('A-1')?.count).toBe(1);
  });

  it('undoes the last edits one by one, also after they were saved', async () => {
    const scene = createScene();
    const { shelf } = scene.createBrowser().openTab('one');
    await shelf.start();
    shelf.edit({ cardno: 'A-1', trading: true });
    await shelf.save();
    shelf.edit({ cardno: 'A-1', from: 1, to: 0 });
    expect(shelf.undo()).toEqual(['A-1']);
    expect(shelf.get('A-1')).toEqual({ ...EMPTY_ENTRY, count: 1, trading: true });
    shelf.undo();
    expect(shelf.get('A-1')).toEqual(EMPTY_ENTRY);
    await shelf.save();
    expect(scene.server.entries.get('A-1')).toEqual(EMPTY_ENTRY);
  });

  it('many changes are one action: stored, sent in batches, undone together', async () => {
    const scene = createScene();
    const { shelf, sent } = scene.createBrowser().openTab('one');
    await shelf.start();
    shelf.edit(add(0));
    const cards = Array.from({ length: 1200 }, (_, at) => `B-${at}`);
    shelf.editAll(cards.map((cardno) => ({ cardno, from: 0, to: 2 })));
    await shelf.save();
    expect(sent.map(({ changes }) => changes.length)).toEqual([500, 500, 201]);
    expect(scene.server.entries.get('B-1199')?.count).toBe(2);
    expect(shelf.undo()).toHaveLength(1200);
    await shelf.save();
    expect(scene.server.entries.get('B-1199')?.count).toBe(0);
    expect(scene.server.entries.get('A-1')?.count).toBe(1);
  });

  it('a save is confirmed although an earlier request already sent its changes', async () => {
    const scene = createScene();
    const { shelf, sent, runTimer } = scene.createBrowser().openTab('one');
    await shelf.start();
    shelf.edit(add(0));
    runTimer();
    expect(await shelf.save()).toBe('Collection saved successfully');
    expect(sent).toHaveLength(1);
    expect(await shelf.save()).toBeUndefined();
  });

  it('consecutive edits are sent together automatically', async () => {
    const scene = createScene();
    const { shelf, sent, runTimer } = scene.createBrowser().openTab('one');
    await shelf.start();
    for (let count = 0; count < 40; count += 1) shelf.edit(add(count));
    runTimer();
    await shelf.save();
    expect(sent.map(({ changes }) => changes)).toEqual([[{ cardno: 'A-1', from: 0, to: 40 }]]);
  });
});
