import { LIST, modal, openList, queryBar, readCount, readNumber, tile } from '../../card-list.ts';
import { expect, test } from '../../test.ts';
import { waitForShell } from '../../wait-for-shell.ts';

test.use({ site: 'documents' });

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('CACHE-07 the list of a cached game opens, searches and shows cards', async ({
    page,
    context,
  }) => {
    await openList(page);
    const all = await readCount(page);
    await waitForShell(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('#main').getByText('You are offline.')).toBeVisible();
    await expect(page.getByText('The cards on this device are available.')).toBeVisible();
    await expect(page.getByText('You are offline.').filter({ visible: true })).toHaveCount(1);
    await expect.poll(() => readCount(page)).toBe(all);
    await queryBar(page).fill('color:blue');
    await expect.poll(() => readCount(page)).toBeLessThan(all);
    await tile(page, 0).click();
    await expect(modal(page)).toContainText('1 of ');
    await modal(page).getByRole('link', { name: 'Open page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/did not load/);
  });

  test('CACHE-27 the list of an uncached game says so, and loads once online', async ({
    page,
    context,
  }) => {
    await page.goto('/v3/gundam/data-protection');
    await waitForShell(page);
    await context.setOffline(true);
    await page.goto(LIST);
    await expect(
      page.getByText('Error loading cards: No cached data available offline'),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(tile(page, 0)).toBeVisible();
  });
});

test('CACHE-28 a network error keeps cached cards and shows a note', async ({ page }) => {
  await openList(page, '/v3/ua/cardlist?series=aur');
  const held = await readCount(page);
  await page.route('**/api/games/ua/catalogue/**', (route) => route.abort());
  // Only one of the two series is stored. The other cannot be fetched.
  await openList(page, '/v3/ua/cardlist?series=aur,brm');
  await expect(page.getByText('Using cached data due to network error')).toBeVisible();
  await expect.poll(() => readCount(page)).toBe(held);
  expect(await readNumber(page, 0)).toMatch(/^AUR/);
});

test('CACHE-28 if the API fails, a card opens from the cache with a note', async ({
  page,
  context,
}) => {
  await openList(page);
  const cardno = await readNumber(page, 0);
  await context.route('**/api/**', (route) => route.abort());
  await page.goto(`/v3/gundam/cards/${cardno}`);
  await expect(page.getByText('Using cached data due to network error').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Cards');
  await expect(page.getByText('The card did not load')).toHaveCount(0);

  // The builder needs the same cards.
  await page.evaluate(() =>
    localStorage.setItem('gundam_storedDecklist', '4 x GD01-001\n2 x GD01-015'),
  );
  await page.goto('/v3/gundam/deckbuilder');
  await expect(page.locator('.deck-row').first()).toContainText('GD01-001');
  await context.unroute('**/api/**');
});
