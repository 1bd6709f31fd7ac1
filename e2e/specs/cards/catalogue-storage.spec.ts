import { startCatalogueWorker } from '../../catalogue-worker.ts';
import { expect, test } from '../../test.ts';

/** A page that does not use the catalogue. */
const PLAIN_PAGE = '/v3/gundam/data-protection';
const FILES = /\/catalogue\/files\//;

const readDatabase = (): Promise<{ version: number; stores: Record<string, number> }> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('deckframe');
    opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
    opening.addEventListener('success', () => {
      const { result } = opening;
      const stores: Record<string, number> = {};
      const look = result.transaction([...result.objectStoreNames]);
      for (const name of result.objectStoreNames) {
        const count = look.objectStore(name).count();
        count.addEventListener('success', () => (stores[name] = count.result));
      }
      look.addEventListener('complete', () => {
        result.close();
        resolve({ version: result.version, stores });
      });
    });
  });

test('CACHE-07 CACHE-24 a catalogue is stored in database version 3, one record per series file, and works offline', async ({
  page,
  context,
}) => {
  await page.goto(PLAIN_PAGE);
  const first = await startCatalogueWorker(page);
  await first.open();
  const { cards, ...status } = await first.status();
  expect(status).toMatchObject({ phase: 'ready', progress: 100, storage: 'persistent' });
  const manifest = (await (
    await page.request.get('/api/games/gundam/catalogue/manifest')
  ).json()) as { cards: number; series: { files: unknown[] }[] };
  expect(cards).toBe(manifest.cards);
  const { version, stores } = await page.evaluate(readDatabase);
  expect(version).toBe(3);
  expect(stores['files']).toBe(manifest.series.flatMap(({ files }) => files).length);
  expect(stores['series']).toBe(manifest.series.length);

  await page.reload();
  const second = await startCatalogueWorker(page);
  await context.setOffline(true);
  await second.open();
  expect(await second.status()).toMatchObject({ phase: 'ready', cards, state: 'full' });
  const request = { filters: { optionSets: {}, ranges: {}, booleans: {} }, sort: {} };
  const found = await second.call<{ cards: { id: string; isNew: boolean }[] }>(
    'search',
    'all',
    request,
  );
  expect(found.cards[0]?.id).toMatch(/^gundam_/);
});

test('CACHE-27 CACHE-29 CACHE-30 offline without a cache shows a message', async ({
  page,
  context,
}) => {
  await page.goto(PLAIN_PAGE);
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

test('CACHE-28 a network error keeps cached cards and shows a note', async ({ page, context }) => {
  await page.goto(PLAIN_PAGE);
  const first = await startCatalogueWorker(page, 'ua');
  await first.open(['AUR-']);
  const { cards } = await first.status();
  await page.reload();
  await context.route('**/api/games/ua/catalogue/**', (route) => route.abort());
  const second = await startCatalogueWorker(page, 'ua');
  // Only one of the two series is stored. The other cannot be fetched.
  await second.open(['AUR-', 'BRM-']);
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
  await page.goto(PLAIN_PAGE);
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
  await page.goto(PLAIN_PAGE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: stack.origin, quotaSize: 1 });
  const worker = await startCatalogueWorker(page);
  await worker.open();
  const status = await worker.status();
  expect(status).toMatchObject({ phase: 'ready', progress: 100, storage: 'memory' });
  expect(status.cards).toBeGreaterThan(0);
});

test('without IndexedDB the catalogue works in memory', async ({ page }) => {
  await page.goto(PLAIN_PAGE);
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
  await page.goto(PLAIN_PAGE);
  const worker = await startCatalogueWorker(page);
  await worker.open();
  const other = await context.newPage();
  await other.goto(PLAIN_PAGE);
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
  await Promise.all([page.goto(PLAIN_PAGE), other.goto(PLAIN_PAGE)]);
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
