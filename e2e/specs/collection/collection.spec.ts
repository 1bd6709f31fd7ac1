import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { LIST, modal, openList, readCount, readNumber, reopenList, tile } from '../../card-list.ts';
import { stopTime } from '../../community.ts';
import { openVisitor } from '../../decks.ts';
import { findViolations } from '../../find-violations.ts';
import { goWithin } from '../../go-within.ts';
import { expect, test } from '../../test.ts';
import { expectToast } from '../../toasts-shown.ts';
import { VIEWPORTS } from '../../viewports.ts';

const SAVED = 'Collection saved successfully';
const bar = (page: Page): Locator => page.locator('.collection-bar');
const foot = (page: Page, index: number): Locator =>
  page
    .getByRole('gridcell')
    .filter({ has: tile(page, index) })
    .locator('.tile-entry');
const count = (page: Page, index: number): Locator =>
  foot(page, index).getByRole('textbox', { name: /^Copies of/ });
const more = (page: Page, index: number): Locator =>
  foot(page, index).getByRole('button', { name: /more$/ });

async function openCollect(page: Page, address = `${LIST}?series=st01`): Promise<void> {
  await openList(page, address);
  await page.getByRole('radio', { name: 'Collect' }).check({ force: true });
  await expect(bar(page)).toHaveAttribute('data-phase', 'saved');
  await expect(count(page, 0)).toBeVisible();
}

/** Opens the same member on another device. */
async function openDevice(browser: Browser, context: BrowserContext, baseURL: string) {
  const other = await openVisitor(browser, baseURL);
  await other.addCookies(await context.cookies());
  return other;
}

test('COLL-01 COLL-06 COLL-10 COLL-11 COLL-12 COLL-13 COLL-22 a member counts, marks and tags by keyboard, saves, and finds the changes after a reload', async ({
  page,
  signIn,
}) => {
  await signIn();
  // Two digits typed quickly are one number, and the change is saved a moment later.
  await page.clock.install();
  await openCollect(page);
  await stopTime(page);
  await tile(page, 0).focus();
  await page.keyboard.press('3');
  await expect(count(page, 0)).toHaveValue('3');
  await expect(bar(page)).toContainText('1 change not saved');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('t');
  await expect(count(page, 1)).toHaveValue('1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('w');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('-');
  await expect(count(page, 2)).toHaveValue('1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await expect(count(page, 3)).toHaveValue('12');
  await page.keyboard.press('i');
  await expect(foot(page, 3).getByRole('button', { name: /^Ignored/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.clock.resume();
  await expect(page.locator('.series-line').first()).toContainText('4 / ');
  await expect(page.locator('.series-line').first()).toContainText('1 trading');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(bar(page)).toContainText('All changes saved');

  // Edit the tag in the card's window.
  await tile(page, 0).click();
  const tag = modal(page).getByRole('textbox', { name: 'Tag' });
  await tag.fill('foil');
  await tag.press('Enter');
  await tag.fill('longer than that');
  await expect(tag).toHaveValue('foil');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(foot(page, 0)).not.toContainText('foil');
  await stopTime(page);
  await more(page, 0).click();
  await bar(page).getByRole('button', { name: 'Save' }).click();
  await page.clock.resume();
  await expectToast(page, SAVED);

  await page.reload();
  await expect(count(page, 0)).toHaveValue('4');
  await expect(count(page, 3)).toHaveValue('12');
});

test('COLL-14 COLL-15 LIST-14 view filters exclude each other and show what they turned off; a query does the same', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openCollect(page);
  await expect.poll(() => readCount(page)).toBeGreaterThan(3);
  const all = await readCount(page);
  await more(page, 0).click();
  await foot(page, 1)
    .getByRole('button', { name: /^Trading/ })
    .click();
  await foot(page, 2)
    .getByRole('button', { name: /^Wanted/ })
    .click();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Hide collected');
  await expect.poll(() => readCount(page)).toBe(all - 2);
  await press('Only collected');
  await expect.poll(() => readCount(page)).toBe(2);
  await expect(page.getByText('Turned off: Hide collected')).toBeVisible();
  await press('Only trading');
  await expect.poll(() => readCount(page)).toBe(1);
  await press('Only wanted');
  await expect(page.getByText('Turned off: Only trading')).toBeVisible();
  await expect.poll(() => readCount(page)).toBe(1);
  await press('Only wanted');
  await page.getByRole('combobox', { name: 'Search cards' }).fill('own>=1 missing:playset');
  await expect.poll(() => readCount(page)).toBe(2);
  await expect(bar(page)).toContainText('All changes saved');
  await reopenList(page, `${LIST}?series=st01&tradeList=true`);
  await expect.poll(() => readCount(page)).toBe(1);
});

test('two offline devices count the same card and end with both copies', async ({
  page,
  context,
  browser,
  signIn,
  stack,
}) => {
  await signIn();
  await openCollect(page);
  const device = await openDevice(browser, context, stack.origin);
  const other = await device.newPage();
  await openCollect(other);
  for (const one of [context, device]) await one.setOffline(true);
  await more(page, 0).click();
  await more(page, 0).click();
  await more(other, 0).click();
  await expect(bar(page)).toContainText('waiting for a connection');
  await expect(bar(other)).toContainText('waiting for a connection');
  // The tab may close: unsent changes are stored on the device.
  await context.setOffline(false);
  await expect(bar(page)).toContainText('All changes saved');
  await device.setOffline(false);
  await expect(bar(other)).toContainText('All changes saved');
  await expect(count(other, 0)).toHaveValue('3');
  await page.reload();
  await expect(count(page, 0)).toHaveValue('3');
  await device.close();
});

test("COLL-19 COLL-20 LIST-16 LIST-21 another member's collection opens from the profile and by address, smaller and without steppers", async ({
  page,
  browser,
  signIn,
  stack,
}) => {
  const owner = await signIn();
  await openCollect(page);
  await more(page, 0).click();
  await more(page, 1).click();
  const number = await readNumber(page, 0);
  await page.keyboard.press('Control+s');
  await expect(bar(page)).toContainText('All changes saved');
  const visitor = await openVisitor(browser, stack.origin);
  const other = await visitor.newPage();
  await openList(other, `${LIST}?series=st01&user=${owner.username}`);
  await expect(
    other.getByRole('heading', { name: `Collection of ${owner.username}` }),
  ).toBeVisible();
  await expect.poll(() => readCount(other)).toBe(2);
  expect(await readNumber(other, 0)).toBe(number);
  await expect(other.getByRole('button', { name: /more$/ })).toHaveCount(0);
  await expect(other.getByRole('slider', { name: 'Card size' })).toHaveValue('1');
  await other.goto(`/v3/gundam/profile/${owner.id}`);
  await other.getByRole('tab', { name: 'Collection' }).click();
  await expect(other.getByText('2 different cards · 2 copies')).toBeVisible();
  await other.getByRole('link', { name: 'See the collection' }).click();
  await expect(
    other.getByRole('heading', { name: `Collection of ${owner.username}` }),
  ).toBeVisible();
  await expect.poll(() => readCount(other)).toBe(2);
  // The owner shows only trades and wants, and there are none.
  await page.getByRole('button', { name: 'Trades and wants only' }).click();
  await expect(
    page.getByRole('button', { name: 'Visible to: Trades and wants only' }),
  ).toBeVisible();
  await other.reload();
  await expect(other.getByText('No cards match.')).toBeVisible();
  await openList(other, `${LIST}?series=st01&user=nobody-at-all`);
  await expect(other.getByText('Error loading collection data')).toBeVisible();
  await visitor.close();
});

test("COLL-21 a refused save shows the server's message", async ({ page, signIn }) => {
  await signIn();
  await openCollect(page);
  await page.route('**/my-collection/changes', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        code: 'COLLECTION_FULL',
        title: 'Too many entries',
        status: 409,
        detail: 'A collection holds at most 20000 cards.',
        params: { limit: 20000 },
      }),
    }),
  );
  await more(page, 0).click();
  await page.keyboard.press('Control+s');
  await expectToast(page, /^Error saving collection: A collection holds at most/);
  await expect(count(page, 0)).toHaveValue('0');
});

test('on a phone: counting within thumb reach, and on the card page', async ({ page, signIn }) => {
  await page.setViewportSize(VIEWPORTS.phone);
  await signIn();
  await page.clock.install();
  await openCollect(page);
  await stopTime(page);
  await more(page, 0).click();
  await expect(bar(page)).toContainText('1 change not saved');
  await page.clock.resume();
  expect(await findViolations(page)).toEqual([]);
  await expect(bar(page)).toContainText('All changes saved');
  await goWithin(page, `/v3/gundam/cards/${encodeURIComponent(await readNumber(page, 0))}`);
  const panel = page.getByRole('region', { name: 'My collection' });
  await expect(panel.getByRole('textbox', { name: /^Copies of/ })).toHaveValue('1');
  expect(await findViolations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Wanted' }).click();
  await expect(panel).toContainText('All changes saved');
});
