import type { Page } from '@playwright/test';
import { openBuilder, readDeckCount, saveDeck } from '../../decks.ts';
import { findViolations } from '../../find-violations.ts';
import { expect, test } from '../../test.ts';

const TWO_COLORS = ['4 x GD01-001', '4 x GD01-002', '2 x GD01-015'];

const chip = (page: Page) => page.getByRole('button', { name: /^Only / });
const poolCount = (page: Page) => page.locator('.pool__count');

async function importDeck(page: Page, lines: readonly string[], count: number): Promise<void> {
  await page.keyboard.press('Control+i');
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await dialog.getByRole('textbox').fill(lines.join('\n'));
  await dialog.getByRole('button', { name: 'Check list' }).click();
  await dialog.getByRole('button', { name: 'Replace the deck' }).click();
  await expect.poll(() => readDeckCount(page)).toBe(count);
}

test('N-40 GAME-10 a deck with the maximum number of colors limits the pool to them until a click opens it', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openBuilder(page);
  const all = await poolCount(page).innerText();
  await importDeck(page, TWO_COLORS.slice(0, 2), 8);
  await expect(chip(page)).toHaveCount(0);
  await expect(poolCount(page)).toHaveText(all);

  await importDeck(page, TWO_COLORS, 10);
  await expect(chip(page)).toHaveText('Only Blue and Green');
  await expect(chip(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(poolCount(page)).not.toHaveText(all);
  const search = page.getByRole('combobox', { name: 'Search cards' });
  await search.fill('color:red');
  await expect(poolCount(page)).toHaveText('0 cards');
  expect(await findViolations(page)).toEqual([]);

  // It opens by keyboard and stays open when the draft is saved as a deck.
  await chip(page).focus();
  await page.keyboard.press('Enter');
  await expect(chip(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(poolCount(page)).not.toHaveText('0 cards');
  await saveDeck(page);
  await expect(chip(page)).toHaveAttribute('aria-pressed', 'false');
  await chip(page).click();
  await expect(poolCount(page)).toHaveText('0 cards');
});

test('N-40 unlocked colors restrict nothing', async ({ page }) => {
  await page.goto('/v3/gundam/settings');
  await page.getByRole('switch', { name: /^Unlock colors/ }).setChecked(true);
  await openBuilder(page);
  const all = await poolCount(page).innerText();
  await importDeck(page, TWO_COLORS, 10);
  await expect(poolCount(page)).toHaveText(all);
  await expect(chip(page)).toHaveCount(0);
});
