import type { Browser, BrowserContext, Locator, Page, Request } from '@playwright/test';
import { RETURNING_VISITOR } from './returning-visitor.ts';
import { expect } from './test.ts';
import { expectToast } from './toasts-shown.ts';

export const BUILDER = '/v3/gundam/deckbuilder';

export const deckPanel = (page: Page): Locator => page.locator('.deck-panel');
export const poolTile = (page: Page, index: number): Locator =>
  page.locator(`.pool [data-index="${index}"]`);
export const deckName = (page: Page): Locator => page.getByRole('textbox', { name: 'Deck name' });
/** The save status at the bottom of the deck. */
export const deckStatus = (page: Page): Locator => page.locator('.deck-status__words');

/** Opens the builder and waits for its first card. */
export async function openBuilder(page: Page, address: string = BUILDER): Promise<void> {
  await page.goto(address);
  await expect(poolTile(page, 0)).toBeVisible();
}

/** Returns the displayed number of cards in the main deck. */
export async function readDeckCount(page: Page): Promise<number> {
  const text = await page.locator('.deck-vitals__count b').first().innerText();
  return Number(text);
}

/** Opens a second browser context without a login. */
export async function openVisitor(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, RETURNING_VISITOR);
  return context;
}

const isSave = (request: Request): boolean =>
  ['POST', 'PUT'].includes(request.method()) &&
  /\/decks(?:\/[0-9A-Za-z]{22})?$/.test(new URL(request.url()).pathname);

/** Saves the open deck, waits for the server and returns the deck's id. */
export async function saveDeck(
  page: Page,
  press: () => Promise<void> = () => page.keyboard.press('Control+s'),
): Promise<string> {
  // The text alone may belong to an earlier save.
  const saved = page.waitForResponse((answer) => isSave(answer.request()) && answer.ok());
  await Promise.all([saved, expectToast(page, 'Decklist saved successfully'), press()]);
  await expect(page).toHaveURL(/\/deckbuilder\/[0-9A-Za-z]{22}$/);
  return page.url().split('/').at(-1) ?? '';
}
