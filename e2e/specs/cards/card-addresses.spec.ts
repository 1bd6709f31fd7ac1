import type { Page } from '@playwright/test';
import {
  LIST,
  openList,
  queryBar,
  readCount,
  readNumber,
  reopenList,
  tile,
} from '../../card-list.ts';
import { expect, test } from '../../test.ts';

test('GAME-08 GAME-09 FILT-01 FILT-04 GAME-11 GAME-15 GAME-17 GAME-18 GAME-19 GAME-21 GAME-22 GAME-23 GAME-24 GAME-25 GAME-26 GAME-27 the config that the site serves has the documented values', async ({
  page,
}) => {
  const answer = await page.request.get('/v3/gundam/config/game-config.json');
  const config = (await answer.json()) as Record<string, never>;
  expect(config).toMatchObject({
    gameid: 'gundam',
    cards_table: 'gundam_cards',
    decklists_table: 'gundam_decklists',
    maximumCardsPerDeck: 50,
    maximumUniqueCardPerDeck: 4,
    startingHandCount: 5,
    cardsDrawnPerTurn: 1,
    hasMulligan: true,
    mulliganSize: 5,
    mulliganType: 'draw-shuffle',
    totalLifePoints: 6,
    'archetype-max': 4,
    'archetype-min-cards': 1,
    archetypesRarity: ['LR', 'LR+', 'LR++'],
    deckSeparators: ['UNIT', 'PILOT', 'COMMAND', 'BASE'],
    editorColumnOptions: { published: [0, 1] },
  });
  const list = <T>(key: string) => config[key] as unknown as T[];
  const orders = list<Record<string, string>>('ordering-list');
  expect(orders.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Level', 'ID', 'Name', 'Cost', 'AP', 'HP', 'Price']),
  );
  for (const order of orders) expect(['int', 'float', 'string']).toContain(order['ordering-type']);
  expect(list<{ value: string }>('gameColors').map(({ value }) => value)).toEqual([
    'Yellow',
    'Purple',
    'Red',
    'Blue',
    'Green',
    'White',
  ]);
  expect(Object.keys(config['series'] ?? {})).toEqual(
    expect.arrayContaining(['ST01-', 'ST02-', 'ST03-', 'ST04-', 'ST05-', 'GD01-']),
  );
  expect(list('ignoredSeparators').length).toBeGreaterThan(0);
  expect(list('charts').length).toBeGreaterThan(0);
  expect(Object.keys(config['keywordTagDescriptions'] ?? {}).length).toBeGreaterThan(0);
  const card = (await (
    await page.request.get('/api/games/gundam/cards/GD01-001')
  ).json()) as object;
  for (const key of [
    'cardId_column',
    'cardName_column',
    'cardFront_column',
    'formatedCardNo_column',
    'series_column',
    'cardOriginalId_column',
    'cardPower_column',
    'cardColor_column',
    'cardTraits_column',
    'rarity_column',
  ]) {
    expect(Object.keys(card), key).toContain(config[key]);
  }
  for (const filter of list<{ type: string; property: string }>('filters')) {
    expect(['OptionSet', 'MultiRange', 'Boolean', 'Numbers']).toContain(filter.type);
    expect(filter.property).toMatch(/^\w+$/);
  }
  const stats = config['statsConfig'] as unknown as { customStats: { turn: number }[] };
  expect(stats.customStats.map(({ turn }) => turn)).toEqual([1, 2]);
  const rarities = list<{ property: string; order?: string[] }>('filters').find(
    ({ property }) => property === 'rarity',
  );
  expect(rarities?.order).toEqual(expect.arrayContaining(['C', 'U', 'R', 'LR', 'C+', 'LR++']));
});

/** Opens the list at an address, in the open app, and returns the number of cards. */
async function countAt(page: Page, query: string): Promise<number> {
  await reopenList(page, `${LIST}${query}`);
  const said = page.getByRole('status').filter({ hasText: /^[\d,.]+ cards?$/ });
  await expect(said).toBeVisible();
  await expect(
    tile(page, 0)
      .or(page.getByText(/hides every card|No cards match/))
      .first(),
  ).toBeVisible();
  return readCount(page);
}

test('FILT-06 FILT-07 FILT-08 FILT-09 FILT-12 FILT-22 FILT-23 FILT-24 FILT-25 FILT-26 FILT-27 FILT-28 FILT-29 FILT-30 FILT-31 FILT-32 FILT-33 an address is read as the documents say', async ({
  page,
}) => {
  await openList(page);
  const all = await readCount(page);
  const first = await readNumber(page, 0);
  /** Expects both addresses to show the same cards, and fewer than all. */
  const expectSame = async (one: string, other: string) => {
    const found = await countAt(page, one);
    expect(found, one).toBeGreaterThan(0);
    expect(found, one).toBeLessThan(all);
    expect(await countAt(page, other), other).toBe(found);
    return found;
  };
  await test.step('keys without a filter and ranges that are no numbers filter nothing', async () => {
    for (const query of [
      '?page=2&limit=40&deck=x',
      '?level=low-high',
      '?showOnlyAlternates=false',
    ]) {
      expect(await countAt(page, query), query).toBe(all);
    }
  });
  const open = await expectSame('?level=5%2B', '?level=5-');
  expect(await countAt(page, '?level=5-6')).toBeLessThan(open);
  const low = await countAt(page, '?level=-4');
  expect(low).toBeGreaterThan(0);
  expect(low).toBeLessThan(all);
  await expectSame('?color=Blue,Red', '?color=%20Blue%20,,%20Red,');
  const blue = await countAt(page, '?color=Blue');
  expect(blue).toBeLessThan(await countAt(page, '?color=Blue,Red'));
  const linked = await countAt(page, '?link=__NOT_EMPTY__');
  expect(linked).toBeGreaterThan(0);
  expect(linked + (await countAt(page, '?link=N/A'))).toBe(all);
  const alternates = await countAt(page, '?showOnlyAlternates=true');
  expect(alternates).toBeGreaterThan(0);
  expect(alternates).not.toBe(all);
  await expectSame('?search=harbor', '?search=HARBOR');

  await countAt(page, '?sort=name');
  const ascending = await readNumber(page, 0);
  await countAt(page, '?sort=name&sortDirection=asc');
  expect(await readNumber(page, 0)).toBe(ascending);
  await countAt(page, '?sort=name&sortDirection=desc');
  expect(await readNumber(page, 0)).not.toBe(ascending);

  await countAt(page, '');
  expect(await readNumber(page, 0)).toBe(first);
  await queryBar(page).fill('lv:..3');
  await expect(page).toHaveURL(/[?&]level=-3(&|$)/);
  await queryBar(page).fill('harbor');
  await expect(page).toHaveURL(/[?&]search=harbor(&|$)/);
  await queryBar(page).fill('is:alt');
  await expect(page).toHaveURL(/[?&]showOnlyAlternates=true(&|$)/);
});

test('FILT-19 filters are written to the address of the card list, and not to that of the builder', async ({
  page,
}) => {
  const shown = page.locator('.pool__count');
  await page.goto('/v3/gundam/deckbuilder');
  await expect(shown).toHaveText(/^\d+ cards$/);
  const all = await shown.innerText();
  await queryBar(page).fill('color:blue');
  await expect(shown).not.toHaveText(all);
  await expect(page).toHaveURL(/\/deckbuilder$/);
  await countAt(page, '');
  await queryBar(page).fill('color:blue');
  await expect(page).toHaveURL(/\/cardlist\?color=Blue$/);
});

test('LIST-22 a card of the list is 1.397 times as high as wide', async ({ page }) => {
  await openList(page);
  const face = await tile(page, 0).boundingBox();
  expect((face?.height ?? 0) / (face?.width ?? 1)).toBeCloseTo(1.397, 2);
});
