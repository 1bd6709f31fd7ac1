import type { Page } from '@playwright/test';
import { openBuilder } from '../../decks.ts';
import { waitForOverlays } from '../../overlays.ts';
import { expect, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

const CARDS = '/v3/gundam/cardlist';
const dialogs = (page: Page) => page.getByRole('dialog');
const tile = (page: Page) => page.locator('[data-index="0"]').first();

/** Opens home, then the cards, so that one step too many is noticed. */
async function openCards(page: Page): Promise<void> {
  await page.goto('/v3/gundam/');
  await page.goto(CARDS);
  await expect(tile(page)).toBeVisible();
}

test('Back closes the open card and stays on the page; Forward does not reopen it; Escape leaves no history entry', async ({
  page,
}) => {
  await openCards(page);
  await tile(page).click();
  await expect(dialogs(page)).toBeVisible();
  await waitForOverlays(page, 1);
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(CARDS);
  await page.goForward();
  await waitForOverlays(page, 0);
  await expect(dialogs(page)).toHaveCount(0);

  await tile(page).click();
  await waitForOverlays(page, 1);
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(0);
  await waitForOverlays(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(/\/v3\/gundam\/$/);
});

test('navigating out of an overlay replaces its history entry', async ({ page }) => {
  await openCards(page);
  await page.keyboard.press('Control+k');
  const palette = dialogs(page);
  await waitForOverlays(page, 1);
  await palette.getByRole('combobox').fill('Leaderboard');
  await expect(palette.getByRole('option').first()).toContainText('Leaderboard');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/leaderboard$/);
  await expect(palette).toHaveCount(0);
  await waitForOverlays(page, 0);
  await page.goBack();
  await expect(tile(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(CARDS);
  await expect(dialogs(page)).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(/\/leaderboard$/);
});

test("a page opened while a closed dialog's history entry is being removed stays open", async ({
  page,
}) => {
  await openCards(page);
  await page.keyboard.press('?');
  await waitForOverlays(page, 1);
  // Simulates a machine so busy that the entry takes very long.
  await page.evaluate(() => {
    const go = history.go.bind(history);
    history.go = (steps) => {
      history.go = go;
      go(steps);
      document.querySelector<HTMLElement>('footer a[href$="/hall-of-fame"]')?.click();
      const end = performance.now() + 3500;
      while (performance.now() < end);
    };
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Hall of fame' })).toBeVisible();
  await expect(page).toHaveURL(/\/hall-of-fame$/);
  await waitForOverlays(page, 0);
  await page.goBack();
  await expect(tile(page)).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/hall-of-fame$/);
});

test('on a phone Back closes overlays above the deck sheet, then the sheet, and stays in the builder', async ({
  page,
}) => {
  await page.setViewportSize(VIEWPORTS.phone);
  await openBuilder(page);
  await page.getByRole('button', { name: 'Deck', exact: true }).click();
  await waitForOverlays(page, 1);
  await dialogs(page).getByRole('button', { name: 'Test hand' }).click();
  await waitForOverlays(page, 2);
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(1);
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/v3/gundam/deckbuilder');
});

test('Back closes a menu, and the page it opens reuses its entry', async ({ page }) => {
  await openCards(page);
  await openBuilder(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await waitForOverlays(page, 1);
  await page.goBack();
  await expect(page.getByRole('menu')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/v3/gundam/deckbuilder');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Import/ }).click();
  await expect(page.getByRole('dialog', { name: 'Import' })).toBeVisible();
  await waitForOverlays(page, 1);
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/v3/gundam/deckbuilder');
});
