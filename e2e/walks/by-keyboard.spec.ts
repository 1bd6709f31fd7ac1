import type { Locator, Page } from '@playwright/test';
import { deckName, openBuilder, poolTile, readDeckCount, saveDeck } from '../decks.ts';
import { expect, test } from '../test.ts';
import { watchInteractions } from './slowest-interaction.ts';
import {
  countClicks,
  expectPublished,
  queryBar,
  search,
  slot,
  verdict,
  WALK_GAMES,
} from './walk-games.ts';

/** Limit for the cards of a main deck of fifty. */
const MOST_KEYS = 80;
/** Limit for the whole journey, without typed letters. */
const MOST_KEYS_IN_ALL = 220;

/** Counts the keys it presses. */
function createKeys(page: Page) {
  let pressed = 0;
  const press = async (key: string): Promise<void> => {
    pressed += 1;
    await page.keyboard.press(key);
  };
  return {
    press,
    pressed: () => pressed,
    /** Presses Tab until the element is focused. */
    walkTo: async (wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
      const isThere = () => wanted.evaluate((element) => element === document.activeElement);
      for (let stops = 0; stops < 60 && !(await isThere()); stops += 1) await press(key);
      await expect(wanted).toBeFocused();
    },
  };
}

type Keys = ReturnType<typeof createKeys>;

async function find(page: Page, keys: Keys, query: string): Promise<void> {
  await keys.press('/');
  await expect(queryBar(page)).toBeFocused();
  await search(page, async () => {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(query);
  });
  await keys.press('Enter');
  await keys.press('ArrowDown');
  await expect(poolTile(page, 0)).toBeFocused();
}

async function fillMainDeck(page: Page, keys: Keys, size: number, copies: number): Promise<void> {
  for (let [count, index] = [0, 0]; count < size; index += 1) {
    await expect(poolTile(page, index)).toBeFocused();
    const next = Math.min(copies, size - count);
    await keys.press(String(next));
    count += next;
    await expect.poll(() => readDeckCount(page)).toBe(count);
    if (count < size) await keys.press('ArrowRight');
  }
}

for (const { game, size, copies, query, leader, energy, resources } of WALK_GAMES) {
  test(
    `a new player builds, saves and publishes a legal deck of ${game} by keyboard alone`,
    { tag: ['@walk'] },
    async ({ page, signIn }) => {
      await signIn();
      const tellSlowest = await watchInteractions(page);
      await openBuilder(page, `/v3/${game}/deckbuilder`);
      const keys = createKeys(page);
      const clicks = await countClicks(page);
      if (leader) {
        await find(page, keys, leader.query);
        await keys.press('+');
        await expect(slot(page, leader.zone)).toContainText('1 / 1');
      }
      await find(page, keys, query);
      const before = keys.pressed();
      await fillMainDeck(page, keys, size, copies);
      expect(keys.pressed() - before).toBeLessThanOrEqual(MOST_KEYS);
      if (energy) {
        const chip = slot(page, 'Energy').getByRole('button', { name: energy });
        await keys.press('d');
        await keys.walkTo(chip, 'Shift+Tab');
        await keys.press('Space');
      }
      if (resources) {
        await find(page, keys, resources.query);
        for (const key of ['4', 'ArrowRight', '4', '+', '+']) await keys.press(key);
        await expect(slot(page, resources.zone)).toContainText(`${resources.size} / `);
      }
      await expect(verdict(page)).toHaveText('Legal');

      await saveDeck(page);
      await expect(page.getByRole('button', { name: 'Use this name' })).toBeVisible();
      await keys.press('F6');
      await keys.walkTo(page.getByRole('button', { name: 'Use this name' }));
      await keys.press('Enter');
      await expect(deckName(page)).not.toHaveValue('');
      await keys.walkTo(page.getByRole('button', { name: /^Visibility/ }));
      await keys.press('Enter');
      await expect(page.getByRole('menuitem', { name: /^Private/ })).toBeFocused();
      for (const key of ['End', 'Enter']) await keys.press(key);
      expect(await clicks()).toBe(0);
      await tellSlowest();
      await expectPublished(page, game, async () => {
        await saveDeck(page);
      });
      expect(keys.pressed()).toBeLessThanOrEqual(MOST_KEYS_IN_ALL);
    },
  );
}
