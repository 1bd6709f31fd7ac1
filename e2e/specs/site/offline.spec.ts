import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startApi, type RunningApi } from '../../../apps/api/src/testing/programs/start-api.ts';
import { findFreePort } from '../../../apps/api/src/testing/programs/free-port.ts';
import { WEB_DIST } from '../../stack/build-web.ts';
import { apiEnv } from '../../stack/start-stack.ts';
import { expect, test as base } from '../../test.ts';

type Site = {
  origin: string;
  /** The built app, which the test changes between two starts. */
  dist: string;
  start: (env?: Record<string, string>) => Promise<void>;
  stop: () => Promise<void>;
};

/** A site at a fixed address that a test can stop, change and restart. */
const test = base.extend<{ own: Site }>({
  own: async ({ stack }, use) => {
    const port = await findFreePort();
    const dist = mkdtempSync(join(tmpdir(), 'deckframe-dist-'));
    cpSync(WEB_DIST, dist, { recursive: true });
    let api: RunningApi | undefined;
    const stop = async (): Promise<void> => {
      await api?.process.stop();
      api = undefined;
    };
    const start = async (env: Record<string, string> = {}): Promise<void> => {
      const own = { ...apiEnv(stack.appDatabaseUrl, null), WEB_DIST: dist, ...env };
      api = await startApi({ port, env: own });
    };
    await start();
    await use({ origin: `http://127.0.0.1:${port}`, dist, start, stop });
    await stop();
    rmSync(dist, { recursive: true });
  },
});
test.use({ serviceWorkers: 'allow' });

const CONFIG = '/v3/gundam/config/game-config.json';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Visits the page until the service worker can open the game offline. */
async function visit(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/v3/gundam/`);
  await expect
    .poll(() => page.evaluate((path) => caches.match(path).then(Boolean), CONFIG))
    .toBe(true);
}

/** Returns the address of a cached card picture on the page. Cards of other tests have none. */
const findCachedPicture = (page: Page): Promise<string> =>
  page.locator('main img').evaluateAll(async (images) => {
    for (const { currentSrc, naturalWidth } of images as HTMLImageElement[]) {
      if (naturalWidth > 0 && (await caches.match(currentSrc)) !== undefined) return currentSrc;
    }
    return '';
  });

test('an opened game is installable and works offline with seen pictures @slow', async ({
  page,
  own,
}) => {
  await visit(page, own.origin);
  const devtools = await page.context().newCDPSession(page);
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect(url).toBe(`${own.origin}/v3/gundam/manifest.webmanifest`);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  const faults = installabilityErrors.map(({ errorId }) => errorId);
  // Test windows are like private ones, which is the only expected obstacle.
  expect(faults.filter((fault) => fault !== 'in-incognito')).toEqual([]);

  const unknown = await page.goto(`${own.origin}/v3/nothing/`);
  expect(unknown?.status(), 'unknown games are never answered from the shell').toBe(404);
  await page.goto(`${own.origin}/v3/gundam/`);
  await expect.poll(() => findCachedPicture(page)).not.toBe('');
  const source = await findCachedPicture(page);

  await own.stop();
  await page.reload();
  await expect(heading(page)).toBeVisible();
  const answer = await page.evaluate(() => fetch('/api/games').catch(() => 'no answer'));
  expect(answer, 'the API is never answered from the shell').toBe('no answer');
  const width = await page.evaluate(async (path) => {
    const bitmap = await createImageBitmap(await (await fetch(path)).blob());
    return bitmap.width;
  }, source);
  expect(width).toBeGreaterThan(100);
  await page.goto(`${own.origin}/v3/gundam/data-protection`);
  await expect(heading(page)).toContainText(/data protection/i);
  expect(await page.evaluate(() => document.contentType)).toBe('text/html');
});

test('a new version waits for the user, then opens; the server can switch the worker off @walk', async ({
  page,
  own,
}) => {
  await visit(page, own.origin);
  await own.stop();
  const worker = join(own.dist, 'v3/sw.js');
  for (const form of ['.br', '.gz']) rmSync(worker + form, { force: true });
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/"?version"?:/, 'next:1,version:'));
  await own.start();
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await expect(notice).toBeVisible();
  await Promise.all([
    page.waitForEvent('load'),
    notice.getByRole('button', { name: 'Reload' }).click(),
  ]);
  await expect(heading(page)).toBeVisible();
  await expect(notice).toBeHidden();

  await own.stop();
  await own.start({ SERVICE_WORKER: 'off' });
  // The worker is requested when a page is idle, and takes over when idle itself, so a second visit
  // may be needed.
  await expect(async () => {
    await page.reload();
    await expect
      .poll(() => page.evaluate(() => caches.keys()).catch(() => null), { timeout: 25_000 })
      .toEqual([]);
  }).toPass({ timeout: 80_000 });
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => isControlled().catch(() => true)).toBe(false);
  await expect(heading(page)).toBeVisible();
});
