import type { Page } from '@playwright/test';
import { startCatalogueWorker } from '../../catalogue-worker.ts';
import { expect, test } from '../../test.ts';

/**
 * Opens a document of the site without the app, also after a reload. These tests start the worker
 * themselves, and the app takes a second of CPU time.
 */
async function openPlainPage(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: ['*/assets/index-*.js'] });
  // In place of the policy of the app, which permits its own workers.
  await page.addInitScript(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void };
    };
    trustedTypes.createPolicy('default', { createScriptURL: (address: string) => address });
  });
  await page.goto('/v3/gundam/data-protection');
}

const FILES = /\/catalogue\/files\//;

type StoredRecord = Record<string, unknown>;
type Stored = { version: number; stores: Record<string, StoredRecord[]> };

const readDatabase = (): Promise<Stored> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('deckframe');
    opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
    opening.addEventListener('success', () => {
      const { result } = opening;
      const stores: Stored['stores'] = {};
      const look = result.transaction([...result.objectStoreNames]);
      for (const name of result.objectStoreNames) {
        const all = look.objectStore(name).getAll();
        all.addEventListener('success', () => (stores[name] = all.result));
      }
      look.addEventListener('complete', () => {
        result.close();
        resolve({ version: result.version, stores });
      });
    });
  });

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Makes all stored series this many minutes old, and expired. */
const ageStoredSeries = (minutes: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('deckframe');
    opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
    opening.addEventListener('success', () => {
      const { result } = opening;
      const change = result.transaction('series', 'readwrite');
      const store = change.objectStore('series');
      const all = store.getAll();
      all.addEventListener('success', () => {
        const cachedAt = Date.now() - minutes * 60_000;
        for (const entry of all.result as object[]) {
          store.put({ ...entry, cachedAt, expiresAt: Date.now() - 1 });
        }
      });
      change.addEventListener('complete', () => {
        result.close();
        resolve();
      });
    });
  });

test('CACHE-01 CACHE-02 CACHE-03 CACHE-06 CACHE-07 CACHE-18 CACHE-20 CACHE-24 an empty cache is filled: database version 3, documented records for 24 hours, one file record per series file, offline use', async ({
  page,
  context,
}) => {
  await openPlainPage(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (FILES.test(request.url())) fetched.push(request.url());
  });
  const first = await startCatalogueWorker(page);
  await first.open();
  const { cards, ...status } = await first.status();
  expect(status).toMatchObject({ phase: 'ready', progress: 100, storage: 'persistent' });
  expect(status.state).toBe('empty');
  expect(fetched.length).toBeGreaterThan(0);
  const all = await first.statuses();
  const progress = [...new Set(all.map((one) => one.progress))];
  expect(progress.slice(-3)).toEqual([90, 95, 100]);
  expect(Math.max(...progress.slice(0, -2))).toBe(90);
  const manifest = (await (
    await page.request.get('/api/games/gundam/catalogue/manifest')
  ).json()) as { cards: number; series: { files: unknown[] }[] };
  expect(cards).toBe(manifest.cards);
  const { version, stores } = await page.evaluate(readDatabase);
  expect(version).toBe(3);
  expect(stores['files']).toHaveLength(manifest.series.flatMap(({ files }) => files).length);
  expect(stores['series']).toHaveLength(manifest.series.length);
  const metadata = stores['metadata']?.[0] ?? {};
  expect(metadata).toEqual({
    key: 'gundam',
    gameid: 'gundam',
    cache_type: 'full',
    is_complete: true,
    series_list: expect.any(Array),
    cached_at: expect.any(String),
    expires_at: new Date(Date.parse(String(metadata['cached_at'])) + DAY_MS).toISOString(),
  });
  expect(metadata['series_list']).toHaveLength(manifest.series.length);
  for (const entry of stores['series'] ?? []) {
    expect(entry).toEqual({
      key: `gundam/${String(entry['seriesId'])}`,
      gameid: 'gundam',
      seriesId: expect.any(String),
      data: expect.any(Array),
      cachedAt: expect.any(Number),
      expiresAt: Number(entry['cachedAt']) + DAY_MS,
      isSeriesComplete: true,
    });
  }

  await page.reload();
  const second = await startCatalogueWorker(page);
  await context.setOffline(true);
  await second.open();
  expect(await second.status()).toMatchObject({ phase: 'ready', cards, state: 'full' });
  const request = { filters: { optionSets: {}, ranges: {}, booleans: {} }, sort: {} };
  const found = await second.call<{ cards: StoredRecord[] }>('search', 'all', request);
  const [card = {}] = found.cards;
  expect(card).toMatchObject({
    id: `gundam_${String(card['cardno'])}`,
    gameid: 'gundam',
    cached_at: metadata['cached_at'],
    expires_at: metadata['expires_at'],
    isNew: expect.any(Boolean),
  });
});

test('CACHE-08 an expired catalogue is fetched again', async ({ page }) => {
  await openPlainPage(page);
  await (await startCatalogueWorker(page)).open();
  await page.evaluate(ageStoredSeries, 25 * 60);
  await page.reload();
  const asked = page.waitForRequest('**/catalogue/manifest');
  const worker = await startCatalogueWorker(page);
  await worker.open();
  await asked;
  expect((await worker.statuses()).map(({ state }) => state)).toContain('full-with-expired');
  const { stores } = await page.evaluate(readDatabase);
  for (const { expiresAt } of stores['series'] ?? []) {
    expect(Number(expiresAt)).toBeGreaterThan(Date.now() + DAY_MS - 10 * MINUTE_MS);
  }
});

test('CACHE-09 CACHE-12 CACHE-13 CACHE-21 stored series are used for 30 minutes, without alternates up to an hour, and then fetched again', async ({
  page,
}) => {
  await openPlainPage(page);
  await (await startCatalogueWorker(page, 'ua')).open(['AUR-']);
  const { stores } = await page.evaluate(readDatabase);
  expect(stores['metadata']?.[0]).toMatchObject({
    cache_type: 'series',
    series_list: expect.arrayContaining(['AUR']),
  });
  const [entry = {}] = stores['series'] ?? [];
  expect(Number(entry['expiresAt']) - Number(entry['cachedAt'])).toBe(30 * MINUTE_MS);

  /** Opens the series like a later visit. */
  const visit = async (needsAlternates: boolean) => {
    await page.reload();
    const worker = await startCatalogueWorker(page, 'ua');
    await worker.call('open', { wanted: ['AUR-'], needsAlternates });
    const { phase, state } = await worker.status();
    const isFetched = (await worker.statuses()).some(({ isRefreshing }) => isRefreshing);
    return { phase, state, isFetched };
  };
  const used = { phase: 'ready', isFetched: false };
  const fetched = { phase: 'ready', isFetched: true };
  expect(await visit(true)).toEqual({ ...used, state: 'seriesCache' });
  // Each visit renews the expiry of unchanged series.
  await page.evaluate(ageStoredSeries, 59);
  expect(await visit(false)).toEqual({ ...used, state: 'recentCache' });
  await page.evaluate(ageStoredSeries, 59);
  expect(await visit(true)).toEqual({ ...fetched, state: 'uncertain' });
  await page.evaluate(ageStoredSeries, 61);
  expect(await visit(false)).toEqual({ ...fetched, state: 'uncertain' });
});

test('CACHE-04 an answer about single cards is stored with its query for 30 minutes', async ({
  page,
}) => {
  await openPlainPage(page);
  const worker = await startCatalogueWorker(page);
  await worker.call('findCards', ['GD01-001']);
  const { stores } = await page.evaluate(readDatabase);
  const record = Object.values(stores)
    .flat()
    .find((one) => 'query_key' in one);
  expect(record).toMatchObject({
    id: expect.stringMatching(/^gundam\//),
    gameid: 'gundam',
    query_type: expect.any(String),
    query_key: 'GD01-001',
  });
  expect(JSON.stringify(record?.['data'])).toContain('"GD01-001"');
  const time = (key: string) => Date.parse(String(record?.[key]));
  expect(time('expires_at') - time('cached_at')).toBe(30 * MINUTE_MS);
});

test('CACHE-27 CACHE-29 CACHE-30 offline without a cache shows a message', async ({
  page,
  context,
}) => {
  await openPlainPage(page);
  const worker = await startCatalogueWorker(page);
  await worker.call('cleanUp');
  await context.setOffline(true);
  await worker.open();
  expect(await worker.status()).toMatchObject({
    phase: 'failed',
    isOffline: true,
    message: { code: 'offlineEmpty' },
  });
  await expect(worker.call('findCards', ['X-1'])).rejects.toThrow('cardOffline');
  await expect(worker.call('findCards', ['X-1', 'X-2'])).rejects.toThrow('queryOffline');
});

test('CACHE-10 CACHE-28 a part of the wanted series needs a fetch; a network error keeps cached cards and shows a note', async ({
  page,
  context,
}) => {
  await openPlainPage(page);
  const first = await startCatalogueWorker(page, 'ua');
  await first.open(['AUR-']);
  const { cards } = await first.status();
  await page.reload();
  await context.route('**/api/games/ua/catalogue/**', (route) => route.abort());
  const second = await startCatalogueWorker(page, 'ua');
  // Only one of the two series is stored. The other cannot be fetched.
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/catalogue/'),
  );
  await second.open(['AUR-', 'BRM-']);
  await refused;
  expect(await second.status()).toMatchObject({
    phase: 'ready',
    state: 'partial',
    cards,
    message: { code: 'networkFallback' },
  });
});

test('CACHE-32 a failed batch is named, and a retry continues there', async ({ page, context }) => {
  let isBroken = true;
  await context.route(FILES, (route) => (isBroken ? route.abort() : route.continue()));
  await openPlainPage(page);
  const worker = await startCatalogueWorker(page);
  await worker.open();
  expect(await worker.status()).toMatchObject({
    phase: 'failed',
    message: { code: 'batchFailed', params: { batch: 1 } },
  });
  isBroken = false;
  await worker.open();
  expect(await worker.status()).toMatchObject({ phase: 'ready', message: null });
});

test('a full disk keeps the catalogue in memory', async ({ page, stack }) => {
  await openPlainPage(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: stack.origin, quotaSize: 1 });
  const worker = await startCatalogueWorker(page);
  await worker.open();
  const status = await worker.status();
  expect(status).toMatchObject({ phase: 'ready', progress: 100, storage: 'memory' });
  expect(status.cards).toBeGreaterThan(0);
});

test('without IndexedDB the catalogue works in memory', async ({ page }) => {
  await openPlainPage(page);
  // A database of a newer version cannot be opened, as if storage were forbidden.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('deckframe', 9).addEventListener('success', resolve);
      }),
  );
  const worker = await startCatalogueWorker(page);
  await worker.open();
  expect(await worker.status()).toMatchObject({ phase: 'ready', storage: 'memory' });
});

test('a newer version in another tab takes over the database, and this tab keeps working', async ({
  page,
  context,
}) => {
  await openPlainPage(page);
  const worker = await startCatalogueWorker(page);
  await worker.open();
  const other = await context.newPage();
  await openPlainPage(other);
  const upgraded = await other.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('deckframe', 4);
        opening.addEventListener('success', () => resolve(opening.result.version));
      }),
  );
  expect(upgraded).toBe(4);
  await worker.call('refresh');
  expect(await worker.status()).toMatchObject({ phase: 'ready', storage: 'memory' });
});

test('two tabs opened at once fetch each file once', async ({ page, context }) => {
  const fetched: string[] = [];
  const bothWant = Promise.withResolvers<void>();
  await context.route(FILES, async (route) => {
    fetched.push(route.request().url());
    await bothWant.promise;
    await route.continue();
  });
  const other = await context.newPage();
  await Promise.all([openPlainPage(page), openPlainPage(other)]);
  const workers = await Promise.all([startCatalogueWorker(page), startCatalogueWorker(other)]);
  const opened = Promise.all(workers.map((worker) => worker.open()));
  for (const worker of workers) {
    await expect.poll(async () => (await worker.statuses()).length).toBeGreaterThan(0);
  }
  bothWant.resolve();
  await opened;
  const [first, second] = await Promise.all(workers.map((worker) => worker.status()));
  expect(first).toMatchObject({ phase: 'ready' });
  expect(second).toMatchObject({ phase: 'ready', cards: first?.cards });
  expect(fetched.length).toBeGreaterThan(0);
  expect(new Set(fetched).size).toBe(fetched.length);
});
