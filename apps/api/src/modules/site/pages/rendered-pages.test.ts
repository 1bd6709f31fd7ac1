import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createUser } from '@deckframe/database/scenes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDeckRow } from '../../../testing/member.ts';
import { createManualClock } from '../../../testing/manual-clock.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

const INDEX = `<!doctype html>
<html lang="en"><head><!--head-->
<script type="module" crossorigin src="/assets/index-2b.js"></script></head><body><div id="root"><div class="boot"><!--boot--></div></div>
<link rel="stylesheet" crossorigin href="/assets/shell.css"></body></html>`;
/** Prints what a page got. Some cards have a fault. */
const BUNDLE = `
let renders = 0;
export async function renderPage({ path, locale, config }, read) {
  renders += 1;
  if (path === '/cards/ST01-002') throw new Error('on purpose');
  if (path === '/cards/ST01-003') return null;
  if (path === '/cards/ST01-004') await read('/api/games/gundam/decks/mine');
  const me = await read('/api/me');
  const number = path.slice('/cards/'.length);
  const card = path.startsWith('/cards/') ? (await read('/api/games/gundam/cards/' + number)).body : null;
  const text = [config.gameid, path, locale, card?.name, JSON.stringify(me.body)].join('|').replaceAll('<', '&lt;');
  return { state: JSON.stringify({ locale }), stateId: 'state', script: 'go()', html: '<link rel="preload" as="image" href="/face.webp"/><main class="tile" style="width:10px">' +
    '<h1>' + text + '</h1><i>render ' + renders + '</i></main>' };
}`;

const CARD = '/v3/gundam/cards/ST01-001';
let api: TestApi;
let dist: string;
const clock = createManualClock(Date.now());
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'rendered-'));
  for (const folder of ['assets', '.vite', '.server']) mkdirSync(join(dist, folder));
  writeFileSync(join(dist, 'index.html'), INDEX);
  const manifest = { 'src/hydrate.tsx': { file: 'assets/hydrate-1a.js' } };
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(dist, 'assets/shell.css'), 'body{color:red}');
  writeFileSync(join(dist, 'assets/tile.css'), '.tile{color:red}');
  writeFileSync(join(dist, 'assets/other.css'), '.other{color:red}');
  writeFileSync(join(dist, '.server/render-page.js'), BUNDLE);
  writeFileSync(join(dist, '.server/package.json'), '{"type":"module"}');
  api = await createTestApi({ env: { WEB_DIST: dist, RENDER_THREADS: '1' }, clock });
  await untilRendered(api);
});
afterAll(async () => {
  await api.close();
  rmSync(dist, { recursive: true });
});

/** The render thread starts beside the API. */
const untilRendered = (one: TestApi) =>
  vi.waitFor(async () => expect((await one.app.inject(CARD)).body).toContain('<h1>'), {
    timeout: 20_000,
    interval: 300,
  });
const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });
const read = async (url: string, headers: Record<string, string> = {}) =>
  (await get(url, headers)).body;
const heading = async (url: string, headers: Record<string, string> = {}) =>
  /<h1>.*<\/i>/.exec(await read(url, headers))?.[0];
const countOf = async (outcome: string): Promise<number> => {
  const { values } = await api.metrics.pageRenders.get();
  return values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;
};
const forgetPages = () => clock.advance(20_000);

it('has the page instead of the start screen, with its style sheets in the head', async () => {
  const page = await get(CARD);
  const [head = '', body = ''] = page.body.split('</head>');
  expect(page.statusCode).toBe(200);
  expect(body).toMatch(/<div id="root"><main class="tile" style="width:10px"><h1>gundam\|/);
  expect(page.body).not.toContain('class="boot"');
  expect(head).toContain('as="image" href="/face.webp"');
  const sheets = [...head.matchAll(/rel="stylesheet"[^>]*href="([^"]+)"/g)];
  expect(sheets.map(([, path]) => path)).toEqual(['/assets/shell.css', '/assets/tile.css']);
  expect(body).not.toContain('stylesheet');
  expect(body).toContain('<script type="application/json" id="state">{"locale":"en"}</script>');
  expect(head).toContain('src="/assets/hydrate-1a.js"');
  expect(head).toContain('<title>');
});

it('allows style attributes and its script by hash, and nothing else inline', async () => {
  const policy = String((await get(CARD)).headers['content-security-policy']);
  const hash = createHash('sha256').update('go()').digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
  expect(policy).toMatch(/; style-src-attr 'unsafe-hashes' 'sha256-[^']+' 'sha256-[^']+'$/);
  expect(policy).not.toContain('unsafe-inline');
});

it('is compressed, and answers 304 if it is unchanged', async () => {
  const page = await get(CARD, { 'accept-encoding': 'br' });
  expect(page.headers['content-encoding']).toBe('br');
  const again = await get(CARD, {
    'if-none-match': String(page.headers.etag),
  });
  expect(again.statusCode).toBe(304);
});

describe('one page is rendered once for all readers', () => {
  it('for 15 seconds, in each language', async () => {
    forgetPages();
    const first = await heading(CARD);
    expect(await heading(CARD)).toBe(first);
    const german = await heading(CARD, { 'accept-language': 'de' });
    expect(german).toContain('|de|');
    expect(first).toContain('|en|');
    forgetPages();
    expect(await heading(CARD)).not.toBe(first);
  });

  it('whatever unknown parameters its address has', async () => {
    const first = await heading(CARD);
    const before = await countOf('rendered');
    for (const query of ['?a', '?', '?utm_source=x&', '?q=a%20b', '?%', '?a=1&a=2']) {
      expect(await heading(`/v3/gundam/cards/ST01-001${query}`), query).toBe(first);
    }
    expect(await countOf('rendered')).toBe(before);
  });

  it('while it is being rendered', async () => {
    const pages = await Promise.all([1, 2, 3].map(() => heading('/v3/gundam/cards/ST01-005')));
    expect(pages[0]).toContain('ST01-005');
    expect(new Set(pages).size).toBe(1);
  });

  it('and a member gets the same page, without anything about them', async () => {
    const cookie = await api.signIn('Administrator');
    const { user } = (await get('/api/me', { cookie })).json<{ user: { username: string } }>();
    forgetPages();
    const page = await read(CARD, { cookie });
    expect(page).toContain('"user":null');
    expect(page).not.toContain(user.username);
    expect(await read(CARD)).toBe(page);
  });
});

describe('the browser renders a page', () => {
  const isClientRendered = async (url: string) => (await read(url)).includes('class="boot"');

  it('that throws; it is tried again after its lifetime only', async () => {
    const before = await countOf('failed');
    expect(await isClientRendered('/v3/gundam/cards/ST01-002')).toBe(true);
    expect(await isClientRendered('/v3/gundam/cards/ST01-002')).toBe(true);
    expect(await countOf('failed')).toBe(before + 2);
    expect(api.logLines.filter((line) => line.includes('on purpose'))).toHaveLength(1);
  });

  it('that redirects', async () => {
    expect(await isClientRendered('/v3/gundam/cards/ST01-003')).toBe(true);
    expect(await countOf('refused')).toBe(1);
  });

  it('that is not in the list, or needs a session', async () => {
    expect(await isClientRendered('/v3/gundam/leaderboard')).toBe(true);
    expect(await isClientRendered('/v3/gundam/mydecks')).toBe(true);
  });

  it('that does not exist, with status 404', async () => {
    for (const path of [
      'cards/NOPE',
      'deck/nope',
      'tournaments/nope',
      'tournaments/0198c0de-0000-7000-8000-000000000000',
    ]) {
      const page = await get(`/v3/gundam/${path}`);
      expect([page.statusCode, page.body.includes('class="boot"')], path).toEqual([404, true]);
    }
  });

  it('of a locked game', async () => {
    const locked = await createTestApi({
      database: api.database,
      env: { WEB_DIST: dist, RENDER_THREADS: '1' },
    });
    await untilRendered(locked);
    await api.database.db
      .updateTable('game_settings')
      .set({ maintenance_code_hash: 'x', maintenance_version: 9 })
      .where('gameid', '=', 'gundam')
      .execute();
    const fresh = await createTestApi({
      database: api.database,
      env: { WEB_DIST: dist, RENDER_THREADS: '1' },
    });
    expect((await fresh.app.inject(CARD)).body).not.toContain('<h1>');
    await expect.poll(async () => (await locked.app.inject(CARD)).body).not.toContain('<h1>');
    await api.database.db
      .updateTable('game_settings')
      .set({ maintenance_code_hash: null, maintenance_version: 10 })
      .where('gameid', '=', 'gundam')
      .execute();
    await Promise.all([locked.close(), fresh.close()]);
  });

  it('of a deck from the moment at which it is private', async () => {
    const { id } = await createUser(api.database.db);
    const { shownId, id: deckId } = await createDeckRow(api, { userId: id, visibility: 1 });
    const url = `/v3/gundam/deck/${shownId}`;
    expect(await read(url)).toContain('<h1>');
    await api.database.db
      .updateTable('decklists')
      .set({ visibility: 0 })
      .where('id', '=', deckId)
      .execute();
    const page = await get(url);
    expect([page.statusCode, page.body.includes('<h1>')]).toEqual([404, false]);
  });
});

it('reads of pages are not counted against a rate limit', async () => {
  const strict = await createTestApi({
    database: api.database,
    env: { WEB_DIST: dist, RENDER_THREADS: '1', RATE_LIMIT_PER_MINUTE: '30' },
  });
  await untilRendered(strict);
  const remaining = async (path: string) => {
    const { body, headers } = await strict.app.inject(path);
    expect(body).toContain('<h1>');
    return Number(/r=(\d+)/.exec(String(headers['ratelimit']))?.[1]);
  };
  const before = await remaining(CARD);
  expect(await remaining('/v3/gundam/cards/ST01-005')).toBe(before - 1);
  await strict.close();
});
