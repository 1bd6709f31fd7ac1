import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createUser } from '@deckframe/database/scenes';
import { hashMaintenanceCode } from '../modules/site/games/maintenance-service.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeckRow } from '../testing/member.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { createPageCsp } from './security-headers.ts';

const SCRIPT = 'console.log("hello");'.repeat(50);
const INDEX = `<!doctype html>
<html lang="en"><head><meta name="theme-color" content="#000000" />
<!--head-->
<style>.boot{margin:0}</style>
</head><body><!--boot--><script type="module" src="/assets/main-1a2b.js"></script></body></html>`;
const PAGE_FILES = {
  'home/home': { scripts: ['/assets/home-3c.js'], styles: ['/assets/home-4d.css'] },
  'coming-soon/coming-soon': { scripts: ['/assets/soon-5e.js'], styles: [] },
};

const PAGE_TEXTS = {
  de: {
    home: { title: 'Start', description: 'Karte des Tages und mehr.' },
    leaderboard: { title: 'Rangliste', description: 'Mitglieder nach Level.' },
  },
};

let api: TestApi;
let dist: string;
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, 'index.html'), INDEX);
  writeFileSync(join(dist, 'favicon.svg'), '<svg/>');
  writeFileSync(join(dist, '.vite/manifest.json'), '{}');
  writeFileSync(join(dist, '.vite/page-files.json'), JSON.stringify(PAGE_FILES));
  writeFileSync(join(dist, '.vite/page-texts.json'), JSON.stringify(PAGE_TEXTS));
  writeFileSync(join(dist, 'assets/main-1a2b.js'), SCRIPT);
  writeFileSync(join(dist, 'assets/main-1a2b.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(dist, 'assets/main-1a2b.js.gz'), gzipSync(SCRIPT));
  const faces = join(dist, 'media', 'gundam', '315');
  mkdirSync(faces, { recursive: true });
  writeFileSync(join(faces, 'ST01-001.webp'), 'RIFF....WEBP');
  writeFileSync(join(dist, 'media', 'gundam', 'ST01-002.webp'), 'RIFF....WEBP');
  api = await createTestApi({ env: { WEB_DIST: dist, MEDIA_DIR: join(dist, 'media') } });
  await api.database.setNow('2026-05-05T12:00:00Z');
});
afterAll(async () => {
  await api.close();
  rmSync(dist, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

describe('files of the web app', () => {
  it('are immutable if their name contains their hash', async () => {
    const answer = await get('/assets/main-1a2b.js');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(SCRIPT);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it.each(['br', 'gzip'])('are served as compressed by the build: %s', async (encoding) => {
    const answer = await get('/assets/main-1a2b.js', { 'accept-encoding': encoding });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.rawPayload.length).toBeLessThan(SCRIPT.length / 4);
    expect(answer.headers.vary).toBe('accept-encoding');
  });

  it('are revalidated if their name has no hash', async () => {
    const answer = await get('/favicon.svg', { 'accept-encoding': 'br' });
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-encoding']).toBeUndefined();
    const again = await get('/favicon.svg', { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it.each(['/.vite/manifest.json', '/assets/missing.js', '/assets/../index.html', '/index.html'])(
    'exclude %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it.each(['/assets', '/assets/', '/.vite/'])('no folder is listed: %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toMatch(/main-1a2b|manifest/);
  });
});

describe('pages', () => {
  it('SHELL-01 GAME-02 are one document with the head of their address', async () => {
    const home = await get('/v3/gundam/');
    expect(home.statusCode).toBe(200);
    expect(home.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(home.headers['cache-control']).toBe('no-cache');
    expect(home.headers['content-security-policy']).toMatch(
      /script-src 'self';.*style-src 'self' 'sha256-/,
    );
    expect(home.headers['content-security-policy']).not.toContain('unsafe');
    expect(home.headers['content-security-policy']).toMatch(
      /^default-src 'none';.*; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default$/,
    );
    expect(home.headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(self), geolocation=(), microphone=()'),
      'x-frame-options': 'DENY',
    });
    expect(home.body).toContain('<link rel="canonical" href="http://cards.test/v3/gundam/" />');
    expect(home.body.match(/theme-color/g)).toHaveLength(1);
    expect(home.body).not.toContain('#000000');
    expect(home.body).not.toContain('<!--head-->');
    const again = await get('/v3/gundam/', { 'if-none-match': String(home.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('contain text about the page before any script runs', async () => {
    const home = (await get('/v3/gundam/')).body;
    const description = /<meta name="description" content="([^"]*)"/.exec(home)?.[1] ?? '';
    expect(description.length).toBeGreaterThan(20);
    expect(home).toContain(`<p class="boot-lead">${description}</p>`);
    expect(home).not.toContain('<!--boot-->');
  });

  it('use the first supported language of the browser, else English', async () => {
    const ask = (path: string, languages?: string) =>
      get(path, languages === undefined ? {} : { 'accept-language': languages });
    const german = await ask('/v3/gundam/leaderboard', 'fr-FR, de-AT;q=0.9, en;q=0.8');
    expect(german.headers.vary).toBe('accept-encoding, accept-language');
    expect(german.body).toMatch(/<title>Rangliste · /);
    expect(german.body).toContain('<p class="boot-lead" lang="de">');
    expect(german.body).toMatch(/name="description" content="[^"]*Mitglieder nach Level\."/);
    expect((await ask('/v3/gundam/', 'DE')).body).toContain('Karte des Tages und mehr.');
    expect((await ask('/v3/gundam/no/such', 'de')).body).toContain('Seite nicht gefunden');
    // A page without texts, and a browser with another language.
    expect((await ask('/v3/gundam/cardlist', 'de')).body).toContain('<title>Card list · ');
    for (const languages of [
      undefined,
      '',
      '*',
      'en-GB, de;q=0.5',
      'de;q=0.1, en',
      'de;q=0',
      'x',
    ]) {
      const english = await ask('/v3/gundam/leaderboard', languages);
      expect(english.body, languages).toContain('<title>Leaderboard · ');
      expect(english.body).toContain('<p class="boot-lead">');
    }
  });

  it('preload what the app would request one after the other', async () => {
    const home = (await get('/v3/ua/')).body;
    expect(home).toContain(
      '<link rel="preload" as="fetch" crossorigin href="/v3/ua/config/game-config.json" />',
    );
    expect(home).toContain('<link rel="modulepreload" crossorigin href="/assets/home-3c.js" />');
    expect(home).toContain(
      '<link rel="preload" as="style" crossorigin href="/assets/home-4d.css" />',
    );
    const announced = (await get('/v3/ua/statistics')).body;
    expect(announced).toContain('/assets/soon-5e.js');
    expect(announced).not.toContain('/assets/home-3c.js');
    expect((await get('/v3/ua/no/such/page')).body).not.toContain('modulepreload');
  });

  it('show the card of the day as preview picture of home', async () => {
    const daily = await get('/api/games/gundam/daily-card');
    const { image } = daily.json<{ card: { image: string } }>().card;
    const home = await get('/v3/gundam/');
    expect(home.body).toContain(
      `<meta property="og:image" content="http://cards.test/media/gundam/cards/630/${image}.webp" />`,
    );
    expect(home.body).toContain('name="twitter:card" content="summary_large_image"');
  });

  it('SHELL-03 name the card and show its face on its page', async () => {
    const card = (await get('/api/games/gundam/cards/ST01-003')).json<{ name: string }>();
    const page = await get('/v3/gundam/cards/ST01-003');
    expect(page.body).toContain(`<title>${card.name} (ST01-003)`);
    expect(page.body).toContain('/media/gundam/cards/630/ST01-003.webp');
    expect((await get('/v3/gundam/cards/NOPE')).statusCode).toBe(404);
    expect((await get('/v3/gundam/cards/%00')).statusCode).toBe(404);
  });

  it('C-85 redirect a card number in another case, and so does the API', async () => {
    const page = await get('/v3/gundam/cards/st01-003?from=chat');
    expect([page.statusCode, page.headers.location]).toEqual([
      301,
      '/v3/gundam/cards/ST01-003?from=chat',
    ]);
    const card = await get('/api/games/gundam/cards/st01-003');
    expect([card.statusCode, card.headers.location]).toEqual([
      308,
      '/api/games/gundam/cards/ST01-003',
    ]);
    expect((await get('/api/games/gundam/cards/st99-003')).statusCode).toBe(404);
  });

  it("show a card's face and a member's banner before any script runs", async () => {
    const { name } = (await get('/api/games/gundam/cards/ST01-003')).json<{ name: string }>();
    const card = (await get('/v3/gundam/cards/ST01-003')).body;
    const ahead = card.indexOf('<link rel="preload" as="image" href="/media/gundam/cards/630/');
    expect(ahead).toBeGreaterThan(0);
    expect(ahead).toBeLessThan(card.indexOf('game-config.json'));
    expect(card).toMatch(/imagesrcset="[^"]*cards\/315\/ST01-003\.webp 315w[^"]*" imagesizes="/);
    expect(card).toMatch(/<div class="boot-face"><img src="[^"]+" srcset="[^"]+" sizes="/);
    expect(card).toContain(`<p class="boot-title">${name}</p>`);
    const { id } = await createUser(api.database.db, { username: 'Aria<b>' });
    const member = (await get(`/v3/gundam/profile/${id}`)).body;
    expect(member).toContain('<p class="boot-title">Aria&lt;b&gt;</p>');
    expect(member).toContain('<div class="boot-banner"><img src="/v3/ctz/banners/default.webp"');
    const { shownId } = await createDeckRow(api, { userId: id, visibility: 1 });
    const deck = (await get(`/v3/gundam/deck/${shownId}`)).body;
    expect(deck).toContain('<p class="boot-title">');
    expect(deck).not.toContain('as="image"');
  });

  it('escape data', async () => {
    const name = `"><script>alert('x')</script> $'$&`;
    await api.database.db
      .updateTable('cards')
      .set({ name })
      .where('cardno', '=', 'ST01-004')
      .execute();
    const page = await get('/v3/gundam/cards/ST01-004');
    expect(page.body).not.toContain('<script>alert');
    expect(page.body).toContain('&quot;&gt;&lt;script&gt;');
    // Not read as the places of a replacement.
    expect(page.body).toContain('$&#39;$&amp;');
  });

  it('let search engines index public decks only', async () => {
    const { id } = await createUser(api.database.db);
    const robotsOf = async (visibility: 1 | 2) => {
      const { shownId } = await createDeckRow(api, { userId: id, visibility });
      const { body } = await get(`/v3/gundam/deck/${shownId}`);
      return /name="robots" content="([^"]+)"/.exec(body)?.[1];
    };
    expect([await robotsOf(1), await robotsOf(2)]).toEqual(['index, follow', 'noindex']);
  });

  it('answer 404 and noindex at unknown addresses', async () => {
    const answer = await get('/v3/gundam/no/such/page');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<meta name="robots" content="noindex" />');
    expect(answer.body).toContain('/assets/main-1a2b.js');
    expect(answer.body).not.toContain('rel="canonical"');
  });

  it('GAME-01 answer 404 for an unknown game, with links to the known ones', async () => {
    const answer = await get('/v3/chess/');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('href="/v3/gundam/"');
    expect(answer.body).toContain('<style>.boot{margin:0}</style>');
    expect(answer.body).toContain('There is no such game here');
    const german = await get('/v3/chess/', { 'accept-language': 'de' });
    expect(german.body).toContain('<html lang="de">');
    expect(german.body).toContain('Dieses Spiel gibt es hier nicht');
  });

  it.each([
    ['/', 302, '/v3/gundam/'],
    ['/v3', 302, '/v3/gundam/'],
    ['/v3/gundam', 301, '/v3/gundam/'],
    ['/v3/gundam/content', 301, '/v3/gundam/cardlist'],
    ['/v3/gundam/events?x=1', 301, '/v3/gundam/cardlist?x=1'],
    ['/v3/gundam/decklists/abc', 301, '/v3/gundam/deck/abc'],
  ])('SHELL-15 %s redirects to (%d) %s', async (url, status, location) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers.location).toBe(location);
  });

  it.each(['//evil.example', '/v3//evil.example', '/v3/%2F%2Fevil.example'])(
    'never redirect to another site: %s',
    async (url) => {
      const { location = '/' } = (await get(url)).headers;
      expect(new URL(location, 'http://cards.test').origin).toBe('http://cards.test');
    },
  );

  it('reveal no card of a locked game', async () => {
    const hash = await hashMaintenanceCode('code');
    await api.database.db
      .updateTable('game_settings')
      .set({ maintenance_code_hash: hash, maintenance_version: 9 })
      .where('gameid', '=', 'gundam')
      .execute();
    const locked = await createTestApi({ database: api.database, env: { WEB_DIST: dist } });
    const page = await locked.app.inject({ url: '/v3/gundam/cards/ST01-003' });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain('ST01-003.webp');
    expect(page.body).toContain('<meta name="robots" content="noindex" />');
    await locked.close();
  });
});

it('inline scripts of the built page are allowed by hash, and no others', () => {
  const inside = "<style>b{}</style><script>go()</script><script src='/a.js'></script>";
  const policy = createPageCsp([], { index: inside });
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  expect(policy).toContain(`; script-src 'self' 'sha256-${hash('go()')}'; `);
  expect(policy).toContain(`; style-src 'self' 'sha256-${hash('b{}')}'; `);
});

it('pages never turn text into HTML or scripts', () => {
  const policy = createPageCsp([]).split('; ');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain('trusted-types default');
});

it('pictures are allowed from the hosts that games name, and no others', () => {
  const own = { cardFront_template: '/media/{width}/{image}.webp' };
  const other = { cardFront_template: 'https://pictures.example/cards/{image}.webp' };
  expect(createPageCsp([own])).toContain("; img-src 'self' data: blob:; ");
  expect(createPageCsp([own, other, other])).toContain(
    "; img-src 'self' data: blob: https://pictures.example; ",
  );
});

it('frames are allowed from the one ad origin, if set, and no other', () => {
  expect(createPageCsp([])).not.toContain('frame-src');
  const frameUrl = 'https://ads.example/frame?site=1';
  expect(createPageCsp([], { frameUrl })).toContain('; frame-src https://ads.example; ');
});

describe('GET /robots.txt and /sitemap.xml', () => {
  it('list the working pages of every game, and no others', async () => {
    expect((await get('/robots.txt')).body).toContain('Sitemap: http://cards.test/sitemap.xml');
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    expect(body).toContain('<loc>http://cards.test/v3/gundam/</loc>');
    expect(body).toContain('<loc>http://cards.test/v3/ua/</loc>');
    expect(body).not.toContain('/login');
    expect(body).not.toContain('{');
  });
});

describe('GET /media/:game/cards/:width/:file', () => {
  it('GAME-30 serves card pictures, cached for a day and then revalidated', async () => {
    const answer = await get('/media/gundam/cards/315/ST01-001.webp');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['cache-control']).toBe(
      'public, max-age=86400, stale-while-revalidate=604800',
    );
    expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    const { etag } = answer.headers;
    const again = await get('/media/gundam/cards/315/ST01-001.webp', {
      'if-none-match': `${etag}`,
    });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    '/media/gundam/cards/315/missing.webp',
    '/media/gundam/cards/316/ST01-001.webp',
    '/media/chess/cards/315/ST01-001.webp',
    '/media/gundam/cards/315/..%2F..%2F..%2Findex.html',
    '/media/gundam/cards/315/..%2FST01-002.webp',
    '/media/gundam/cards/315/%2e%2e.webp',
  ])('answers 404 at %s', async (url) => {
    const answer = await get(url);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
