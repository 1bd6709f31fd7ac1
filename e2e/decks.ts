import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export const BUILDER = '/v3/gundam/deckbuilder';

export const deckPanel = (page: Page): Locator => page.locator('.deck-panel');
export const poolTile = (page: Page, index: number): Locator =>
  page.locator(`.pool [data-index="${index}"]`);
export const deckName = (page: Page): Locator => page.getByRole('textbox', { name: 'Deck name' });
/** The line at the foot of the deck that says where it is safe. */
export const deckStatus = (page: Page): Locator => page.locator('.deck-status__words');

/** Opens the builder and waits for its first card. */
export async function openBuilder(page: Page, address: string = BUILDER): Promise<void> {
  await page.goto(address);
  await expect(poolTile(page, 0)).toBeVisible();
}

/** How many cards the main deck says it has. */
export async function readDeckCount(page: Page): Promise<number> {
  const text = await page.locator('.deck-vitals__count b').first().innerText();
  return Number(text);
}

/** A draft as this device keeps it. */
export function draftOf(lines: string, name = 'Northwind Tempo'): Record<string, string> {
  return { gundam_storedDecklist: lines, gundam_deckName: name };
}

export const TWELVE_CARDS = [
  'ST01-001',
  'ST01-002',
  'ST01-003',
  'ST01-004',
  'ST01-005',
  'ST01-006',
  'GD01-001',
  'GD01-002',
  'GD01-010',
  'GD01-012',
  'GD01-020',
  'GD01-033',
];

/** Saves the open deck and waits until the server has it; gives its id. */
export async function saveDeck(page: Page): Promise<string> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Decklist saved successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/deckbuilder\/[0-9A-Za-z]{22}$/);
  return page.url().split('/').at(-1) ?? '';
}
