import type { Page } from '@playwright/test';
import {
  BUILDER,
  deckName,
  deckPanel,
  deckStatus,
  openBuilder,
  poolTile,
  readDeckCount,
} from '../../decks.ts';
import { hideLock, PASSES_LOCKS } from '../../locked-game.ts';
import { waitForOverlays } from '../../overlays.ts';
import { expect, test } from '../../test.ts';
import { expectToast } from '../../toasts-shown.ts';
import { VIEWPORTS } from '../../viewports.ts';

test.use({ site: 'documents' });

const draft = (page: Page): Promise<string> =>
  page.evaluate(() => localStorage.getItem('gundam_storedDecklist') ?? '');

test('SHELL-04 DECK-01 DECK-07 DECK-15 DECK-19 a deck of 50 is built by keyboard alone, with undo, the reason at a limit, and a draft that survives a crash @slow', async ({
  page,
  context,
}) => {
  await openBuilder(page);
  await expect(deckName(page)).toHaveAttribute('placeholder', '(no name)');
  await tabIntoPool(page);
  for (let tile = 0; (await readDeckCount(page)) < 50; tile += 1) {
    await expect(poolTile(page, tile)).toBeFocused();
    const before = await readDeckCount(page);
    await page.keyboard.press(String(Math.min(4, 50 - before)));
    await expect.poll(() => readDeckCount(page)).toBeGreaterThan(before);
    await page.keyboard.press('ArrowRight');
  }
  expect(await readDeckCount(page)).toBe(50);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(page.getByText(/^You already have 4, the maximum/).first()).toBeVisible();
  await page.keyboard.press('0');
  await expect.poll(() => readDeckCount(page)).toBeLessThan(50);
  const without = await readDeckCount(page);
  await page.keyboard.press('Control+z');
  await expect.poll(() => readDeckCount(page)).toBeGreaterThan(without);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => readDeckCount(page)).toBe(without);
  await page.keyboard.press('c');
  await expect(page.getByRole('tab', { name: 'Considering 1' })).toBeVisible();

  await page.keyboard.press('Control+s');
  const login = page.getByRole('dialog', { name: 'You must be logged in to save a decklist' });
  await expect(login.getByLabel('E-mail or username')).toBeFocused();
  await page.keyboard.press('Escape');
  await deckName(page).fill('Kept through a crash');
  await expect(deckStatus(page)).toContainText('Draft on this device');
  const storedDraft = await draft(page);
  expect(storedDraft).toMatch(/^\d+ x \S+(\n\d+ x \S+)*$/);

  const crashed = page.waitForEvent('crash');
  const control = await context.newCDPSession(page);
  control.send('Page.crash').catch(() => {});
  await crashed;
  const next = await context.newPage();
  await openBuilder(next, '/v3/gundam/build');
  await expect(deckName(next)).toHaveValue('Kept through a crash');
  await expect.poll(() => readDeckCount(next)).toBe(without);
  expect(await draft(next)).toBe(storedDraft);
});

test("DIO-01 DIO-02 DIO-03 DIO-04 DIO-05 DIO-06 DIO-07 DIO-08 DIO-09 DIO-10 DIO-11 DIO-12 DIO-14 DIO-15 DIO-16 import reads every common format and previews before replacing, undo restores the deck, and export writes the game's formats", async ({
  page,
}) => {
  await page.clock.install();
  await openBuilder(page);
  await poolTile(page, 3).click();
  await expect.poll(() => readDeckCount(page)).toBe(1);
  const first = await draft(page);

  const dialog = page.getByRole('dialog', { name: 'Import' });
  const open = async () => {
    // The previous one may still be closing.
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Control+i');
    await expect(dialog).toBeVisible();
  };
  const read = async (text: string) => {
    await dialog.getByRole('textbox').fill(text);
    await dialog.getByRole('button', { name: 'Check list' }).click();
  };
  await open();
  await read('nothing of the kind');
  await expect(dialog.getByText('No valid cards found in import')).toBeVisible();
  await read('4 x ST01-001\n3 ST01-002 Some Name\nST01-003 x2\n2 x XX99-999');
  await expect(dialog.getByText('9 cards read from 3 lines; 1 line not read.')).toBeVisible();
  await expect(dialog.getByText('Invalid card number: XX99-999')).toBeVisible();
  expect(await draft(page)).toBe(first);
  await dialog.getByRole('button', { name: 'Reset the deck' }).click();
  await expect(page.getByText('Invalid card number: XX99-999')).toBeVisible();
  await expect.poll(() => readDeckCount(page)).toBe(0);
  await page.keyboard.press('Control+z');
  await expect.poll(() => readDeckCount(page)).toBe(1);

  await open();
  await read('4 x ST01-001\r\n3 ST01-002 Some Name');
  await dialog.getByRole('button', { name: 'Replace the deck' }).click();
  await expectToast(page, 'Decklist imported successfully');
  await expect.poll(() => draft(page)).toBe('4 x ST01-001\n3 x ST01-002');

  await open();
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'deck.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('// mine\n2 x ST01-004\n'),
  });
  await dialog.getByRole('button', { name: 'Add to the deck' }).click();
  await expect.poll(() => readDeckCount(page)).toBe(9);

  await open();
  await dialog.getByRole('radio', { name: 'Deck address' }).check();
  await read('https://example.org/elsewhere');
  await expect(dialog.getByText('Invalid decklist URL format')).toBeVisible();
  await read('https://example.org/v3/chess/decklists/abc');
  await expect(dialog.getByText('Unsupported game: chess')).toBeVisible();
  const now = await page.evaluate(() => Date.now());
  await page.clock.setFixedTime(now);
  await read('https://example.org/v3/gundam/decklists/nothing');
  await expect(page.getByText('Error importing decklist: Decklist not found')).toBeVisible();
  const again = dialog.getByRole('button', { name: 'Check list' });
  await again.click();
  const wait = dialog.getByText('seconds before fetching from this URL again');
  await expect(wait).toHaveText(/^Please wait ([1-9]|10) seconds before/);
  await page.clock.setFixedTime(now + 10_000);
  const asked = page.waitForRequest('**/api/games/gundam/decks/nothing');
  await again.click();
  await asked;
  await expect(wait).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press('Control+e');
  const exported = page.getByRole('dialog', { name: 'Export' });
  await expect(exported.getByRole('radio').first()).toHaveAttribute('value', 'standard');
  await expect(exported.getByRole('radio', { name: 'Limitless' })).toHaveCount(0);
  await expect(exported.getByRole('textbox')).toHaveValue(/^4 ST01-001 \S/);
  await exported.getByRole('radio', { name: 'Numbers', exact: true }).check();
  await expect(exported.getByRole('textbox')).toHaveValue(
    '4 x ST01-001\n3 x ST01-002\n2 x ST01-004',
  );
  const download = page.waitForEvent('download');
  await exported.getByRole('button', { name: 'decklist.txt' }).click();
  expect((await download).suggestedFilename()).toBe('decklist.txt');
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error('The disk is full');
    };
  });
  await exported.getByRole('button', { name: 'decklist.txt' }).click();
  await expect(
    page.getByText('Error exporting decklist as text file: The disk is full'),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share …' }).click();
  const code = await page.getByRole('textbox', { name: 'Deck code' }).inputValue();
  await waitForOverlays(page, 1);
  await page.evaluate(() => {
    localStorage.removeItem('gundam_storedDecklist');
    localStorage.removeItem('gundam_draftExtras');
  });
  await page.goto(`${BUILDER}/../build#deck=${code}`);
  await expect.poll(() => readDeckCount(page)).toBe(9);
});

test('DIO-13 a pocket deck is exported for Limitless, Pokémon before Trainer', async ({
  page,
  database,
  signIn,
}) => {
  await signIn(PASSES_LOCKS);
  await hideLock(page, 'pocket');
  const findCard = (type: 'Trainer' | 'Pokémon') =>
    database
      .selectFrom('cards')
      .select(['cardno', 'name'])
      .where('gameid', '=', 'pocket')
      .where('published', '=', 1)
      .where('categorydata', type === 'Trainer' ? '=' : '!=', 'Trainer')
      .orderBy('cardno')
      .executeTakeFirstOrThrow();
  const [trainer, creature] = [await findCard('Trainer'), await findCard('Pokémon')];
  await openBuilder(page, '/v3/pocket/deckbuilder');
  await page.keyboard.press('Control+i');
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await dialog.getByRole('textbox').fill(`1 x ${trainer.cardno}\n2 x ${creature.cardno}`);
  await dialog.getByRole('button', { name: 'Check list' }).click();
  await dialog.getByRole('button', { name: 'Replace the deck' }).click();
  await expect.poll(() => readDeckCount(page)).toBe(3);
  await page.keyboard.press('Control+e');
  const exported = page.getByRole('dialog', { name: 'Export' });
  await exported.getByRole('radio', { name: 'Limitless' }).check();
  await expect(exported.getByRole('textbox')).toHaveValue(
    new RegExp(`^Pokémon: 2\\n2 ${creature.name} .+\\n\\nTrainer: 1\\n1 ${trainer.name} .+$`),
  );
});

test('DECK-17 DECK-40 DECK-41 DECK-49 zones, printings, cover, notes without HTML, statistics, test hand, and the hint that applies deck colours', async ({
  page,
}) => {
  await openBuilder(page);
  await page.keyboard.press('Control+i');
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await dialog
    .getByRole('textbox')
    .fill(['001', '002', '003', '004', '005', '006'].map((no) => `4 x ST01-${no}`).join('\n'));
  await dialog.getByRole('button', { name: 'Check list' }).click();
  await dialog.getByRole('button', { name: 'Replace the deck' }).click();
  await expect.poll(() => readDeckCount(page)).toBe(24);
  await page.getByRole('button', { name: 'Apply' }).first().click();
  await expect(page.getByRole('combobox', { name: 'Search cards' })).toHaveValue(/color:/);

  const panel = deckPanel(page);
  await expect(panel.getByRole('heading', { name: 'UNIT' })).toBeVisible();
  await page.getByRole('tab', { name: /^Side/ }).click();
  await poolTile(page, 0).click();
  await expect(page.getByRole('tab', { name: 'Side 1' })).toBeVisible();
  await page.getByRole('tab', { name: /^Considering/ }).click();
  await poolTile(page, 0).click();
  await expect(page.getByRole('tab', { name: 'Considering 1' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Side 1' })).toBeVisible();
  await expect.poll(() => readDeckCount(page)).toBe(24);
  await page.getByRole('tab', { name: /^Main/ }).click();
  await poolTile(page, 6).click();
  await expect.poll(() => readDeckCount(page)).toBe(25);
  await page.keyboard.press('Control+z');
  await expect.poll(() => readDeckCount(page)).toBe(24);
  const row = panel.locator('.deck-row').first();
  await row.hover();
  await row.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Move to Considering' }).click();
  await expect(page.getByRole('tab', { name: 'Considering 5' })).toBeVisible();
  await row.locator('.deck-row__main').click({ button: 'right' });
  await expect.poll(() => readDeckCount(page)).toBe(19);

  await page.getByRole('tab', { name: 'Notes' }).click();
  await panel
    .getByRole('textbox', { name: 'Notes' })
    .fill('# Plan\n<img src=x onerror=alert(1)> **two**');
  await panel.getByRole('radio', { name: 'Preview' }).check();
  await expect(panel.getByRole('heading', { name: 'Plan' })).toBeVisible();
  await expect(panel.locator('.markdown img')).toHaveCount(0);
  await expect(panel.locator('.markdown strong')).toHaveText('two');

  await page.getByRole('tab', { name: 'Stats' }).click();
  await expect(panel.getByRole('img', { name: /Level curve/ })).toBeVisible();
  await expect(panel.locator('.gauge')).toHaveCount(2);
  await page.getByRole('button', { name: 'Test hand' }).click();
  const hand = page.getByRole('list', { name: 'Hand', exact: true });
  await expect(hand.getByRole('listitem')).toHaveCount(5);
  await page.getByRole('button', { name: 'Redraw' }).click();
  await expect(page.getByRole('button', { name: 'Redraw' })).toBeDisabled();
  await page.getByRole('button', { name: 'Draw turn 1' }).click();
  await expect(hand.getByRole('listitem')).toHaveCount(6);
});

test('PREV-01 PREV-02 C-69 a builder preview is 20 px from the top and side; pips and Shift add a playset at once', async ({
  page,
}) => {
  await openBuilder(page);
  const tile = poolTile(page, 0);
  await tile.hover();
  const preview = page.locator('.hover-card');
  await expect(preview).toBeVisible();
  // The first tile is in the left half of the window.
  const right = async () => {
    const box = await preview.boundingBox();
    return box && [Math.round(box.y), Math.round(box.x + box.width)];
  };
  await expect.poll(right).toEqual([20, VIEWPORTS.desktop.width - 20]);
  const deck = await deckPanel(page).boundingBox();
  if (!deck) throw new Error('the deck is not on the page');
  await tile.click({ modifiers: ['Shift'] });
  await expect.poll(() => readDeckCount(page)).toBe(4);
  await tile.click();
  const toast = page.locator('.toast');
  await expect(toast).toContainText('You already have 4, the maximum.');
  const told = await toast.boundingBox();
  expect((told?.x ?? deck.x) + (told?.width ?? 0)).toBeLessThanOrEqual(deck.x);
  expect(await readDeckCount(page)).toBe(4);
  await page
    .getByRole('button', { name: /^Set .* to 3$/ })
    .nth(1)
    .click();
  await expect.poll(() => readDeckCount(page)).toBe(7);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(keys.getByRole('heading', { level: 3 }).first()).toHaveText('In the deck builder');
  await expect(keys.getByText('Set copies of the card in focus')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({
    viewport: VIEWPORTS.phone,
    hasTouch: true,
    isMobile: true,
    // A tap misses a sheet that is still sliding.
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('SHELL-36 SHELL-38 a deck grows by taps on + on a phone, and its sheet edits it', async ({
    page,
  }) => {
    await openBuilder(page);
    for (const index of [0, 1, 2]) {
      const add = page
        .locator('.copies')
        .nth(index)
        .getByRole('button', { name: /^Add one/ });
      await add.tap();
      await add.tap();
    }
    await expect.poll(() => readDeckCount(page)).toBe(6);
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
    await waitForOverlays(page, 1);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const foot = page.locator('.copies').first();
    await foot.getByRole('button', { name: /^Add one/ }).tap();
    await expect(foot).toHaveAttribute('aria-label', '3 of 4 in deck');
    await foot.getByRole('button', { name: /^Remove one/ }).tap();
    await page.getByRole('button', { name: 'Deck', exact: true }).tap();
    const sheet = page.getByRole('dialog');
    await sheet
      .getByRole('button', { name: /^Add one/ })
      .first()
      .tap();
    await expect.poll(() => readDeckCount(page)).toBe(7);
    await sheet.getByRole('tab', { name: 'Stats' }).tap();
    await expect(sheet.getByRole('img', { name: /Level curve/ })).toBeVisible();
    await sheet.getByRole('button', { name: 'Close the deck' }).tap();
    await page.getByRole('button', { name: /^Undo/ }).tap();
    await expect.poll(() => readDeckCount(page)).toBe(6);

    await poolTile(page, 1).tap();
    const card = page.getByRole('dialog');
    await card.getByRole('button', { name: 'Add one to Main deck' }).tap();
    await expect.poll(() => readDeckCount(page)).toBe(7);
    await page.goBack();
    await expect(card).toHaveCount(0);
    const box = await poolTile(page, 0).boundingBox();
    const touch = await page.context().newCDPSession(page);
    const touchPoints = [{ x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 60 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(page.locator('.hover-card')).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator('.hover-card')).toHaveCount(0);
    await expect(card).toHaveCount(0);
    expect(await readDeckCount(page)).toBe(7);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(VIEWPORTS.phone.width);
  });
});

async function tabIntoPool(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Search cards' }).focus();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement?.matches('.pool [data-index]') ?? false,
    );
    if (isInside) return;
  }
  throw new Error('Tab never reached the pool');
}
