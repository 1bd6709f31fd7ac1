import { expect, test } from '../../test.ts';

test('a shared link has title, description, picture and one canonical address', async ({
  page,
  stack,
}) => {
  await page.goto('/v3/gundam/leaderboard?utm_source=chat');
  const html = await (await page.request.get('/v3/gundam/leaderboard?utm_source=chat')).text();
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toMatch(/Leaderboard.*Deckframe/);
  expect(meta('description').length).toBeGreaterThan(20);
  expect(meta('og:title')).toMatch(/Leaderboard/);
  expect(meta('og:description').length).toBeGreaterThan(20);
  const picture = meta('og:image');
  expect((await page.request.get(picture)).status()).toBe(200);
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  expect(canonical).toBe(`${stack.origin}/v3/gundam/leaderboard`);
});

test('a card page names the card in its head', async ({ request }) => {
  const card = (await (await request.get('/api/games/gundam/cards/ST01-001')).json()) as {
    name: string;
  };
  const html = await (await request.get('/v3/gundam/cards/ST01-001')).text();
  expect(html).toMatch(new RegExp(`<title>[^<]*${card.name}`));
  expect(html).toContain('ST01-001.webp');
});

test('hashed files are cached for a year, pages are revalidated, and both are compressed', async ({
  request,
}) => {
  const page = await request.get('/v3/gundam/');
  expect(page.headers()['cache-control']).toMatch(/no-cache/);
  // The first script is too small to be compressed.
  const script = /href="(\/assets\/vendor-[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  const file = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(file.headers()['cache-control']).toMatch(/max-age=31536000.*immutable/);
  expect(file.headers()['content-encoding']).toBe('br');
  expect(file.headers()['vary']).toMatch(/accept-encoding/i);
  const zipped = await request.get(script, { headers: { 'accept-encoding': 'gzip' } });
  expect(zipped.headers()['content-encoding']).toBe('gzip');
});

test('pages have a strict content policy that the app follows', async ({ page }) => {
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) broken.push(message.text());
  });
  const answer = await page.goto('/v3/gundam/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/default-src 'self'|default-src 'none'/);
  expect(/script-src[^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/v3/gundam/dev/kit');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(broken).toEqual([]);
});

test('robots and sitemap list existing pages', async ({ request, stack }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${stack.origin}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  expect(listed).toContain(`${stack.origin}/v3/gundam/`);
  for (const address of listed.filter((url) => url.includes('/v3/gundam/')).slice(0, 20)) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});
