import type { Locator, Page } from '@playwright/test';
import { goWithin } from './go-within.ts';
import { expect } from './test.ts';

export const LIST = '/v3/gundam/cardlist';

export const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Cards' });
export const tile = (page: Page, index: number): Locator => page.locator(`[data-index="${index}"]`);
export const queryBar = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Search cards' });
/** A colour in the filter panel with its card count. */
export const panelColor = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name} \\d+ cards$`) });
export const modal = (page: Page): Locator =>
  page.getByRole('dialog').filter({ hasText: /\d+ of \d+/ });

/** Opens the list and waits for its first card. */
export async function openList(page: Page, address: string = LIST): Promise<void> {
  await page.goto(address);
  await expect(tile(page, 0)).toBeVisible();
}

/**
 * Reads another address of the list, as a link does. The list is left before, because it keeps some
 * choices while it is open.
 */
export async function reopenList(page: Page, address: string = LIST): Promise<void> {
  await goWithin(page, address.replace(/cardlist.*$/, 'hall-of-fame'));
  await goWithin(page, address);
}

/** Returns the displayed number of cards. */
export async function readCount(page: Page): Promise<number> {
  const said = page.getByRole('status').filter({ hasText: /^[\d,.]+ cards?$/ });
  const text = await said.innerText();
  return Number(text.replaceAll(/\D/g, ''));
}

/** Returns the card number of a tile. */
export async function readNumber(page: Page, index: number): Promise<string> {
  const href = (await tile(page, index).getAttribute('href')) ?? '';
  return decodeURIComponent(href.split('/').at(-1) ?? '');
}

/** Opens the series picker. */
export async function chooseSeries(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('menuitem', { name: 'Choose series …' }).click();
}
