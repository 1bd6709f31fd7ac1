import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let dist: string;
let api: TestApi;
let switchedOff: TestApi;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(dist, 'v3'));
  writeFileSync(join(dist, 'index.html'), '<head><!--head--></head>');
  writeFileSync(join(dist, 'v3/shell.html'), '<title>Deckframe</title>');
  writeFileSync(join(dist, 'v3/sw.js'), 'works()');
  writeFileSync(join(dist, 'v3/sw-off.js'), 'goes()');
  api = await createTestApi({ env: { WEB_DIST: dist } });
  switchedOff = await createTestApi({ env: { WEB_DIST: dist, SERVICE_WORKER: 'off' } });
});
afterAll(async () => {
  await Promise.all([api.close(), switchedOff.close()]);
  rmSync(dist, { recursive: true });
});

it('GET /v3/sw.js → the worker, revalidated each time, allowed to fetch from us only', async () => {
  const answer = await api.app.inject({ url: '/v3/sw.js' });
  expect(answer.body).toBe('works()');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.headers['content-security-policy']).toContain("connect-src 'self'");
});

it('GET /v3/sw.js while switched off → the worker that removes itself', async () => {
  expect((await switchedOff.app.inject({ url: '/v3/sw.js' })).body).toBe('goes()');
});

it('GET /v3/shell.html → has the policy of a page, also when opened offline', async () => {
  const answer = await api.app.inject({ url: '/v3/shell.html' });
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
  expect(answer.headers['x-frame-options']).toBe('DENY');
});

it('GET /v3/{game}/manifest.webmanifest → an app of that game', async () => {
  const answer = await api.app.inject({ url: '/v3/gundam/manifest.webmanifest' });
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(answer.json()).toMatchObject({
    id: '/v3/gundam/',
    start_url: '/v3/gundam/',
    scope: '/v3/',
    display: 'standalone',
  });
  const unknown = await api.app.inject({ url: '/v3/nothing/manifest.webmanifest' });
  expect(unknown.statusCode).toBe(404);
});
