import type { Page } from '@playwright/test';
import { deckName, openBuilder, readDeckCount, saveDeck } from '../decks.ts';
import { expect, test } from '../test.ts';
import { VIEWPORTS } from '../viewports.ts';
import { watchInteractions } from './slowest-interaction.ts';
import {
  countClicks,
  expectPublished,
  MOST_PRESSES,
  queryBar,
  search,
  slot,
  verdict,
  WALK_GAMES,
} from './walk-games.ts';

test.use({
  viewport: VIEWPORTS.phone,
  hasTouch: true,
  isMobile: true,
  // A tap misses a sheet that is still sliding.
  contextOptions: { reducedMotion: 'reduce' },
});

const foot = (page: Page, index: number) =>
  page.locator('.pool .tile', { has: page.locator(`[data-index="${index}"]`) }).locator('.copies');
const playset = (page: Page, index: number) =>
  foot(page, index).getByRole('button', { name: /: playset of/ });
const add = (page: Page, index: number) =>
  foot(page, index).getByRole('button', { name: /^Add one/ });

async function find(page: Page, query: string): Promise<void> {
  await search(page, () => queryBar(page).fill(query));
  await queryBar(page).press('Enter');
}

async function openDeck(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Deck', exact: true }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function closeDeck(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close the deck' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function save(page: Page): Promise<void> {
  await saveDeck(page, () => page.getByRole('button', { name: 'Save', exact: true }).tap());
}

/** Adds playsets with one tap each, and single cards for the rest. */
async function fillMainDeck(page: Page, size: number, copies: number): Promise<void> {
  let count = 0;
  for (let index = 0; count < size; index += 1) {
    if (size - count >= copies) {
      await playset(page, index).tap();
      count += copies;
    } else {
      for (; count < size; count += 1) await add(page, index).tap();
    }
    await expect.poll(() => readDeckCount(page)).toBe(count);
  }
}

for (const { game, size, copies, query, leader, energy, resources } of WALK_GAMES) {
  test(
    `a new player builds, saves and publishes a legal deck of ${game} on a phone`,
    { tag: ['@walk'] },
    async ({ page, signIn }) => {
      await signIn();
      const tellSlowest = await watchInteractions(page);
      await openBuilder(page, `/v3/${game}/deckbuilder`);
      if (leader) {
        await find(page, leader.query);
        await add(page, 0).tap();
      }
      if (energy) {
        await openDeck(page);
        await slot(page, 'Energy').getByRole('button', { name: energy }).tap();
        await closeDeck(page);
      }
      await find(page, query);
      const taps = await countClicks(page);
      await fillMainDeck(page, size, copies);
      expect(await taps()).toBeLessThanOrEqual(MOST_PRESSES);
      if (resources) {
        await find(page, resources.query);
        for (const index of [0, 1]) await playset(page, index).tap();
        for (const index of [0, 1]) await add(page, index).tap();
      }
      await expect(verdict(page)).toHaveText('Legal');

      await save(page);
      await page.getByRole('button', { name: 'Use this name' }).tap();
      await expect(deckName(page)).not.toHaveValue('');
      await openDeck(page);
      await page.getByRole('button', { name: /^Visibility/ }).tap();
      await page.getByRole('menuitem', { name: /^Public/ }).tap();
      await closeDeck(page);
      await tellSlowest();
      await expectPublished(page, game, () => save(page));
    },
  );
}
