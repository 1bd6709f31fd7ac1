import { EMPTY_ENTRY } from '@deckframe/domain/collection/entries/entry';
import { EMPTY_FILTER_STATE } from '@deckframe/domain/filter/filter-state';
import { describe, expect, it } from 'vitest';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import gundam from '../../../../../games/gundam/game-config.json' with { type: 'json' };
import { createScene as createSceneOf } from './catalogue-scene.test-support.ts';

const ALL = { wanted: 'all', needsAlternates: true } as const;
const EVERYTHING = { filters: EMPTY_FILTER_STATE, sort: {} };
const HOUR_MS = 3_600_000;

const createScene = (seriesRows: Record<string, number[]>) =>
  createSceneOf(gundam as unknown as PublicGameConfig, seriesRows);

const find = (search: string) => ({ ...EVERYTHING, filters: { ...EMPTY_FILTER_STATE, search } });

describe('first visit', () => {
  it('CACHE-15 CACHE-17 fetches batches of at most 1000 rows with a pause between', async () => {
    const { openPage, calls } = createScene({ ST01: [1000, 100], ST02: [900] });
    await openPage().open(ALL);
    expect(calls).toEqual([
      'lock deckframe-catalogue-gundam',
      'manifest',
      'ST01.0.1',
      'pause 50',
      'ST01.1.1',
      'ST02.0.1',
      'announce gundam',
    ]);
  });

  it('CACHE-18 progress stays within 90 until caching starts, then reads 95 and 100', async () => {
    const { openPage, statuses } = createScene({ ST01: [1000], ST02: [1000] });
    await openPage().open(ALL);
    const progress = [...new Set(statuses.map((status) => status.progress))];
    expect(progress).toEqual([0, 45, 90, 95, 100]);
    expect(statuses.at(-1)).toMatchObject({ phase: 'ready', cards: 2000, message: null });
  });

  it('CACHE-02 CACHE-03 writes complete records', async () => {
    const { openPage, storage, state } = createScene({ ST01: [10], ST02: [5] });
    await openPage().open(ALL);
    const { metadata, entries } = await storage.readGame('gundam');
    expect(metadata).toMatchObject({ cache_type: 'full', is_complete: true });
    expect(entries.map(({ seriesId, isSeriesComplete }) => [seriesId, isSeriesComplete])).toEqual([
      ['ST01', true],
      ['ST02', true],
    ]);
    expect(entries[0]?.expiresAt).toBe(state.now.getTime() + 24 * HOUR_MS);
  });

  it('CACHE-27 offline without a cache reports so, with the offline flag', async () => {
    const { openPage, state, last } = createScene({ ST01: [10] });
    state.isOnline = false;
    await openPage().open(ALL);
    expect(last()).toMatchObject({
      phase: 'failed',
      isOffline: true,
      message: { code: 'offlineEmpty' },
    });
  });

  it('CACHE-31 a missing manifest is a failed count', async () => {
    const { openPage, state, last } = createScene({ ST01: [10] });
    state.fails = (path) => path === 'manifest';
    await openPage().open(ALL);
    expect(last()?.message).toEqual({ code: 'countFailed', params: { message: 'No connection' } });
  });

  it('CACHE-32 a failed batch is named, and a retry continues there', async () => {
    const { openPage, state, calls, last } = createScene({ ST01: [1000], ST02: [1000] });
    state.fails = (path) => path === 'ST02.0.1';
    const engine = openPage();
    await engine.open(ALL);
    expect(last()).toMatchObject({
      phase: 'failed',
      message: { code: 'batchFailed', params: { batch: 2, message: 'No connection' } },
    });
    state.fails = () => false;
    calls.length = 0;
    await engine.open(ALL);
    expect(calls).not.toContain('ST01.0.1');
    expect(last()).toMatchObject({ phase: 'ready', cards: 2000, message: null });
  });
});

describe('later visit', () => {
  it('shows the cache before any answer, and fetches only changed files', async () => {
    const scene = createScene({ ST01: [10], ST02: [5] });
    await scene.openPage().open(ALL);
    scene.calls.length = 0;
    scene.statuses.length = 0;
    scene.state.edition.ST02 = 2;
    const page = scene.openPage();
    await page.open(ALL);
    expect(scene.statuses[0]).toMatchObject({ phase: 'ready', cards: 15, generation: 1 });
    expect(scene.calls.filter((call) => call.startsWith('ST'))).toEqual(['ST02.0.2']);
    expect(scene.last()).toMatchObject({ state: 'full', generation: 2 });
    expect((await page.search('all', find('edition2')))?.rows).toHaveLength(5);
    expect(await scene.storage.listFiles('gundam')).toEqual(['ST01.0.1', 'ST02.0.2']);
  });

  it('CACHE-07 needs no network while the cache is full', async () => {
    const scene = createScene({ ST01: [10] });
    await scene.openPage().open(ALL);
    scene.state.isOnline = false;
    await scene.openPage().open(ALL);
    expect(scene.last()).toMatchObject({
      phase: 'ready',
      cards: 10,
      isOffline: true,
      message: null,
    });
  });

  it('CACHE-08 CACHE-28 refetches an expired catalogue; cards stay if that fails', async () => {
    const scene = createScene({ ST01: [10] });
    await scene.openPage().open(ALL);
    scene.state.now = new Date(scene.state.now.getTime() + 25 * HOUR_MS);
    scene.state.fails = (path) => path === 'manifest';
    await scene.openPage().open(ALL);
    expect(scene.last()).toMatchObject({
      phase: 'ready',
      cards: 10,
      state: 'full-with-expired',
      isRefreshing: false,
      message: { code: 'networkFallback' },
    });
    scene.state.fails = () => false;
    await scene.openPage().open(ALL);
    expect(scene.last()).toMatchObject({ message: null, isRefreshing: false });
    expect((await scene.storage.readGame('gundam')).entries[0]?.expiresAt).toBe(
      scene.state.now.getTime() + 24 * HOUR_MS,
    );
  });

  it('fetches a file again that is missing in storage', async () => {
    const scene = createScene({ ST01: [10], ST02: [5] });
    await scene.openPage().open(ALL);
    await scene.storage.removeFiles('gundam', ['ST01.0.1']);
    await scene.openPage().open(ALL);
    expect(scene.last()).toMatchObject({ phase: 'ready', cards: 15 });
  });

  it("shows another tab's newer catalogue without fetching", async () => {
    const scene = createScene({ ST01: [10] });
    const page = scene.openPage();
    await page.open(ALL);
    scene.state.seriesRows.ST02 = [5];
    await scene.openPage().open(ALL);
    scene.calls.length = 0;
    await page.refresh('newer');
    expect(scene.last()).toMatchObject({ cards: 15, generation: 2 });
    expect(scene.calls).toEqual([]);
  });
});

it('CACHE-19 an open page refetches after 30 minutes, not before', async () => {
  const scene = createScene({ ST01: [10] });
  const page = scene.openPage();
  await page.open(ALL);
  scene.calls.length = 0;
  scene.state.now = new Date(scene.state.now.getTime() + HOUR_MS / 2 - 1);
  await page.open(ALL);
  expect(scene.calls).toEqual([]);
  scene.state.now = new Date(scene.state.now.getTime() + 1);
  await page.open(ALL);
  expect(scene.calls).toContain('manifest');
  expect(scene.last()?.generation).toBe(1);
});

describe('some series', () => {
  it('CACHE-09 CACHE-21 loads and caches only those, for 30 minutes', async () => {
    const scene = createScene({ ST01: [10], ST02: [5], ST03: [5] });
    await scene.openPage().open({ wanted: ['st01', 'st02-'], needsAlternates: true });
    expect(scene.last()).toMatchObject({ phase: 'ready', cards: 15 });
    expect(scene.last()?.series).toHaveLength(3);
    const { metadata, entries } = await scene.storage.readGame('gundam');
    expect(metadata).toMatchObject({
      cache_type: 'series',
      is_complete: true,
      expires_at: '2026-11-15T12:30:00.000Z',
    });
    const ends = entries.map(({ expiresAt }) => new Date(expiresAt).toISOString());
    expect(ends).toEqual(['2026-11-15T12:30:00.000Z', '2026-11-15T12:30:00.000Z']);
    await scene.openPage().open({ wanted: ['st02'], needsAlternates: true });
    expect(scene.last()).toMatchObject({ state: 'seriesCache', cards: 5 });
  });

  it('CACHE-10 fetches missing series, and never shows a part as the whole', async () => {
    const scene = createScene({ ST01: [10], ST02: [5] });
    await scene.openPage().open({ wanted: ['st01'], needsAlternates: true });
    scene.calls.length = 0;
    scene.statuses.length = 0;
    await scene.openPage().open(ALL);
    expect(scene.calls).toContain('ST02.0.1');
    expect(scene.calls).not.toContain('ST01.0.1');
    expect(scene.last()).toMatchObject({ state: 'partial', cards: 15 });
    expect(new Set(scene.statuses.map(({ cards }) => cards))).toEqual(new Set([0, 15]));
  });

  it('row numbers of different requests are never mixed', async () => {
    const scene = createScene({ ST01: [10], ST02: [5] });
    const page = scene.openPage();
    await page.open({ wanted: ['st01'], needsAlternates: true });
    const first = scene.last()?.generation;
    await page.open({ wanted: ['st02'], needsAlternates: true });
    expect(scene.last()).toMatchObject({ cards: 5 });
    expect(scene.last()?.generation).not.toBe(first);
  });

  it('CACHE-28 shows the cached part if the rest is unavailable', async () => {
    const scene = createScene({ ST01: [10], ST02: [5] });
    await scene.openPage().open({ wanted: ['st01'], needsAlternates: true });
    scene.state.fails = (path) => path === 'ST02.0.1';
    await scene.openPage().open(ALL);
    expect(scene.last()).toMatchObject({ cards: 10, message: { code: 'networkFallback' } });
    scene.state.isOnline = false;
    await scene.openPage().open(ALL);
    expect(scene.last()).toMatchObject({ phase: 'ready', cards: 10, isOffline: true });
  });

  it("completes another tab's newer catalogue that lacks some cards", async () => {
    const scene = createScene({ ST01: [10], ST02: [5] });
    const page = scene.openPage();
    await page.open(ALL);
    scene.state.edition.ST02 = 2;
    await scene.openPage().open({ wanted: ['st01'], needsAlternates: true });
    await page.refresh('newer');
    expect(scene.last()).toMatchObject({ cards: 15, generation: 2 });
  });
});

describe('limits', () => {
  it('CACHE-23 shows all cards but stores at most 50,000', async () => {
    const series = Array.from({ length: 52 }, (_, index) => [`S${index}`, [1000]]);
    const scene = createScene(Object.fromEntries(series));
    await scene.openPage().open(ALL);
    expect(scene.last()?.cards).toBe(52_000);
    expect((await scene.storage.readGame('gundam')).entries).toHaveLength(50);
    expect(await scene.storage.listFiles('gundam')).toHaveLength(50);
  });

  it('CACHE-22 clean-up removes data of other games, and nothing while offline', async () => {
    const scene = createScene({ ST01: [10] });
    const page = scene.openPage();
    await page.open(ALL);
    const held = await scene.storage.readGame('gundam');
    const { manifest, metadata, entries } = held;
    if (!manifest || !metadata) throw new Error('nothing is held');
    const others = entries.map((entry) => ({ ...entry, key: 'opcg/OP01', gameid: 'opcg' }));
    const change = { manifest, metadata, entries: others, removedEntries: [], removedFiles: [] };
    await scene.storage.writeGame('opcg', change);
    scene.state.now = new Date(scene.state.now.getTime() + 25 * HOUR_MS);
    scene.state.isOnline = false;
    await page.cleanUp();
    expect(await scene.storage.listEntries()).toHaveLength(2);
    scene.state.isOnline = true;
    await page.cleanUp();
    expect((await scene.storage.listEntries()).map(({ key }) => key)).toEqual(['gundam/ST01']);
  });
});

describe('searching', () => {
  it('returns all matches in order, and the first cards with computed fields', async () => {
    const { openPage } = createScene({ ST01: [100] });
    const page = openPage();
    await page.open(ALL);
    const answer = await page.search('all', find('card'));
    expect(answer?.rows).toHaveLength(100);
    expect(answer?.cards).toHaveLength(60);
    expect(answer?.cards[0]).toMatchObject({
      cardno: 'ST01-0000',
      id: 'gundam_ST01-0000',
      gameid: 'gundam',
      cached_at: '2026-11-15T12:00:00.000Z',
      isNew: true,
      hp: null,
    });
    expect(answer?.cards[1]?.isNew).toBe(false);
    const later = await page.listCards('all', answer?.generation ?? 0, [99]);
    expect(later?.[0]?.cardno).toBe('ST01-0099');
    expect(await page.listCards('all', 77, [99])).toBeNull();
    expect(await page.search('unknown', EVERYTHING)).toBeNull();
  });

  it('counts every option', async () => {
    const { openPage } = createScene({ ST01: [10] });
    const page = openPage();
    await page.open(ALL);
    const counts = await page.countOptions('all', EVERYTHING);
    expect(counts?.color).toContainEqual({ value: 'Blue', count: 5 });
  });

  it('a collection survives a change of cards', async () => {
    const scene = createScene({ ST01: [10] });
    const page = scene.openPage();
    await page.open(ALL);
    const owned = { ...EMPTY_ENTRY, count: 2 };
    await page.layCollection(
      [
        ['ST01-0001', owned],
        ['ST01-0002', owned],
      ],
      true,
    );
    expect((await page.search('all', find('is:owned')))?.rows).toHaveLength(2);
    scene.state.seriesRows.ST02 = [5];
    await page.refresh();
    expect((await page.search('all', find('is:owned')))?.rows).toHaveLength(2);
    await page.layCollection([['ST01-0002', EMPTY_ENTRY]], false);
    expect((await page.search('all', find('own>=2')))?.rows).toHaveLength(1);
    expect(await page.countSeries('all')).toContainEqual([
      'ST01',
      expect.objectContaining({ totalSeriesCount: 10, totalCollectedCount: 1 }),
    ]);
  });
});

describe('cards by number', () => {
  it('come from memory, else from the API, in the requested order', async () => {
    const scene = createScene({ ST01: [10] });
    const page = scene.openPage();
    await page.open(ALL);
    const { cards } = await page.findCards(['X-1', 'ST01-0003']);
    expect(cards.map(({ cardno }) => cardno)).toEqual(['X-1', 'ST01-0003']);
    expect(scene.calls.at(-1)).toBe('ids=X-1');
  });

  it('CACHE-04 an answer is cached for 30 minutes, and used offline afterwards', async () => {
    const scene = createScene({});
    await scene.openPage().findCards(['X-1']);
    scene.calls.length = 0;
    await scene.openPage().findCards(['X-1']);
    expect(scene.calls).toEqual([]);
    scene.state.now = new Date(scene.state.now.getTime() + HOUR_MS);
    scene.state.isOnline = false;
    expect(await scene.openPage().findCards(['X-1'])).toMatchObject({
      cards: [{ cardno: 'X-1' }],
      isFallback: true,
    });
  });

  it('CACHE-28 cards and printings come from any stored series if the API fails', async () => {
    const scene = createScene({ ST01: [10], ST02: [5] });
    await scene.openPage().open(ALL);
    scene.state.fails = () => true;
    const page = scene.openPage();
    expect(await page.findCards(['ST02-0001', 'X-1'])).toMatchObject({
      cards: [{ cardno: 'ST02-0001' }],
      isFallback: true,
    });
    expect(await page.findPrintings(['ST02-0001'])).toMatchObject([{ cardno: 'ST02-0001' }]);
    await expect(page.findCards(['X-1'])).rejects.toThrow('No connection');
  });

  it('CACHE-29 CACHE-30 offline and unknown reports so: one card or several', async () => {
    const scene = createScene({});
    scene.state.isOnline = false;
    const page = scene.openPage();
    await expect(page.findCards(['X-1'])).rejects.toMatchObject({ text: { code: 'cardOffline' } });
    await expect(page.findCards(['X-1', 'X-2'])).rejects.toMatchObject({
      text: { code: 'queryOffline' },
    });
  });

  it('CACHE-15 CACHE-16 requests 1000 numbers at once, and 500 groups of printings', async () => {
    const scene = createScene({});
    const numbers = Array.from({ length: 1001 }, (_, index) => `X-${index}`);
    const countOf = (kind: string) => scene.calls.filter((call) => call.startsWith(kind)).length;
    expect((await scene.openPage().findCards(numbers)).cards).toHaveLength(1001);
    expect(countOf('ids=')).toBe(2);
    expect(await scene.openPage().findPrintings(numbers)).toHaveLength(1001);
    expect(countOf('alternatesOf=')).toBe(3);
  });

  it('printings come from the whole catalogue if loaded', async () => {
    const scene = createScene({ ST01: [10] });
    const page = scene.openPage();
    await page.open(ALL);
    scene.calls.length = 0;
    const printings = await page.findPrintings(['ST01-0003']);
    expect(printings.map(({ cardno }) => cardno)).toEqual(['ST01-0003']);
    expect(await page.findPrintings(['unknown'])).toEqual([]);
    expect(scene.calls).toEqual([]);
  });
});
