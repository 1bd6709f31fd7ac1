import type { Page } from '@playwright/test';
import {
  chooseSeries,
  grid,
  LIST,
  modal,
  openList,
  panelColor,
  queryBar,
  readCount,
  readNumber,
  reopenList,
  tile,
} from '../../card-list.ts';
import { waitForOverlays } from '../../overlays.ts';
import { expect, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

test.use({ site: 'documents' });

test('SHELL-02 GAME-13 LIST-01 LIST-05 a visitor sees all cards of a game that loads them at start, and filters, searches and sorts them in four orders', async ({
  page,
}) => {
  await openList(page);
  const all = await readCount(page);
  expect(all).toBeGreaterThan(100);
  await panelColor(page, 'Blue').click();
  await expect(page).toHaveURL(/color=Blue/);
  await expect(queryBar(page)).toHaveValue('color:Blue');
  await expect.poll(() => readCount(page)).toBeLessThan(all);
  const blue = await readCount(page);

  await queryBar(page).click();
  await queryBar(page).press('End');
  await queryBar(page).pressSequentially(' lv:5..8');
  await expect(page).toHaveURL(/level=5-8/);
  await expect.poll(() => readCount(page)).toBeLessThan(blue);
  await queryBar(page).fill('color:Blue');
  await expect(page).not.toHaveURL(/level=/);
  await expect.poll(() => readCount(page)).toBe(blue);
  await queryBar(page).fill('');
  await expect(panelColor(page, 'Blue')).toHaveAttribute('aria-pressed', 'false');

  await queryBar(page).fill('colr:blue');
  await page.getByRole('button', { name: /Did you mean color/ }).click();
  await expect(page).toHaveURL(/color=Blue/);
  await expect(panelColor(page, 'Blue')).toHaveAttribute('aria-pressed', 'true');

  await page.getByLabel('Sort', { exact: true }).selectOption('name');
  await expect(page).toHaveURL(/sort=name/);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect.poll(() => readCount(page)).toBe(all);
});

test('LIST-06 LIST-07 LIST-08 LIST-09 LIST-10 LIST-11 LIST-17 PREF-09 series are picked, applied and stored; none selected is refused; a reset clears the stored ones', async ({
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

  await chooseSeries(page);
  await page.getByRole('button', { name: /Bramble & Rook/ }).click();
  await expect(page).toHaveURL(/series=brm/);
  await expect(tile(page, 0)).toBeVisible();
  await expect.poll(() => readNumber(page, 0)).toMatch(/^BRM/);
  await chooseSeries(page);
  await page.getByRole('button', { name: 'Load 1 series again' }).click();
  await expect(page).toHaveURL(/series=brm/);

  await page.goto('/v3/ua/cardlist');
  const bramble = page.getByRole('button', { name: /Bramble & Rook/ });
  await expect(bramble).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Apply 1 series' }).click();
  await expect.poll(() => readNumber(page, 0)).toMatch(/^BRM/);

  await queryBar(page).fill('name:a');
  await expect(page).toHaveURL(/series=brm&search=/);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(bramble).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL(/\/cardlist$/);
  expect(await page.evaluate(() => localStorage.getItem('ua_storedSeries'))).toBeNull();
});

test('LIST-03 LIST-04 LIST-12 LIST-13 LIST-15 FILT-20 FILT-21 the address determines what is shown, and a filter updates it', async ({
  page,
}) => {
  await openList(page, `${LIST}?series=st01,st02`);
  for (const index of [0, 1, 2, 3]) expect(await readNumber(page, index)).toMatch(/^ST0[12]-/);
  await panelColor(page, 'Blue').click();
  await expect(page).toHaveURL(/series=st01,st02&color=Blue/);

  await reopenList(page, `${LIST}?customSeries=Harbor%20Lights`);
  await expect(tile(page, 0)).toBeVisible();
  for (const index of [0, 1, 2]) expect(await readNumber(page, index)).toMatch(/^ST01-/);
  await reopenList(page, `${LIST}?openCustom=true`);
  await expect(page.getByLabel('Find a custom series')).toBeVisible();

  const retained = 'sort=name&sortDirection=desc&page=2&limit=40';
  await reopenList(page, `${LIST}?stale=1&color=Red&user=nobody-7&tradeList=true&${retained}`);
  await expect(tile(page, 0)).toBeVisible();
  await expect(page.getByText('Error loading collection data')).toBeVisible();
  await panelColor(page, 'Blue').click();
  await expect(page).toHaveURL(/color=Red,Blue/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    tradeList: 'true',
    user: 'nobody-7',
    color: 'Red,Blue',
    sort: 'name',
    sortDirection: 'desc',
    page: '2',
    limit: '40',
  });
});

test('LIST-18 by keyboard alone: search, open, step, close and return to the card', async ({
  page,
}) => {
  await openList(page);
  const all = await readCount(page);
  await page.keyboard.press('/');
  await expect(queryBar(page)).toBeFocused();
  await page.keyboard.type('color:blue ');
  await expect(page).toHaveURL(/color=Blue/);
  // A tile without its card cannot be focused.
  await expect.poll(() => readCount(page)).toBeLessThan(all);
  await expect(tile(page, 0)).toBeVisible();
  await page.keyboard.press('Enter');
  await tabIntoGrid(page);
  await expect(tile(page, 0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tile(page, 1)).toBeFocused();
  const total = await readCount(page);
  await page.keyboard.press('Enter');
  await expect(modal(page)).toContainText(`2 of ${total}`);
  await page.keyboard.press('ArrowRight');
  await expect(modal(page)).toContainText(`3 of ${total}`);
  await modal(page).getByRole('button', { name: 'Next card' }).press('Enter');
  await expect(modal(page)).toContainText(`4 of ${total}`);
  await page.keyboard.press('ArrowLeft');
  await expect(modal(page)).toContainText(`3 of ${total}`);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await expect(tile(page, 2)).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(tile(page, total - 1)).toBeFocused();
});

test('LIST-20 PREF-08 grid, list and table show the same cards, render only visible ones, and store their size', async ({
  page,
}) => {
  await openList(page);
  const total = await readCount(page);
  const columns = Number(await grid(page).getAttribute('aria-colcount'));
  // A slot after 5 cards, then every 30.
  const cells = total + Math.floor((total - 5) / 30) + 1;
  expect(Number(await grid(page).getAttribute('aria-rowcount'))).toBe(Math.ceil(cells / columns));
  expect(await grid(page).getByRole('gridcell').count()).toBeLessThan(total / 2);
  expect(await grid(page).locator('a[tabindex="0"]').count()).toBe(1);

  const size = page.getByRole('slider', { name: 'Card size' });
  await expect(size).toHaveValue('2.5');
  await size.fill('1.2');
  await expect
    .poll(async () => Number(await grid(page).getAttribute('aria-colcount')))
    .toBeGreaterThan(columns);
  expect(await page.evaluate(() => localStorage.getItem('cardSize'))).toBe('1.2');
  await page.reload();
  await expect(size).toHaveValue('1.2');

  const first = await readNumber(page, 0);
  await page.getByRole('radio', { name: 'List' }).check();
  expect(await readNumber(page, 0)).toBe(first);
  await page.getByRole('radio', { name: 'Table' }).check();
  const name = page.getByRole('columnheader', { name: 'Name' });
  await name.getByRole('button').click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(name).toHaveAttribute('aria-sort', 'ascending');
});

test('back and forward restore filters and scroll position', async ({ page }) => {
  await openList(page);
  const all = await readCount(page);
  // Both filters share a history entry.
  await panelColor(page, 'Blue').click();
  await expect(page).toHaveURL(/color=Blue/);
  await panelColor(page, 'Red').click();
  await expect(page).toHaveURL(/color=.*Red/);
  await panelColor(page, 'Blue').click();
  await expect(page).toHaveURL(/color=Red/);
  // The scroll position is known once the cards are there, which is after the address.
  await expect.poll(() => readCount(page)).toBeLessThan(all);
  await page.mouse.move(900, 600);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  // Clicking a card out of sight would scroll the list.
  await grid(page).getByRole('link').nth(18).click();
  await expect(modal(page)).toBeVisible();
  const before = await page.evaluate(() => window.scrollY);
  await modal(page).getByRole('link', { name: 'Open page' }).click();
  await expect(page).toHaveURL(/\/cards\//);
  // The address changes before the page does. Going back immediately would not leave the list.
  await expect(modal(page)).toHaveCount(0);
  // Its history entry is removed just after the modal closes; going back in between would be
  // cancelled.
  await waitForOverlays(page, 0);
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

test('CACHE-31 LIST-02 LIST-23 LIST-24 loading shows progress, and a failure shows its reason and a retry button', async ({
  page,
}) => {
  const mayLoad = Promise.withResolvers<void>();
  await page.route('**/catalogue/manifest', (route) => route.abort());
  await page.route('**/catalogue/files/*', async (route) => {
    await mayLoad.promise;
    await route.continue();
  });
  await page.route('**/list-modal-*.js', (route) => route.abort());
  await page.goto(LIST);
  await expect(page.getByText(/Error loading cards: Failed to count cards: \S/)).toBeVisible();
  await page.unroute('**/catalogue/manifest');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading cards' })).toBeVisible();
  mayLoad.resolve();
  await expect(tile(page, 0)).toBeVisible();

  await tile(page, 0).click();
  await expect(
    page.getByText('Error opening modal: Loading chunk card-modal failed'),
  ).toBeVisible();
  await expect(tile(page, 0)).toBeVisible();
});

test('FILT-34 LIST-25 a filter or series that cannot be applied shows its title and reason', async ({
  page,
  context,
}) => {
  await context.addInitScript(refuseOnDemand);
  await context.addInitScript(() => {
    const filters = { optionSets: { color: ['Red'] }, ranges: {}, booleans: {} };
    localStorage.setItem('gundam_saved_filters', JSON.stringify([{ name: 'Mine', filters }]));
  });
  await openList(page);
  const refuse = (what: string) =>
    page.evaluate((value) => (document.documentElement.dataset['refuse'] = value), what);
  const expectError = async (words: string) => {
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText('Filter Error', { exact: true }).first()).toBeVisible();
  };

  await refuse('search');
  await panelColor(page, 'Green').click();
  await expectError('Failed to apply filters after loading cards');
  await refuse('address');
  await panelColor(page, 'Blue').click();
  await expectError('Failed to update panel filters');
  await queryBar(page).pressSequentially('w');
  await expectError('Failed to update URL filters');
  const quick = page.getByRole('group', { name: 'Quick filters' });
  await quick.getByRole('button', { name: 'New' }).click();
  await expectError('Failed to set option set filter');
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('menuitem', { name: 'Mine', exact: true }).click();
  await expectError('Failed to apply filters from store');
  await chooseSeries(page);
  await page.getByRole('button', { name: /Cinder Road/ }).click();
  await expect(page.getByText('Error applying series: refused')).toBeVisible();
});

test('TOAST-07 an empty list names the filter that hides all cards and removes it; named and stored filters are restored', async ({
  page,
}) => {
  await page.route('**/config/game-config.json', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as { filters: { property: string; saved?: boolean }[] };
    for (const filter of config.filters) if (filter.property === 'color') filter.saved = true;
    await route.fulfill({ response: answer, json: config });
  });
  await page.goto(`${LIST}?color=Purple&search=nothinglikeit`);
  await expect(page.getByText('“nothinglikeit” removes all results.')).toBeVisible();
  await page.getByRole('button', { name: /^Remove “nothinglikeit” \(\d+ cards\)$/ }).click();
  await expect(tile(page, 0)).toBeVisible();
  await expect(page).not.toHaveURL(/search/);

  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('menuitem', { name: 'Save this filter …' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('My purple');
  await Promise.all([
    expect(page.locator('.toast--live[data-kind="store"]')).toBeVisible(),
    page.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  const mine = page.getByRole('group', { name: 'Quick filters' }).getByRole('button', {
    name: 'My purple',
  });
  await expect(mine).toHaveAttribute('aria-pressed', 'true');

  expect(await page.evaluate(() => localStorage.getItem('gundam_filterValue_Color'))).toBe(
    'Purple',
  );
  await waitForOverlays(page, 0);
  await openList(page);
  await expect(page).toHaveURL(/color=Purple/);
  await openList(page, `${LIST}?color=Blue`);
  await expect(page).toHaveURL(/color=Blue$/);
  await mine.click();
  await expect(page).toHaveURL(/color=Purple/);
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  await mine.click();
  await expect(page).not.toHaveURL(/color/);
  await openList(page);
  await expect(page).not.toHaveURL(/color/);
});

test.describe('on a phone', () => {
  test.use({ viewport: VIEWPORTS.phone, hasTouch: true, isMobile: true });

  test('filters open as a sheet; touch opens, steps, swipes and closes', async ({ page }) => {
    await openList(page);
    expect(await grid(page).getAttribute('aria-colcount')).toBe('3');
    await page.getByRole('button', { name: 'Filters and display' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await panelColor(page, 'Blue').tap();
    await sheet.getByRole('button', { name: /^Show \d+ cards$/ }).tap();
    await expect(sheet).toBeHidden();
    await tile(page, 0).tap();
    await expect(modal(page)).toContainText('1 of ');
    await modal(page).getByRole('button', { name: 'Next card' }).tap();
    await expect(modal(page)).toContainText('2 of ');
    await swipe(page, { from: 300, to: 80 });
    await expect(modal(page)).toContainText('3 of ');
    await swipe(page, { from: 80, to: 300 });
    await expect(modal(page)).toContainText('2 of ');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(VIEWPORTS.phone.width);
    await modal(page).getByRole('button', { name: 'Close', exact: true }).tap();
    await expect(modal(page)).toBeHidden();
  });
});

/** Presses Tab from the query bar until a card is focused. */
async function tabIntoGrid(page: Page): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await grid(page).locator(':focus').count()) > 0) return;
  }
  throw new Error('Tab does not reach the cards');
}

/** Pauses before lifting, because a page that still scrolls takes the next touch as a stop. */
async function swipe(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const begin = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', seconds: number, x?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 300 }],
      timestamp: begin + seconds,
    });
  await touch('touchStart', 0, from);
  await touch('touchMove', 0.1, (from + to) / 2);
  await touch('touchMove', 0.2, to);
  await touch('touchMove', 0.6, to);
  await touch('touchEnd', 0.7);
}

/** With `data-refuse` on the root element, the history or the search worker throws. */
function refuseOnDemand(): void {
  const isRefused = (what: string) => document.documentElement.dataset['refuse'] === what;
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = History.prototype[name].bind(history);
    History.prototype[name] = (...args) => {
      // As Safari does after a hundred history calls in half a minute.
      if (isRefused('address')) throw new DOMException('refused', 'SecurityError');
      original(...args);
    };
  }
  // oxlint-disable-next-line typescript/unbound-method -- called with its worker below
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, message: { method?: string }) {
    if (message.method === 'search' && isRefused('search')) throw new Error('refused');
    post.call(this, message);
  };
}
