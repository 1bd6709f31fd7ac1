import { givePassword } from '@deckframe/api/src/testing/give-password.ts';
import type { Database } from '@deckframe/database/db';
import type { Page } from '@playwright/test';
import {
  BUILDER,
  deckName,
  deckStatus,
  openBuilder,
  poolTile,
  readDeckCount,
  openVisitor,
  saveDeck,
} from '../../decks.ts';
import { goWithin } from '../../go-within.ts';
import { expect, test } from '../../test.ts';
import { expectToast } from '../../toasts-shown.ts';

test.use({ site: 'documents' });

const SAVED = 'Decklist saved successfully';
const PASSWORD = 'hollow-lantern-tide';
/** `Saved on this device` does not mean that the server has it. */
const ON_SERVER = 'Saved ·';
/** A save waits until the one before it has succeeded or failed. */
const savePhase = (page: Page) => page.locator('.deck-head [data-phase]');

test('SHELL-05 DECK-08 DECK-10 DECK-11 DECK-12 DECK-13 DECK-14 DECK-18 DECK-25 the first save gives the deck its address; two tabs save concurrently without loss; others read and clone', async ({
  page,
  context,
  browser,
  signIn,
  stack,
}) => {
  await signIn();
  await openBuilder(page);
  for (const index of [0, 1, 2]) await poolTile(page, index).click();
  await deckName(page).fill('Two tabs');
  await page.getByRole('button', { name: 'Visibility: Private' }).click();
  await page.getByRole('menuitem', { name: 'Public: everyone' }).click();
  const id = await saveDeck(page);
  await expect(page.getByRole('button', { name: 'Visibility: Public' })).toBeVisible();
  await expect(deckStatus(page)).toContainText(ON_SERVER);
  expect(await page.evaluate(() => localStorage.getItem('gundam_storedDecklist'))).toBeNull();
  await expect.poll(() => readDeckCount(page)).toBe(3);

  const other = await context.newPage();
  await openBuilder(other, `${BUILDER}/${id}`);
  await expect.poll(() => readDeckCount(other)).toBe(3);
  await poolTile(other, 3).click();
  await other.keyboard.press('Control+s');
  await expectToast(other, SAVED);

  await poolTile(page, 4).click();
  await expect(deckStatus(page)).toContainText('Changes on this device');
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('dialog', { name: 'Another version was saved in the meantime' });
  await expect(conflict).toContainText('4 cards');
  await conflict.getByRole('button', { name: 'Merge both' }).click();
  await expect.poll(() => readDeckCount(page)).toBe(5);
  await expect(deckStatus(page)).toContainText(ON_SERVER);

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'History …' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByRole('button', { name: /^1/ }).click();
  await history.getByRole('button', { name: 'Restore version 1' }).click();
  await expect.poll(() => readDeckCount(page)).toBe(3);
  await expect(page.getByText('Version 1 is back.')).toBeVisible();

  const visitor = await openVisitor(browser, stack.documentsOrigin);
  const reader = await visitor.newPage();
  await reader.goto(`${BUILDER}/${id}`);
  await expect(reader.locator('.deck-row')).toHaveCount(3);
  await expect(reader.locator('.pool')).toHaveCount(0);
  await reader.getByRole('button', { name: 'Clone deck' }).click();
  await expect(reader).toHaveURL(/\/build$/);
  await expect(deckName(reader)).toHaveValue('Copy of Two tabs');
  await expect.poll(() => readDeckCount(reader)).toBe(3);
  await visitor.close();
});

test('DECK-06 C-04 a deck without a name is (no name) in the builder and (No Name) on lists, pages and in dialogs', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openBuilder(page);
  await expect(deckName(page)).toHaveAttribute('placeholder', '(no name)');
  await poolTile(page, 0).click();
  const deckId = await saveDeck(page);
  await goWithin(page, `/v3/gundam/deck/${deckId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('(No Name)');
  await goWithin(page, '/v3/gundam/mydecks');
  await expect(page.getByRole('link', { name: '(No Name)' }).first()).toBeVisible();
});

test('an offline save waits visibly and arrives once, also if only the answer was lost', async ({
  page,
  context,
  database,
  signIn,
}) => {
  const member = await signIn();
  await openBuilder(page);
  await poolTile(page, 0).click();
  await deckName(page).fill('Saved offline');
  await context.setOffline(true);
  await page.keyboard.press('Control+s');
  await expect(deckStatus(page)).toHaveText('Saved on this device, waiting to be sent');
  await expect(page).toHaveURL(/\/deckbuilder\/[0-9A-Za-z]{22}$/);
  await poolTile(page, 1).click();
  await page.keyboard.press('Control+s');
  await expect.poll(() => readDeckCount(page)).toBe(2);
  await expect(savePhase(page)).toHaveAttribute('data-phase', 'idle');
  await context.setOffline(false);
  await expectToast(page, SAVED);
  await expect(deckStatus(page)).toContainText(ON_SERVER);

  await page.goto('/v3/gundam/build');
  await expect(poolTile(page, 0)).toBeVisible();
  await poolTile(page, 2).click();
  await deckName(page).fill('Answer lost');
  await loseOneAnswer(page);
  const lost = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await page.keyboard.press('Control+s');
  await lost;
  // A save in progress is not sent twice, so wait until the page knows that it failed.
  await expect(savePhase(page)).toHaveAttribute('data-phase', 'idle');
  await expect(deckStatus(page)).toHaveText('Saved on this device, waiting to be sent');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(deckStatus(page)).toContainText(ON_SERVER);

  const decks = await database
    .selectFrom('decklists')
    .select(['decklist_name', 'decklist_content', 'version'])
    .where('user_id', '=', String(member.id) as never)
    .orderBy('decklist_name')
    .execute();
  expect(decks.map((deck) => deck.decklist_name)).toEqual(['Answer lost', 'Saved offline']);
  expect(decks[1]?.decklist_content.split('\n')).toHaveLength(2);
});

test('C-51 DECK-28 DECK-30 DECK-32 a locked deck says so, too many saves must wait, and a private deck is not found by others', async ({
  page,
  database,
  signIn,
  browser,
  stack,
}) => {
  const member = await signIn();
  const lock = (is_locked: 0 | 1) =>
    database
      .updateTable('decklists')
      .set({ is_locked })
      .where('user_id', '=', String(member.id) as never)
      .execute();
  await openBuilder(page);
  await poolTile(page, 0).click();
  const id = await saveDeck(page);
  const visitor = await openVisitor(browser, stack.documentsOrigin);
  const reader = await visitor.newPage();
  await reader.goto(`/v3/gundam/decklists/${id}`);
  await expect(reader).toHaveURL(new RegExp(`/deck/${id}$`));
  await expect(reader.getByRole('heading', { name: 'Failed to load deck' })).toBeVisible();
  await expect(reader.getByText('Decklist not found')).toBeVisible();
  await visitor.close();

  await lock(1);
  await poolTile(page, 1).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('This deck is locked and cannot be edited')).toBeVisible();
  await expect.poll(() => readDeckCount(page)).toBe(2);

  await lock(0);
  await spendSavesOfDay(database, member.id);
  await page.keyboard.press('Control+s');
  const warning = page.locator('.toasts[data-position="top-right"] .toast--live');
  await expect(warning).toHaveAttribute('data-kind', 'warning');
  await expect(warning).toContainText(/^Deck save cooldown: try again in \d+ seconds\./);
  await expect.poll(() => readDeckCount(page)).toBe(2);
});

test('if the session expires during a save, the same save is sent after the member logs in again', async ({
  page,
  database,
  signIn,
}) => {
  const member = await signIn();
  await givePassword(database, member.id, PASSWORD);
  await openBuilder(page);
  for (const index of [0, 1]) await poolTile(page, index).click();
  await deckName(page).fill('Held up');
  await database
    .deleteFrom('auth_sessions')
    .where('user_id', '=', String(member.id) as never)
    .execute();
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    const isSave = request.method() === 'POST' && request.url().endsWith('/api/games/gundam/decks');
    if (isSave) keys.push(request.headers()['idempotency-key']);
  });
  await page.keyboard.press('Control+s');
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(again.getByLabel('E-mail or username')).toHaveValue(member.username);
  await again.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await again.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectToast(page, SAVED);
  await expect(again).toBeHidden();
  await expect(page).toHaveURL(/\/deckbuilder\/[0-9A-Za-z]{22}$/);
  await expect(deckStatus(page)).toContainText('Saved');
  expect(keys).toEqual([keys[0], keys[0]]);
  const decks = await database
    .selectFrom('decklists')
    .select(['decklist_name', 'decklist_content'])
    .where('user_id', '=', String(member.id) as never)
    .execute();
  expect(decks.map((deck) => deck.decklist_name)).toEqual(['Held up']);
  expect(decks[0]?.decklist_content.split('\n')).toHaveLength(2);
});

/** The server saves, but the answer is lost. */
async function loseOneAnswer(page: Page): Promise<void> {
  let isLost = false;
  await page.route('**/api/games/gundam/decks', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
}

const DAY_MS = 86_400_000;

/** Uses up the daily saves, for today and for tomorrow in case the day ends now. */
async function spendSavesOfDay(database: Database, userId: number): Promise<void> {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  await database
    .insertInto('rate_limits')
    .values(
      [today, today + DAY_MS].map((start) => ({
        key: `deck-save-day:${userId}`,
        window_start: new Date(start),
        hits: 1_000_000,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ hits: 1_000_000 }),
    )
    .execute();
}
