import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  createRenderPool,
  RenderError,
  type RenderPool,
  type RenderPoolOptions,
} from './render-pool.ts';

/** Shows which thread rendered it. Some paths have a fault. */
const BUNDLE = `
import { threadId } from 'node:worker_threads';
const EMPTY = { state: '{}', stateId: 'state', script: '' };
export async function renderPage({ path }, read, signal) {
  if (path === '/throws') throw new Error('on purpose');
  if (path === '/stuck') for (;;);
  if (path === '/dies') process.exit(1);
  if (path === '/never') await new Promise(() => {});
  if (path === '/secrets') return { ...EMPTY, html: JSON.stringify(process.env) };
  if (path.startsWith('/reads')) await read('/api' + path);
  return { ...EMPTY, html: '<h1>thread ' + threadId + '</h1>' };
}`;
const DOCUMENT = '<html lang="en"><head></head><body><div id="root"></div></body></html>';

let webDist: string;
beforeAll(() => {
  webDist = mkdtempSync(join(tmpdir(), 'render-pool-'));
  mkdirSync(join(webDist, 'assets'));
  mkdirSync(join(webDist, '.server'));
  writeFileSync(join(webDist, '.server/render-page.js'), BUNDLE);
  writeFileSync(join(webDist, '.server/package.json'), '{"type":"module"}');
});
afterAll(() => rmSync(webDist, { recursive: true }));

const pools: RenderPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

const config = { mainThemeColor: '#ff7a3d' } as PublicGameConfig;
const order = (path: string) =>
  ({ config, origin: '', path, locale: 'en', at: 0, document: DOCUMENT }) as const;

async function startPool(options: Partial<RenderPoolOptions> = {}) {
  const reports: string[] = [];
  const pool = createRenderPool({
    webDist,
    threads: 1,
    read: async () => ({ status: 200, text: '{}' }),
    report: (message) => reports.push(message),
    ...options,
    limits: { restMs: 1, ...options.limits },
  });
  pools.push(pool);
  const render = async (path: string): Promise<string> => {
    const page = await pool.render(order(path));
    return Buffer.from(page?.plain ?? []).toString();
  };
  const fault = async (path: string): Promise<string> => {
    const error: unknown = await pool.render(order(path)).then(
      () => 'rendered',
      (cause: unknown) => cause,
    );
    return error instanceof RenderError ? error.fault : String(error);
  };
  await expect.poll(() => fault('/')).toBe('rendered');
  return { pool, render, fault, reports };
}

it('a page that throws does not affect the thread', async () => {
  const { render, fault, reports } = await startPool();
  const before = await render('/');
  expect(await fault('/throws')).toBe('failed');
  expect(await render('/')).toBe(before);
  expect(reports).toEqual([]);
});

it('a thread that is stuck is replaced, and its other pages fall back', async () => {
  const { render, fault, reports } = await startPool({ limits: { pageMs: 500, stopMs: 100 } });
  const before = await render('/');
  const beside = fault('/never');
  expect(await fault('/stuck')).toBe('slow');
  expect(['slow', 'crashed']).toContain(await beside);
  await expect.poll(() => render('/').catch(() => before)).not.toBe(before);
  expect(reports).toEqual(['a render thread is stuck and is replaced']);
});

it('a page that never ends falls back without the loss of its thread', async () => {
  const { render, fault, reports } = await startPool({ limits: { pageMs: 300, stopMs: 5000 } });
  const before = await render('/');
  expect(await fault('/never')).toBe('slow');
  await expect.poll(() => render('/').catch(() => '')).toBe(before);
  expect(reports).toEqual([]);
});

it('a slow read ends its page, and neither the thread nor other pages', async () => {
  const answers = Promise.withResolvers<{ status: number; text: string }>();
  const { render, fault } = await startPool({
    read: () => answers.promise,
    limits: { pageMs: 300, stopMs: 5000 },
  });
  const before = await render('/');
  const waiting = fault('/reads');
  expect(await render('/')).toBe(before);
  expect(await waiting).toBe('slow');
  answers.resolve({ status: 200, text: '{}' });
  await expect.poll(() => render('/').catch(() => '')).toBe(before);
});

it('a failed read ends its page at once', async () => {
  const { fault } = await startPool({
    read: () => Promise.reject(new Error('503')),
    limits: { pageMs: 60_000 },
  });
  expect(await fault('/reads')).toBe('read');
});

it('a thread that dies is replaced', async () => {
  const { render, fault } = await startPool();
  const before = await render('/');
  expect(await fault('/dies')).toBe('crashed');
  await expect.poll(() => render('/').catch(() => before)).not.toBe(before);
});

it('pages wait for a free thread until the queue is full', async () => {
  const answers = Promise.withResolvers<{ status: number; text: string }>();
  const { fault } = await startPool({
    read: () => answers.promise,
    limits: { atOnce: 2, maxWaiting: 3, pageMs: 60_000 },
  });
  const pages = [1, 2, 3, 4, 5].map((page) => fault(`/reads/${page}`));
  expect(await fault('/')).toBe('busy');
  answers.resolve({ status: 200, text: '{}' });
  expect(await Promise.all(pages)).toEqual(Array.from({ length: 5 }, () => 'rendered'));
});

it('all threads share the pages', async () => {
  const { render } = await startPool({
    threads: 2,
    read: async () => sleep(50, { status: 200, text: '{}' }),
  });
  const seen = async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => render(`/reads/${page}`)));
    return new Set(pages).size;
  };
  await expect.poll(seen).toBe(2);
});

it('a thread has no secrets of the process', async () => {
  process.env['PLANTED_SECRET'] = 'planted';
  const { render } = await startPool();
  expect(await render('/secrets')).not.toMatch(/planted|DATABASE|SECRET/);
  delete process.env['PLANTED_SECRET'];
});
