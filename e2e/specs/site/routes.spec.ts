import { expect, test } from '../../test.ts';

test("SHELL-01 GAME-02 `/` redirects to the default game's home below /v3/gundam", async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/v3\/gundam\/$/);
  await expect(page.getByRole('heading', { name: /card of the day/i })).toBeVisible();
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((href) => !/^\/v3\/[a-z]+\//.test(href))).toEqual([]);
});

test('SHELL-06 SHELL-15 the documented redirects work', async ({ page }) => {
  for (const from of ['/content', '/events']) {
    await page.goto(`/v3/gundam${from}`);
    await expect(page).toHaveURL(/\/v3\/gundam\/cardlist$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/card list/i);
  }
  await page.goto('/v3/gundam/decklists/2x7Qm');
  await expect(page).toHaveURL(/\/v3\/gundam\/deck\/2x7Qm$/);
});

test('SHELL-12 /community shows its page although the navigation marks it as coming soon', async ({
  page,
}) => {
  await page.goto('/v3/gundam/community');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/community/i);
  const main = page.getByRole('main');
  await expect(main.getByText(/decklists/i).first()).toBeVisible();
  await expect(main.getByText(/leaderboard/i).first()).toBeVisible();
});

test('SHELL-16 an unknown address or game answers 404 with a link home, inside the shell', async ({
  page,
}) => {
  const unknownGame = await page.request.get('/v3/nosuchgame/');
  expect(unknownGame.status()).toBe(404);
  const response = await page.goto('/v3/gundam/no/such/place');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveTitle(/not found/i);
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL(/\/v3\/gundam\/$/);
});

test('SHELL-09 /mydecks sends a visitor to log in and returns afterwards', async ({ page }) => {
  await page.goto('/v3/gundam/mydecks');
  await expect(page).toHaveURL(/\/v3\/gundam\/login\?redirect=/);
  expect(new URL(page.url()).searchParams.get('redirect')).toContain('/mydecks');
});

test('SHELL-13 /admin refuses visitors and members with 403', async ({ page, signIn }) => {
  await page.goto('/v3/gundam/admin');
  await expect(page.getByRole('main')).toContainText('Insufficient permissions');
  await signIn();
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Insufficient permissions');
  await signIn({ roles: ['Administrator'] });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/admin panel/i);
});

test('a change of route updates the title, moves the focus and is announced', async ({ page }) => {
  await page.goto('/v3/gundam/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Data protection' }).click();
  await expect(page).toHaveTitle(/Data protection/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
});
