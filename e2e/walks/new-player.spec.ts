import type { Page } from '@playwright/test';
import { deckName, deckPanel, openBuilder, poolTile, readDeckCount, saveDeck } from '../decks.ts';
import { expect, test } from '../test.ts';

/** For all cards of the main deck. */
const MOST_CLICKS = 20;

const queryBar = (page: Page) =>
  page.locator('.pool').getByRole('combobox', { name: 'Search cards' });
const slot = (page: Page, name: string) =>
  deckPanel(page).getByRole('region', { name, exact: true });
const verdict = (page: Page) => page.locator('.deck-verdict').first();

/** Counts presses of the mouse on the page from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { clicks: number };
    counted.clicks = 0;
    addEventListener('click', () => (counted.clicks += 1), { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { clicks: number }).clicks);
}

async function search(page: Page, query: string): Promise<void> {
  const count = page.locator('.pool__count');
  await expect(count).toHaveText(/\d cards?$/);
  const before = await count.innerText();
  await queryBar(page).fill(query);
  await expect(count).not.toHaveText(before);
  await page.keyboard.press('Escape');
}

/** A press with Shift for each playset, single presses for the rest. */
async function fillMainDeck(page: Page, size: number, copies: number): Promise<void> {
  let count = 0;
  for (let index = 0; count < size; index += 1) {
    const tile = poolTile(page, index);
    if (size - count >= copies) {
      await tile.click({ modifiers: ['Shift'] });
      count += copies;
    } else {
      for (; count < size; count += 1) await tile.click();
    }
    await expect.poll(() => readDeckCount(page)).toBe(count);
  }
}

type Walk = {
  game: string;
  size: number;
  copies: number;
  query: string;
  prepare: (page: Page) => Promise<void>;
  finish: (page: Page) => Promise<void>;
};

const nothing = async () => {};

const WALKS: readonly Walk[] = [
  {
    game: 'gundam',
    size: 50,
    copies: 4,
    query: 'color:green type:unit',
    prepare: nothing,
    finish: async (page) => {
      await search(page, 'type:resource');
      for (const index of [0, 1]) await poolTile(page, index).click({ modifiers: ['Shift'] });
      for (const index of [0, 1]) await poolTile(page, index).click();
      await expect(slot(page, 'Resource deck')).toContainText('10 / 10');
    },
  },
  {
    game: 'opcg',
    size: 50,
    copies: 4,
    query: 'color:red type:character',
    prepare: async (page) => {
      await search(page, 'color=red type:leader');
      await poolTile(page, 0).click();
      await expect(slot(page, 'Leader')).toContainText('1 / 1');
    },
    finish: nothing,
  },
  {
    game: 'pocket',
    size: 20,
    copies: 2,
    query: 'color:fire stage:basic',
    prepare: (page) => slot(page, 'Energy').getByRole('button', { name: 'Fire' }).click(),
    finish: nothing,
  },
];

for (const { game, size, copies, query, prepare, finish } of WALKS) {
  const tag = game === 'gundam' ? [] : ['@walk'];
  test(
    `a new player builds, saves and publishes a legal deck of ${game} by mouse`,
    { tag },
    async ({ page, signIn }) => {
      await signIn();
      test.slow();
      await openBuilder(page, `/v3/${game}/deckbuilder`);
      await prepare(page);
      await search(page, query);
      const clicks = await countClicks(page);
      await fillMainDeck(page, size, copies);
      expect(await clicks()).toBeLessThanOrEqual(MOST_CLICKS);
      await finish(page);
      await expect(verdict(page)).toHaveText('Legal');

      await saveDeck(page);
      await page.getByRole('button', { name: 'Use this name' }).click();
      await expect(deckName(page)).not.toHaveValue('');
      await page.getByRole('button', { name: /^Visibility/ }).click();
      await page.getByRole('menuitem', { name: /^Public/ }).click();
      const id = await saveDeck(page);
      await expect(
        page.locator('.toast[data-kind="success"]', { hasText: 'Published' }),
      ).toBeVisible();
      await page.goto(`/v3/${game}/deck/${id}`);
      await expect(verdict(page)).toHaveText('Legal');
    },
  );
}

test(
  'by keyboard alone fifty cards take no more than eighty keys',
  { tag: ['@walk'] },
  async ({ page, signIn }) => {
    await signIn();
    await openBuilder(page);
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    const clicks = await countClicks(page);
    await search(page, 'color:blue type:unit');
    await press('ArrowDown');
    for (let count = 0; count < 50;) {
      const next = Math.min(4, 50 - count);
      await press(String(next));
      count += next;
      await expect.poll(() => readDeckCount(page)).toBe(count);
      if (count < 50) await press('ArrowRight');
    }
    expect(keys).toBeLessThanOrEqual(80);
    expect(await clicks()).toBe(0);
    await saveDeck(page);
  },
);
