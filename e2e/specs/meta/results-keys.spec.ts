import { expect, test } from '../../test.ts';

test('search results are one key away from the top of the page and the search field', async ({
  page,
}) => {
  await page.goto('/v3/gundam/cardlist');
  const first = page.locator('[role="grid"] [data-index="0"]');
  await expect(first).toBeVisible();
  await page.keyboard.press('r');
  await expect(first).toBeFocused();

  await page.keyboard.press('/');
  const search = page.getByRole('combobox', { name: 'Search cards' });
  await expect(search).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[role="grid"] [data-index="1"]')).toBeFocused();

  // Open suggestions use the arrow keys first. When closed, Down moves to the results.
  await search.fill('col');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(search).toBeFocused();
  await search.fill('a');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role="grid"] [data-index]:focus')).toHaveCount(1);

  await page.reload();
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Skip to the cards found' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
});
