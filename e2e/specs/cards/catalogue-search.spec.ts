import { expect, test } from '../../test.ts';

test.use({ site: 'documents' });

/** A regular expression that practically never ends. */
const RUNAWAY = '/(.+)+☃/';

const tiles = '.card-grid a';

test('a slow pattern is stopped and reported, and the next search works', async ({ page }) => {
  await page.goto('/v3/gundam/cardlist');
  const query = page.getByRole('combobox', { name: 'Search cards' });
  await expect(page.locator(tiles).first()).toBeVisible();
  await query.fill(RUNAWAY);
  await expect(page.getByText('The pattern takes too long.')).toBeVisible();
  await query.fill('cost>=1');
  await expect(page.getByText('The pattern takes too long.')).toBeHidden();
  await expect(page.locator(tiles).first()).toBeVisible();
});

test('without workers the page itself loads and searches the cards', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await page.goto('/v3/gundam/cardlist');
  await expect(page.locator(tiles).first()).toBeVisible();
  expect(await page.evaluate(() => 'Worker' in window)).toBe(false);
});
