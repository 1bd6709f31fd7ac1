import {
  grid,
  LIST,
  modal,
  openList,
  queryBar,
  readCount,
  readNumber,
  tile,
} from '../card-list.ts';
import { expect, test } from '../test.ts';
import { VIEWPORTS } from '../viewports.ts';

test.use({ site: 'documents' });

test('LIST-01 LIST-05 a visitor sees every card of a game that loads all at start, and filters, searches and sorts', async ({
  page,
}) => {
  await openList(page);
  const all = await readCount(page);
  expect(all).toBeGreaterThan(100);

  await page.getByRole('button', { name: /^Blue \d+ cards$/ }).click();
  await expect(page).toHaveURL(/color=Blue/);
  await expect.poll(() => readCount(page)).toBeLessThan(all);
  const blue = await readCount(page);

  await queryBar(page).click();
  await queryBar(page).press('End');
  await queryBar(page).pressSequentially(' level>=5');
  await expect(page).toHaveURL(/level=5-/);
  await expect.poll(() => readCount(page)).toBeLessThan(blue);

  await page.getByLabel('Sort', { exact: true }).selectOption('name');
  await expect(page).toHaveURL(/sort=name/);
  await page.getByRole('button', { name: 'Clear all', exact: true }).click();
  await expect.poll(() => readCount(page)).toBe(all);
});

test('LIST-07 LIST-09 LIST-17 series are picked and applied, and none is refused', async ({
  page,
}) => {
  await page.goto('/v3/ua/cardlist');
  await expect(page.getByRole('heading', { name: 'Choose a series' })).toBeVisible();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('Please select at least one series')).toBeVisible();

  await page.getByRole('button', { name: /Canvas Knights/ }).click();
  await page.getByRole('button', { name: /Aurora Express/ }).click();
  await page.getByRole('button', { name: 'Apply 2 series' }).click();
  await expect(tile(page, 0)).toBeVisible();
  await expect(page).toHaveURL(/series=cnv,aur/);
});

test('LIST-03 LIST-12 the address names series in lower case without their dash', async ({
  page,
}) => {
  await openList(page, `${LIST}?series=st01,st02`);
  for (const index of [0, 1, 2, 3]) {
    expect(await readNumber(page, index)).toMatch(/^ST0[12]-/);
  }
  await page.getByRole('button', { name: /^Blue \d+ cards$/ }).click();
  await expect(page).toHaveURL(/series=st01,st02/);
});

test('LIST-04 LIST-13 a custom series of the address is loaded by its name in the series map', async ({
  page,
}) => {
  await openList(page, `${LIST}?customSeries=Harbor%20Lights`);
  for (const index of [0, 1, 2]) expect(await readNumber(page, index)).toMatch(/^ST01-/);
});

test('LIST-15 openCustom opens the picker of custom series', async ({ page }) => {
  await page.goto(`${LIST}?openCustom=true`);
  await expect(page.getByText(/^Custom series:/)).toBeVisible();
});

test('LIST-06 LIST-08 LIST-11 a hard reset asks for a series, and a press on one loads it', async ({
  page,
}) => {
  await openList(page);
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('menuitem', { name: 'Choose series …' }).click();
  await page.getByRole('button', { name: /Cinder Road/ }).click();
  await expect(tile(page, 0)).toBeVisible();
  await expect(page).toHaveURL(/series=st03/);
  expect(await readNumber(page, 0)).toMatch(/^ST03-/);
});

test('FILT-20 filters rewrite the address but keep sort, sortDirection, page and limit', async ({
  page,
}) => {
  const kept = 'sort=name&sortDirection=desc&page=2&limit=40';
  await openList(page, `${LIST}?stale=1&color=Red&${kept}`);
  await page.getByRole('button', { name: /^Blue \d+ cards$/ }).click();
  await expect(page).toHaveURL(/color=Red,Blue/);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    color: 'Red,Blue',
    sort: 'name',
    sortDirection: 'desc',
    page: '2',
    limit: '40',
  });
});

test('LIST-18 the modal steps through the filtered list by keys, buttons and back to the tile', async ({
  page,
}) => {
  await openList(page, `${LIST}?color=Green`);
  const total = await readCount(page);
  await tile(page, 0).click();
  await expect(modal(page)).toContainText(`1 of ${total}`);
  await page.keyboard.press('ArrowRight');
  await expect(modal(page)).toContainText(`2 of ${total}`);
  await modal(page).getByRole('button', { name: 'Next card' }).click();
  await expect(modal(page)).toContainText(`3 of ${total}`);
  await page.keyboard.press('ArrowLeft');
  await expect(modal(page)).toContainText(`2 of ${total}`);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await expect(tile(page, 1)).toBeFocused();
});

test('keyboard alone searches, opens, steps and closes', async ({ page }) => {
  await openList(page);
  await queryBar(page).focus();
  await page.keyboard.type('color:blue ');
  await expect(page).toHaveURL(/color=Blue/);
  await tile(page, 0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tile(page, 1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await expect(grid(page).locator(':focus')).toBeVisible();
});

test('the grid says how many rows and columns it has, and keeps only those in sight', async ({
  page,
}) => {
  await openList(page);
  const total = await readCount(page);
  const columns = Number(await grid(page).getAttribute('aria-colcount'));
  const rows = Number(await grid(page).getAttribute('aria-rowcount'));
  expect(rows).toBe(Math.ceil(total / columns));
  expect(await grid(page).getByRole('gridcell').count()).toBeLessThan(total / 2);
  expect(await grid(page).locator('a[tabindex="0"]').count()).toBe(1);
  await tile(page, 0).focus();
  await page.keyboard.press('Control+End');
  await expect(tile(page, total - 1)).toBeFocused();
});

test('a fault in the query is pointed at, explained and mended by a press', async ({ page }) => {
  await openList(page);
  await queryBar(page).fill('colr:blue');
  await page.getByRole('button', { name: /Did you mean color/ }).click();
  await expect(queryBar(page)).toHaveValue(/^color:blue/);
  await expect(page).toHaveURL(/color=Blue/);
});

test('query bar, panel, chips and address stay in step', async ({ page }) => {
  await openList(page, `${LIST}?color=Blue&level=2-4`);
  await expect(queryBar(page)).toHaveValue('color:Blue lv:2..4');
  await expect(page.getByRole('button', { name: /^Blue \d+ cards$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Remove Level 2–4' }).click();
  await expect(queryBar(page)).toHaveValue('color:Blue');
  await queryBar(page).fill('');
  await expect(page).not.toHaveURL(/color/);
  await expect(page.getByRole('button', { name: /^Blue \d+ cards$/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('back and forward restore filters and scroll position', async ({ page }) => {
  await openList(page);
  await page.getByRole('button', { name: /^Red \d+ cards$/ }).click();
  await expect(page).toHaveURL(/color=Red/);
  await page.mouse.move(900, 600);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  // A press on a card out of sight would scroll; what counts is where the list was left.
  await grid(page).getByRole('link').nth(18).click();
  await expect(modal(page)).toBeVisible();
  const before = await page.evaluate(() => window.scrollY);
  await modal(page).getByRole('link', { name: 'Open page' }).click();
  await expect(page).toHaveURL(/\/cards\//);
  await page.goBack();
  await expect(page).toHaveURL(/color=Red/);
  await expect(grid(page)).toBeVisible();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(100);
  await page.goBack();
  await expect(page).not.toHaveURL(/color/);
  await page.goForward();
  await expect(page).toHaveURL(/color=Red/);
});

test('list and table show the same cards; a heading of the table sorts', async ({ page }) => {
  await openList(page);
  const first = await readNumber(page, 0);
  await page.getByRole('radio', { name: 'List' }).check({ force: true });
  expect(await readNumber(page, 0)).toBe(first);
  await page.getByRole('radio', { name: 'Table' }).check({ force: true });
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('PREF-08 LIST-20 the size of cards is kept under cardSize and starts at 2.5', async ({
  page,
}) => {
  await openList(page);
  const size = page.getByRole('slider', { name: 'Card size' });
  await expect(size).toHaveValue('2.5');
  const columns = Number(await grid(page).getAttribute('aria-colcount'));
  await size.fill('1.2');
  await expect
    .poll(async () => Number(await grid(page).getAttribute('aria-colcount')))
    .toBeGreaterThan(columns);
  expect(await page.evaluate(() => localStorage.getItem('cardSize'))).toBe('1.2');
  await page.reload();
  await expect(size).toHaveValue('1.2');
});

test('LIST-23 a failed load says why and can be tried again', async ({ page }) => {
  await page.route('**/catalogue/manifest', (route) => route.abort());
  await page.goto(LIST);
  await expect(page.getByText(/Error loading cards: /)).toBeVisible();
  await page.unroute('**/catalogue/manifest');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(tile(page, 0)).toBeVisible();
});

test('a saved filter becomes a quick filter', async ({ page }) => {
  await openList(page, `${LIST}?color=Purple`);
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('menuitem', { name: 'Save this filter …' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('My purple');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const quick = page.getByRole('group', { name: 'Quick filters' });
  await expect(quick.getByRole('button', { name: 'My purple' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await quick.getByRole('button', { name: 'My purple' }).click();
  await expect(page).not.toHaveURL(/color/);
});

test.describe('on a phone', () => {
  test.use({ viewport: VIEWPORTS.phone, hasTouch: true, isMobile: true });

  test('LIST-19 filters open as a sheet and touch opens and steps through cards', async ({
    page,
  }) => {
    await openList(page);
    expect(await grid(page).getAttribute('aria-colcount')).toBe('3');
    await page.getByRole('button', { name: 'Filters and display' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('button', { name: /^Blue \d+ cards$/ }).tap();
    await sheet.getByRole('button', { name: /^Show \d+ cards$/ }).tap();
    await expect(sheet).toBeHidden();
    await tile(page, 0).tap();
    await expect(modal(page)).toContainText('1 of ');
    await modal(page).getByRole('button', { name: 'Next card' }).tap();
    await expect(modal(page)).toContainText('2 of ');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(VIEWPORTS.phone.width);
  });
});
