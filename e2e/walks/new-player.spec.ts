import type { Page } from '@playwright/test';
import { openBuilder, poolTile, readDeckCount, saveDeck } from '../decks.ts';
import { expect, test } from '../test.ts';
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

async function find(page: Page, query: string): Promise<void> {
  await search(page, () => queryBar(page).fill(query));
  await page.keyboard.press('Enter');
}

/** Adds playsets with Shift and click, and single cards for the rest. */
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

for (const { game, size, copies, query, leader, energy, resources } of WALK_GAMES) {
  const tag = game === 'gundam' ? [] : ['@walk'];
  test(
    `a new player builds, saves and publishes a legal deck of ${game} by mouse`,
    { tag },
    async ({ page, signIn }) => {
      await signIn();
      const tellSlowest = await watchInteractions(page);
      await openBuilder(page, `/v3/${game}/deckbuilder`);
      if (leader) {
        await find(page, leader.query);
        await poolTile(page, 0).click();
        await expect(slot(page, leader.zone)).toContainText('1 / 1');
      }
      if (energy) await slot(page, 'Energy').getByRole('button', { name: energy }).click();
      await find(page, query);
      const clicks = await countClicks(page);
      await fillMainDeck(page, size, copies);
      expect(await clicks()).toBeLessThanOrEqual(MOST_PRESSES);
      if (resources) {
        await find(page, resources.query);
        for (const index of [0, 1]) await poolTile(page, index).click({ modifiers: ['Shift'] });
        for (const index of [0, 1]) await poolTile(page, index).click();
        await expect(slot(page, resources.zone)).toContainText(`${resources.size} / `);
      }
      await expect(verdict(page)).toHaveText('Legal');

      // The offer disappears on its own.
      await Promise.all([
        saveDeck(page),
        page.getByRole('button', { name: 'Use this name' }).click(),
      ]);
      await page.getByRole('button', { name: /^Visibility/ }).click();
      await page.getByRole('menuitem', { name: /^Public/ }).click();
      await tellSlowest();
      await expectPublished(page, game, async () => {
        await saveDeck(page);
      });
    },
  );
}
