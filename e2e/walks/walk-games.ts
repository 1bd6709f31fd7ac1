import type { Locator, Page } from '@playwright/test';
import { deckName, deckPanel } from '../decks.ts';
import { expect } from '../test.ts';

/** Limit for all cards of the main deck, by mouse or touch. */
export const MOST_PRESSES = 20;

/** A deck of each game: its main deck and what else the game requires. */
export type WalkGame = {
  game: string;
  size: number;
  copies: number;
  query: string;
  /** Searched and added before the main deck. */
  leader?: { query: string; zone: string };
  /** Clicked in the deck before cards are added. */
  energy?: string;
  /** Two kinds of cards in another zone: four of each, then one more of each. */
  resources?: { query: string; zone: string; size: number };
};

export const WALK_GAMES: readonly WalkGame[] = [
  {
    game: 'gundam',
    size: 50,
    copies: 4,
    query: 'color:green type:unit',
    resources: { query: 'type:resource', zone: 'Resource deck', size: 10 },
  },
  {
    game: 'opcg',
    size: 50,
    copies: 4,
    query: 'color:red type:character',
    leader: { query: 'color=red type:leader', zone: 'Leader' },
  },
  { game: 'pocket', size: 20, copies: 2, query: 'color:fire stage:basic', energy: 'Fire' },
];

export const queryBar = (page: Page): Locator =>
  page.locator('.pool').getByRole('combobox', { name: 'Search cards' });
export const slot = (page: Page, name: string): Locator =>
  deckPanel(page).getByRole('region', { name, exact: true });
export const verdict = (page: Page): Locator => page.locator('.deck-verdict').first();

/** Runs `type` to enter a query and waits for its results. */
export async function search(page: Page, type: () => Promise<void>): Promise<void> {
  const count = page.locator('.pool__count');
  await expect(count).toHaveText(/\d cards?$/);
  const before = await count.innerText();
  await type();
  await expect(count).not.toHaveText(before);
}

/** Counts mouse clicks and taps on the page from now on. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { clicks: number };
    counted.clicks = 0;
    addEventListener('pointerdown', () => (counted.clicks += 1), { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { clicks: number }).clicks);
}

/** Saves the public deck and checks that everybody sees it as legal. */
export async function expectPublished(
  page: Page,
  game: string,
  save: () => Promise<void>,
): Promise<void> {
  await expect(deckName(page)).not.toHaveValue('');
  const published = page.locator('.toast[data-kind="success"]', { hasText: 'Published' });
  await Promise.all([expect(published).toBeVisible(), save()]);
  await page.goto(page.url().replace('/deckbuilder/', '/deck/'));
  await expect(page).toHaveURL(new RegExp(`/v3/${game}/deck/`));
  await expect(verdict(page)).toHaveText('Legal');
}
