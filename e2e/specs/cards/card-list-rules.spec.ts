import {
  chooseSeries,
  LIST,
  openList,
  panelColor,
  readCount,
  readNumber,
  reopenList,
  tile,
} from '../../card-list.ts';
import { expect, test } from '../../test.ts';

test.use({ site: 'documents' });

const DAY_MS = 86_400_000;

test('GAME-16 GAME-28 ranges run from 1 to 8, HP to 7, with open ends; an unreleased series shows its expected date', async ({
  page,
}) => {
  // Before the release date of the set.
  await page.clock.setFixedTime('2026-11-18T12:00:00Z');
  await openList(page);
  const all = await readCount(page);
  for (const [name, most] of [
    ['Level', 8],
    ['Cost', 8],
    ['AP', 8],
    ['HP', 7],
  ] as const) {
    const thumb = (end: string) =>
      page.getByRole('slider', { name: `${name} ${end}`, exact: true });
    for (const end of ['from', 'to']) {
      await expect(thumb(end)).toHaveAttribute('min', '1');
      await expect(thumb(end)).toHaveAttribute('max', String(most));
    }
    await expect(thumb('from')).toHaveAttribute('aria-valuetext', '1 and below');
    await expect(thumb('to')).toHaveAttribute('aria-valuetext', `${most} and above`);
  }
  await page.getByRole('slider', { name: 'Cost from', exact: true }).fill('8');
  await expect(page).toHaveURL(/[?&]cost=8-(&|$)/);
  await expect.poll(() => readCount(page)).toBeLessThan(all);
  await page.getByRole('slider', { name: 'Cost from', exact: true }).fill('1');
  await expect.poll(() => readCount(page), 'an untouched range filters nothing').toBe(all);

  await chooseSeries(page);
  const picker = page.locator('.series-card');
  const soon = picker.filter({ hasText: 'ST05' });
  await expect(soon).toContainText('Expected Jan 22, 2027');
  await expect(soon).toContainText('Soon');
  const out = picker.filter({ hasText: 'ST01' });
  await expect(out).not.toContainText('Expected');
  await expect(out).not.toContainText('Soon');
});

test('FILT-13 new cards come first for seven days unless switched off', async ({
  page,
  context,
  database,
}) => {
  const cards = await database
    .selectFrom('cards')
    .select(['cardno', 'created_at'])
    .where('gameid', '=', 'gundam')
    .where('published', '=', 1)
    .orderBy('cardno')
    .execute();
  const ages = cards.map(({ cardno, created_at }) => ({ cardno, at: Number(created_at) }));
  const newest = Math.max(...ages.map(({ at }) => at));
  const [sixth, eighth] = [newest + 6 * DAY_MS, newest + 8 * DAY_MS];
  // Without a worker, the search uses the page's clock.
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'Worker');
    localStorage.setItem('userPreferences', '{"ungroupAlternates":true}');
  });
  const first = ages.filter(({ at }) => at > sixth - 7 * DAY_MS).map(({ cardno }) => cardno);
  const next = cards.find(({ cardno }) => !first.includes(cardno))?.cardno;
  const readFirst = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, place) => readNumber(page, place)));
  const address = `${LIST}?sort=cardno`;

  await page.clock.setFixedTime(sixth);
  await openList(page, address);
  await expect.poll(() => readFirst(first.length + 1)).toEqual([...first, next]);

  await page.clock.setFixedTime(eighth);
  await openList(page, address);
  await expect(tile(page, 0)).toBeVisible();
  await expect.poll(() => readNumber(page, 0)).toBe(cards[0]?.cardno);

  await page.clock.setFixedTime(sixth);
  await openList(page, address);
  await expect.poll(() => readNumber(page, 0)).toBe(first[0]);
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('menuitem', { name: 'New cards first' }).click();
  await expect.poll(() => readNumber(page, 0)).toBe(cards[0]?.cardno);
});

test('CARD-15 a card is marked as new for 14 days', async ({ page, database }) => {
  const { cardno, created_at } = await database
    .selectFrom('cards')
    .select(['cardno', 'created_at'])
    .where('gameid', '=', 'gundam')
    .where('published', '=', 1)
    .where('cardno', 'like', 'GD01-%')
    .orderBy('created_at', 'desc')
    .orderBy('cardno')
    .limit(1)
    .executeTakeFirstOrThrow();
  const mark = page.locator('.tile__new', { hasText: 'New' });
  for (const [days, marks] of [
    [13.9, 1],
    [14.1, 0],
  ] as const) {
    await page.clock.setFixedTime(Number(created_at) + days * DAY_MS);
    await openList(page, `${LIST}?search=${cardno}`);
    await expect(tile(page, 0)).toHaveAttribute('href', new RegExp(`${cardno.split('_')[0]}`));
    await expect(mark).toHaveCount(marks);
  }
});

test('FILT-11 FILT-14 every order of the config sorts by its type or list, and -AP cards come last in both directions', async ({
  page,
}) => {
  type Order = { 'ordering-column': string; 'ordering-type': string };
  const config = (await (
    await page.request.get('/v3/gundam/config/game-config.json')
  ).json()) as Record<'ordering-list', Order[]> &
    Record<'custom-ordering-list', Record<string, string[]>>;
  type Values = Record<string, string | number | null>;
  const { cards } = (await (await page.request.get('/api/games/gundam/cards')).json()) as {
    cards: Values[];
  };
  const readValues = async (column: string): Promise<(string | number)[]> => {
    const numbers = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => readNumber(page, index)));
    return numbers.map((number) => cards.find(({ cardno }) => cardno === number)?.[column] ?? '');
  };
  await page.addInitScript(() => {
    localStorage.setItem('showNewCardsFirst', 'true');
    localStorage.setItem('userPreferences', '{"ungroupAlternates":true}');
  });
  /** Waits for the first card, which is the sign that the list is sorted. */
  const reopen = async (address: string): Promise<void> => {
    await reopenList(page, address);
    await expect(tile(page, 0)).toBeVisible();
  };
  await openList(page);
  for (const { 'ordering-column': column, 'ordering-type': type } of config['ordering-list']) {
    const sort = (values: (string | number)[]) =>
      type === 'string'
        ? values.toSorted((one, other) => String(other).localeCompare(String(one), 'en'))
        : values.toSorted((one, other) => Number(other) - Number(one));
    await reopen(`${LIST}?sort=${column}&sortDirection=desc`);
    const values = await readValues(column);
    expect(values, column).toEqual(sort(values));
    const least = sort(cards.flatMap((card) => card[column] ?? [])).at(-1);
    expect(values[0], column).not.toBe(least);
  }
  const rarities = config['custom-ordering-list']['rarity'] ?? [];
  await reopen(`${LIST}?sort=rarity`);
  expect((await readValues('rarity'))[0]).toBe(rarities[0]);
  await reopen(`${LIST}?sort=rarity&sortDirection=desc`);
  expect((await readValues('rarity'))[0]).toBe(rarities.at(-1));
  for (const direction of ['asc', 'desc']) {
    await openList(page, `/v3/ua/cardlist?series=aur&sort=cardno&sortDirection=${direction}`);
    const last = (await readCount(page)) - 1;
    expect(await readNumber(page, 0)).not.toContain('-AP');
    await tile(page, 0).focus();
    await page.keyboard.press('Control+End');
    await expect(tile(page, last)).toBeVisible();
    expect(await readNumber(page, last), direction).toContain('-AP');
  }
});

test('LIST-03 LIST-04 LIST-10 LIST-14 an unknown series is named with a link, and a trade list asks a visitor to log in', async ({
  page,
}) => {
  const way = page.getByRole('button', { name: 'Choose a series' });
  await openList(page, `${LIST}?series=st01,zz99&customSeries=Nowhere&color=Blue`);
  await expect(page.getByText('Unknown series: “zz99” and “Nowhere”')).toBeVisible();
  expect(await readNumber(page, 0)).toMatch(/^ST01-/);
  await way.click();
  await expect(page.getByRole('heading', { name: 'Choose a series' })).toBeVisible();
  await expect(page).toHaveURL(/series=st01&color=Blue$/);
  await expect(page.getByText(/Unknown series/)).toBeHidden();
  await page.goto('/v3/ua/cardlist?series=zz99');
  await expect(page.getByText('Unknown series: “zz99”')).toBeVisible();
  await expect(way).toBeHidden();

  await openList(page, `${LIST}?color=Blue`);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page).toHaveURL(/\/cardlist$/);
  await expect(panelColor(page, 'Blue')).toHaveAttribute('aria-pressed', 'false');

  await page.goto(`${LIST}?tradeList=true`);
  await expect(page.getByRole('heading', { name: 'Your trade list' })).toBeVisible();
  const door = page.getByRole('main').getByRole('link', { name: 'Log in' });
  await expect(door).toHaveAttribute('href', /\/login\?redirect=.*tradeList/);
  await expect(tile(page, 0)).toHaveCount(0);
});

test('PREF-05 recently opened decks are above the card list until displayBookmarks is off', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const deck = { id: 'a', name: 'Harbor lights', owner: 'Ann', coverImage: null };
    localStorage.setItem('gundam_recentDecklists', JSON.stringify([deck]));
  });
  const strip = page.getByRole('navigation', { name: 'Last opened' });
  await openList(page);
  await expect(strip).toContainText('Harbor lights');
  await page.evaluate(() => localStorage.setItem('displayBookmarks', 'false'));
  await page.reload();
  await expect(tile(page, 0)).toBeVisible();
  // Rendered together with the cards, before the strip inside is loaded.
  await expect(page.locator('.card-list-recent')).toHaveCount(0);
});
