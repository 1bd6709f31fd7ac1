import {
  createSeriesEntry,
  type SeriesCacheEntry,
} from '@deckframe/domain/cards/catalogue/cache-records';
import { describe, expect, it, vi } from 'vitest';
import type { CatalogueStorage } from './catalogue-storage.ts';
import { createMemoryStorage } from './open-storage.ts';
import { createSafeStorage } from './open-storage.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const FILE = { hash: 'new', text: '{}' };
const FULL = new DOMException('no space', 'QuotaExceededError');

function entry(gameid: string, series: string): SeriesCacheEntry {
  const file = { hash: series, rows: 1 };
  return createSeriesEntry(gameid, { series, rows: 1, files: [file] }, [file], NOW, 'series');
}

/** A database with failing operations. */
function createScene(failing: Partial<CatalogueStorage>) {
  const memory = createMemoryStorage();
  const database: CatalogueStorage = { ...createMemoryStorage(), kind: 'persistent', ...failing };
  let current = database;
  const storage = createSafeStorage(
    () => current,
    () => {
      current = memory;
    },
    memory,
  );
  return { storage, database };
}

describe('storage with fallback', () => {
  it('frees space by evicting other games, and retries the write', async () => {
    const removed: string[] = [];
    let isFull = true;
    const { storage } = createScene({
      writeFiles: () => (isFull ? Promise.reject(FULL) : Promise.resolve()),
      listEntries: () => Promise.resolve([entry('gundam', 'ST01'), entry('opcg', 'OP01')]),
      removeEntries: (entries) => {
        removed.push(...entries.map(({ key }) => key));
        isFull = false;
        return Promise.resolve();
      },
    });
    await storage.writeFiles('gundam', [FILE]);
    expect(removed).toEqual(['opcg/OP01']);
    expect(storage.kind).toBe('persistent');
  });

  it('continues in memory if there is no space or no database', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const full = createScene({ writeFiles: () => Promise.reject(FULL) }).storage;
    await full.writeFiles('gundam', [FILE]);
    expect(full.kind).toBe('memory');
    expect(await full.readFiles('gundam', ['new'])).toEqual([FILE]);

    const closed = createScene({
      readGame: () => Promise.reject(new DOMException('closing', 'InvalidStateError')),
    }).storage;
    expect(await closed.readGame('gundam')).toMatchObject({ entries: [] });
    expect(closed.kind).toBe('memory');
    vi.restoreAllMocks();
  });
});
