import { letDraw } from '../../sightings.ts';
import { expect, test } from '../../test.ts';

test('GAME-04 GAME-07 GAME-30 start-up requests the game config once without payload, applies its colour, and shows cacheable pictures', async ({
  page,
}) => {
  for (const game of ['gundam', 'ua']) {
    const path = `/v3/${game}/config/game-config.json`;
    const asked: { method: string; body: string | null }[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname !== path) return;
      asked.push({ method: request.method(), body: request.postData() });
    });
    await page.goto(`/v3/${game}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked).toEqual([{ method: 'GET', body: null }]);

    const config = (await (await page.request.get(path)).json()) as { mainThemeColor: string };
    const accent = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--game-accent').trim(),
    );
    expect(accent.toLowerCase()).toBe(config.mainThemeColor.toLowerCase());
  }

  await page.goto('/v3/gundam/');
  // The page's padding before the footer, independent of the order of style sheets.
  await expect(page.locator('.home')).toHaveCSS('padding-bottom', '56px');
  const face = page.locator('img[src^="/media/"]').first();
  await expect(face).toBeVisible();
  const address = (await face.getAttribute('src')) ?? '';
  const answer = await page.request.get(address);
  expect(answer.headers()['content-type']).toBe('image/webp');
  expect(answer.headers()['cache-control']).toMatch(/max-age=\d{5,}/);
  expect(answer.headers()['set-cookie']).toBeUndefined();
});

test('GAME-05 without a config nothing starts, and the error is logged', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  const called: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) called.push(request.url());
  });
  await page.route('**/game-config.json', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/v3/gundam/');
  await expect.poll(() => logged.join('\n')).toContain('Start-up aborted');
  await letDraw(page);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(called).toEqual([]);
});
