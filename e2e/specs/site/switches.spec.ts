import type { Page } from '@playwright/test';
import { LIST, readCount, readNumber, tile } from '../../card-list.ts';
import { expect, test } from '../../test.ts';

const store = (page: Page, entries: Record<string, string>): Promise<void> =>
  page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);

test('PREF-02 PREF-05 prices and the row of recent decks follow their switches', async ({
  page,
}) => {
  const price = page.getByRole('heading', { name: 'Price' });
  const card = page.locator('.card-fields').first();
  await page.goto('/v3/gundam/cards/GD01-001');
  await expect(price).toBeVisible();
  for (const [key, value] of [
    ['userPreferences', '{"enableTcgPlayerPrices":false}'],
    ['isPricingVisible', 'false'],
  ] as const) {
    await store(page, { [key]: value });
    await page.reload();
    await expect(card).toBeVisible();
    await expect(price, key).toHaveCount(0);
    await page.evaluate(() => localStorage.removeItem('userPreferences'));
  }
  const recent = { id: 'a', name: 'Harbor', owner: 'Ann', coverImage: null };
  await store(page, { gundam_recentDecklists: JSON.stringify([recent]) });
  await page.goto('/v3/gundam/decks');
  const row = page.getByRole('navigation', { name: 'Last opened' });
  await expect(row).toBeVisible();
  await store(page, { userPreferences: '{"hideDecklistBookmarks":true}' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('LIST-12 every query parameter of the card list does something', async ({ page }) => {
  const shown = async () => `${await readCount(page)} from ${await readNumber(page, 0)}`;
  const open = async (query: string) => {
    await page.goto(`${LIST}?${query}`);
    await expect(tile(page, 0)).toBeVisible();
    return shown();
  };
  const plain = await open('');
  for (const query of [
    'search=name:a',
    'color=Blue',
    'level=5-8',
    'sort=name',
    'sort=cardno&sortDirection=desc',
    'series=st02',
    'customSeries=Harbor%20Lights',
  ]) {
    expect(await open(query), query).not.toBe(plain);
  }
  await page.goto(`${LIST}?openCustom=true`);
  await expect(page.getByLabel('Find a custom series')).toBeVisible();
  await page.goto(`${LIST}?tradeList=true`);
  await expect(page.getByRole('heading', { name: 'Your trade list' })).toBeVisible();
  await page.goto(`${LIST}?user=nobody-at-all`);
  await expect(page.getByText('Error loading collection data')).toBeVisible();
});
