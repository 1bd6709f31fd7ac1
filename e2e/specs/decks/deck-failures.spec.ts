import type { Page, Route } from '@playwright/test';
import { BUILDER, deckName, openBuilder, poolTile, readDeckCount, saveDeck } from '../../decks.ts';
import { expect, test } from '../../test.ts';
import { expectToast } from '../../toasts-shown.ts';

test.use({ site: 'documents' });

const DECKS = '**/api/games/gundam/decks';
const broken = (route: Route) =>
  route.fulfill({ status: 500, json: { code: 'INTERNAL', detail: 'x', params: {} } });
const garbled = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'application/json', body: '{"id":' });

/** Opens a dialog from the deck menu. */
async function openDeckMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('DECK-26 DECK-29 DECK-32 a deck that cannot be saved or loaded shows the documented text and stays unchanged', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openBuilder(page);
  await poolTile(page, 0).click();
  await page.route(DECKS, broken);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Failed to save decklist')).toBeVisible();
  await expect.poll(() => readDeckCount(page)).toBe(1);
  await page.unroute(DECKS);
  await page.route(DECKS, garbled);
  await page.keyboard.press('Control+s');
  await expectToast(page, /^Error saving decklist: \S/);
  await expect.poll(() => readDeckCount(page)).toBe(1);
  await page.unroute(DECKS);
  await page.getByRole('button', { name: 'Visibility: Private' }).click();
  await page.getByRole('menuitem', { name: 'Public: everyone' }).click();
  const id = await saveDeck(page);

  // Another member logs in without this page noticing.
  await poolTile(page, 1).click();
  await signIn();
  await page.keyboard.press('Control+s');
  await expect(
    page.locator('.toast--live .toast__title', {
      hasText: /^You do not have permission to edit this deck$/,
    }),
  ).toBeVisible();
  await expect.poll(() => readDeckCount(page)).toBe(2);

  for (const address of [`/v3/gundam/deck/${id}`, `${BUILDER}/${id}`]) {
    await page.route(`${DECKS}/${id}`, broken);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Failed to load deck' })).toBeVisible();
    await expect(page.getByText('Failed to get decklist', { exact: true })).toBeVisible();
    await page.unroute(`${DECKS}/${id}`);
    await page.route(`${DECKS}/${id}`, garbled);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^Error loading deck: \S/)).toBeVisible();
    await page.unroute(`${DECKS}/${id}`);
  }
});

test('DECK-33 DECK-36 DECK-47 GAME-20 failures while building are shown; four archetypes are offered, one of five styles can be chosen', async ({
  page,
}) => {
  const { archetypes: known } = (await (
    await page.request.get('/api/games/gundam/archetypes')
  ).json()) as { archetypes: { cards: string[] }[] };
  const cards = [...new Set(known.flatMap((archetype) => archetype.cards.slice(0, 1)))];
  expect(cards.length).toBeGreaterThan(4);
  await page.addInitScript(
    (lines) => {
      if (localStorage.getItem('gundam_storedDecklist') === null) {
        localStorage.setItem('gundam_storedDecklist', lines);
      }
    },
    cards.map((card) => `1 x ${card}`).join('\n'),
  );
  await openBuilder(page);
  await expect.poll(() => readDeckCount(page)).toBe(cards.length);
  await poolTile(page, 0).click();
  await expect.poll(() => readDeckCount(page)).toBe(cards.length + 1);
  const archetypes = '**/api/games/gundam/archetypes';
  await page.route(archetypes, broken);
  await openDeckMenu(page, 'Style, archetype, cover card …');
  const settings = page.getByRole('dialog', { name: 'Style, archetype and cover card' });
  await expect(page.getByText(/^Failed to load archetypes: \S/)).toBeVisible();
  await page.unroute(archetypes);
  await settings.getByRole('button', { name: 'Try again' }).click();
  const offers = settings.getByRole('group', { name: 'Archetype' }).getByRole('button');
  await expect(offers).toHaveCount(4);

  const styles = settings.getByRole('group', { name: 'Style' }).getByRole('button');
  await expect(styles).toHaveText(['aggro', 'combo', 'control', 'midrange', 'fun']);
  const pressed = settings.getByRole('group', { name: 'Style' }).locator('[aria-pressed="true"]');
  await expect(pressed).toHaveCount(0);
  await styles.filter({ hasText: 'aggro' }).click();
  await expect(pressed).toHaveText(['aggro']);
  await styles.filter({ hasText: 'fun' }).click();
  await expect(pressed).toHaveText(['fun']);
  await page.keyboard.press('Escape');
  await expect(settings).toHaveCount(0);

  // Makes the next deck change throw. Each action then shows its own message.
  const failNextChange = () =>
    page.evaluate(() => {
      const working = Object.getOwnPropertyDescriptor(Date.prototype, 'toISOString') ?? {};
      const failOnce = () => {
        Reflect.defineProperty(Date.prototype, 'toISOString', working);
        throw new Error('The calendar is torn');
      };
      Reflect.set(Date.prototype, 'toISOString', failOnce);
    });
  await poolTile(page, 1).hover();
  await failNextChange();
  await poolTile(page, 1).click();
  await expect(page.getByText('Error adding card: The calendar is torn')).toBeVisible();
  await poolTile(page, 0).focus();
  await failNextChange();
  await page.keyboard.press('-');
  await expect(page.getByText('Error removing card: The calendar is torn')).toBeVisible();
  await failNextChange();
  await page.keyboard.press('3');
  await expect(page.getByText('Error setting card count: The calendar is torn')).toBeVisible();
});

test('DECK-09 drafts are stored on this device until the preference is switched off', async ({
  page,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('gundam_storedDecklist'));
  const storeDrafts = async (on: boolean) => {
    await page.goto('/v3/gundam/settings');
    await page.getByRole('switch', { name: /^Keep drafts on this device/ }).setChecked(on);
  };
  await openBuilder(page);
  await poolTile(page, 0).click();
  await deckName(page).fill('Kept');
  await expect.poll(stored).toMatch(/^1 x \S+$/);

  await storeDrafts(false);
  await openBuilder(page);
  const before = await stored();
  await poolTile(page, 1).click();
  await poolTile(page, 2).click();
  await expect.poll(() => readDeckCount(page)).toBeGreaterThan(1);
  const unstored = await readDeckCount(page);
  expect(await stored()).toBe(before);
  await page.reload();
  await expect(poolTile(page, 0)).toBeVisible();
  await expect.poll(() => readDeckCount(page)).toBeLessThan(unstored);

  await storeDrafts(true);
  await openBuilder(page);
  await poolTile(page, 3).click();
  await expect.poll(stored).not.toBe(before);
});
