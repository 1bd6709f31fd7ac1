import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { readCount } from '../../card-list.ts';
import { findViolations } from '../../find-violations.ts';
import { goWithin } from '../../go-within.ts';
import { expect, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

const HOME = '/v3/gundam/collection';
const ADD = '/v3/gundam/collection/add';
const figure = (page: Page, term: string | RegExp): Locator =>
  page.locator('.totals div').filter({ hasText: term }).locator('dd');
const bar = (page: Page): Locator => page.locator('.collection-bar');
const line = (page: Page): Locator => page.getByRole('textbox', { name: 'Numbers of your cards' });

async function hasSideScroll(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

/** Reads wait for earlier writes. Leaving a page would cancel writes in progress. */
const waitForDisk = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('deckframe-outbox');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const look = opening.result.transaction(['saves', 'copies']);
          look.objectStore('saves').count();
          look.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
  );

test('on a phone the set with the most cards is chosen and wholly visible', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize(VIEWPORTS.phone);
  await page.goto(ADD);
  await line(page).fill('gd01 10-14');
  await line(page).press('Enter');
  await expect(bar(page)).toContainText('All changes saved');
  await page.goto(HOME);
  const chips = page.getByRole('group', { name: 'Set' }).getByRole('button');
  const chosen = chips.and(page.locator('[aria-pressed="true"]'));
  await expect(chosen).toContainText('GD01');
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await chips.first().click();
  await expect(chosen).toContainText('ST01');
  await expect(chosen).toBeInViewport({ ratio: 1 });
});

test('a typed line of numbers previews its changes, adds them with Enter and is undone at once', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(ADD);
  await line(page).fill('st01 1 x3, 2-4 #lent, 999');
  const preview = page.getByRole('region', { name: 'This line changes' });
  await expect(preview.locator('.planned')).toHaveCount(4);
  await expect(preview.locator('.planned').first()).toContainText('From 0 to 3');
  await expect(preview.locator('.planned').nth(1)).toContainText('#lent');
  await expect(preview).toContainText('999 is not in ST01');
  await expect(page.getByRole('button', { name: 'Add 6 copies' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await line(page).press('Enter');
  await expect(line(page), 'what was not understood stays').toHaveValue('999');
  const entered = page.getByRole('region', { name: 'Entered so far' });
  await expect(entered).toContainText('+6 copies');

  // A bare number means the set of the line before, which is offered.
  await line(page).fill('11 112');
  await preview.getByRole('button', { name: '12', exact: true }).click();
  await expect(line(page)).toHaveValue('11 12');
  await line(page).press('Enter');
  await entered.getByRole('button', { name: /^Undo st01 1 x3/ }).click();
  await expect(entered).toContainText('+2 copies');
  await line(page).press('ArrowUp');
  await expect(line(page)).toHaveValue('11 12');
  const newest = await page.request.get('/api/games/gundam/newest-cards?limit=18');
  const { cards } = (await newest.json()) as { cards: { cardno: string; series: string | null }[] };
  await line(page).fill(cards.find(({ series }) => series)?.cardno ?? '');
  await line(page).press('Enter');
  await expect(line(page)).toHaveValue('');

  await expect(bar(page)).toContainText('All changes saved');
  await goWithin(page, HOME);
  await expect(figure(page, 'Copies')).toHaveText('3');
  await goWithin(page, '/v3/gundam/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(300, 300);
  const progress = page.getByRole('region', { name: 'Newest set in your collection' });
  await expect(progress).toContainText(/1 \/ \d+ owned/);
});

test('the collection home counts, shows gaps that one click fills, and works by keyboard', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(HOME);
  await expect(figure(page, 'Copies')).toHaveText('0');
  await page.getByRole('button', { name: /ST01/ }).first().click();
  const binder = page.getByRole('region', { name: 'Binder' });
  await binder.getByRole('button', { name: /^ST01-001 .*add$/ }).click();
  await expect(binder.locator('.pocket__count')).toHaveText(['Copies: ×1']);
  await expect(figure(page, 'Copies')).toHaveText('1');
  await binder.getByRole('switch', { name: 'Holes only' }).check({ force: true });
  await expect(binder.getByRole('button', { name: /^ST01-002 .*add$/ })).toBeVisible();
  await expect(binder.locator('.pocket__count')).toHaveCount(0);

  const matrix = page.getByRole('group', { name: /^Playsets/ });
  await matrix.getByRole('button', { name: /^1, .*ST01-001: 1 of 4$/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('4');
  await expect(matrix.getByRole('button', { name: /^2, .*ST01-002: 4 of 4$/ })).toBeFocused();
  await expect(figure(page, 'Playsets')).toHaveText('1');
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(figure(page, 'Playsets')).toHaveText('0');

  // Adding and undoing cancel out; the remaining entry is undone from the list.
  const recent = page.getByRole('region', { name: 'Recent changes' });
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await expect(recent.getByRole('listitem')).toContainText('+1');
  await expect(bar(page)).toContainText('All changes saved');
  await waitForDisk(page);
  await page.reload();
  await recent.getByRole('button', { name: /^Undo/ }).click();
  await expect(figure(page, 'Copies')).toHaveText('0');
  await expect(recent).toContainText('Nothing changed yet.');
  const goals = page.getByRole('region', { name: 'Goals' });
  await goals.getByRole('button', { name: 'New goal' }).click();
  await goals.getByRole('combobox', { name: 'Set' }).selectOption('ST01');
  await goals.getByRole('button', { name: 'Add goal' }).click();
  await expect(goals.getByRole('listitem')).toContainText(/Finish ST01.*0 of \d+/);
  expect(await findViolations(page)).toEqual([]);

  // A cell of the table opens the missing cards.
  const cell = page.getByRole('link', { name: /^ST01 .*missing$/ }).first();
  const missing = Number(
    /show the (\d+) missing/.exec((await cell.getAttribute('aria-label')) ?? '')?.[1],
  );
  await cell.click();
  await expect(page).toHaveURL(/cardlist\?.*own/);
  await expect.poll(() => readCount(page)).toBe(missing);
});

test('a file of another app is compared, imported, undone and exported unchanged', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(`${ADD}?from=file`);
  const choose = (text: string) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'binder.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
  await choose('Menge\n');
  await expect(page.getByRole('alert')).toHaveText('The file has no lines below its headings.');
  await choose('Menge;Stelle;Set\n2;1;ST01\n2;2;ST01\n1;999;ST01\n1;1;ST01\n1;1;ST01\n0;1;ST01');
  await expect(
    page.getByText("Say which column contains the card's number or name."),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Column Stelle says' }).selectOption('Card number');
  await page.getByRole('combobox', { name: 'Column Menge says' }).selectOption('Count');
  await expect(page.locator('.planned')).toHaveCount(2);
  await expect(page.locator('.planned').first()).toContainText('From 0 to 4');
  await expect(page.locator('.planned').first()).toContainText('line 2, 5, 6 …');
  await expect(page.locator('.unread')).toContainText('Line 4 names no card that we know');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Write 2 changes' }).click();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('2 cards written')).toBeHidden();
  await waitForDisk(page);
  await page.goto(HOME);
  await expect(figure(page, 'Copies')).toHaveText('0');

  await goWithin(page, `${ADD}?from=file`);
  await choose('cardno,qty,tag\nST01-001,2,foil\nST01-003,1,');
  await page.getByRole('button', { name: 'Write 2 changes' }).click();
  await expect(page.getByText('2 cards written')).toBeVisible();
  await waitForDisk(page);
  await page.goto(HOME);
  await expect(figure(page, 'Copies')).toHaveText('3');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Export CSV/ }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    'cardno,name,set,count,trading,wanted,ignored,tag',
    expect.stringMatching(/^ST01-001,.+,ST01,2,0,0,0,foil$/),
  ]);
});

test('on a phone the collection fits, with large slots and one page at a time', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(VIEWPORTS.phone);
  await signIn();
  await page.goto(HOME);
  await expect(page.locator('.pocket')).toHaveCount(9);
  expect(await hasSideScroll(page)).toBe(false);
  const box = await page.locator('.pocket').first().boundingBox();
  expect(box?.width).toBeGreaterThan(90);
  await goWithin(page, ADD);
  await line(page).fill('st01 1-3');
  await expect(page.locator('.planned')).toHaveCount(3);
  expect(await hasSideScroll(page)).toBe(false);
  await page.getByRole('button', { name: 'Add 3 copies' }).click();
  await expect(page.getByText('+3 copies')).toBeVisible();
});
