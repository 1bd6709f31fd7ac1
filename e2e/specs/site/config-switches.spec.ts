import type { Page } from '@playwright/test';
import type { WalkedSwitch } from '../../../tools/game-keys/switches.ts';
import { openList, readCount } from '../../card-list.ts';
import { BUILDER, poolTile } from '../../decks.ts';
import { goWithin } from '../../go-within.ts';
import { expect, test } from '../../test.ts';
import { type Steps, walk } from '../../walk-switches.ts';
import { writeByApi } from '../../write-by-api.ts';

type Config = Record<string, unknown>;

const CARD = 'GD01-001';

/** Changes the config that the site serves. */
async function serve(page: Page, change: (config: Config) => Config): Promise<void> {
  await page.route('**/config/game-config.json', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as Config;
    await route.fulfill({ response: answer, json: { ...config, ...change(config) } });
  });
}

type Labelled = { label: string; name: string; property: string; value: string };
const rename = (list: unknown, key: keyof Labelled, from: string, to: string) =>
  (list as Labelled[]).map((entry) => (entry[key] === from ? { ...entry, [key]: to } : entry));

const listConfig = (config: Config): Config => ({
  gamename: 'Walked Game',
  cardFront_template: `${String(config['cardFront_template'])}?walked`,
  cardFront_widths: [315],
  formatedCardNo_column: 'rarity',
  filters: rename(config['filters'], 'name', 'Trait', 'Walked trait'),
  'ordering-list': rename(config['ordering-list'], 'label', 'Cost', 'Walked cost'),
  gameColors: rename(config['gameColors'], 'name', 'Blue', 'Walked blue'),
  query: { ...(config['query'] as object), walked: 'color' },
});

/** Addresses of the card pictures that the page asked for. */
const listPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/media/gundam/cards/')),
  );

const CONFIG_LIST_STEPS = {
  'config keys: gamename': async (page) => {
    await expect(page.getByRole('banner').locator('.game-name')).toHaveText('Walked Game');
  },
  'config keys: cardFront_template': async (page) => {
    await expect.poll(() => listPictures(page)).not.toEqual([]);
    for (const address of await listPictures(page)) expect(address).toMatch(/\.webp\?walked$/);
  },
  'config keys: cardFront_widths': async (page) => {
    for (const address of await listPictures(page)) expect(address).toContain('/cards/315/');
  },
  'config keys: formatedCardNo_column': async (page) => {
    await expect(page.locator('.tile__line b').first()).toHaveText(/^(C|U|R|LR)\+*$/);
  },
  'config keys: filters': async (page) => {
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await expect(filters.getByText('Walked trait', { exact: true }).first()).toBeVisible();
  },
  'config keys: ordering-list': async (page) => {
    const sorts = page.getByLabel('Sort', { exact: true }).getByRole('option');
    await expect(sorts.filter({ hasText: 'Walked cost' })).toHaveCount(1);
  },
  'config keys: gameColors': async (page) => {
    await page.getByRole('button', { name: 'Hide filters' }).click();
    const quick = page.getByRole('group', { name: 'Quick filters' });
    await expect(quick.getByRole('button', { name: 'Walked blue' })).toBeVisible();
  },
  'config keys: query': async (page) => {
    const all = await readCount(page);
    await page.getByRole('combobox', { name: 'Search cards' }).fill('walked:Blue');
    await expect(page).toHaveURL(/color=Blue/);
    await expect.poll(() => readCount(page)).toBeLessThan(all);
  },
} satisfies Steps;

const BUILDER_CONFIG = { selectableItems: ['rush', 'control'], exportFormats: ['default'] };

const cardConfig = (config: Config): Config => ({
  ...BUILDER_CONFIG,
  series_column: 'link',
  maximumUniqueCardPerDeck: 2,
  labels: { ...(config['labels'] as object), trait: 'Walked traits' },
  keywordTagDescriptions: Object.fromEntries(
    Object.keys(config['keywordTagDescriptions'] ?? {}).map((word) => [word, 'Walked words.']),
  ),
});

const CARD_STEPS = {
  'config keys: labels': async (page) => {
    await expect(page.locator('.card-fields dt', { hasText: 'Walked traits' })).toBeVisible();
  },
  'config keys: keywordTagDescriptions': async (page) => {
    await page.getByText('What the keywords mean').click();
    await expect(page.locator('.keyword-help dd').first()).toHaveText('Walked words.');
  },
  // Where the set has a name, the page leaves its code out.
  'config keys: series_column': async (page) => {
    await expect(page.locator('.card-fields dt', { hasText: 'Series' })).toBeVisible();
  },
} satisfies Steps;

const BUILDER_STEPS = {
  'config keys: selectableItems': async (page) => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Style, archetype, cover card …' }).click();
    const styles = page.getByRole('dialog').getByRole('group', { name: 'Style' });
    await expect(styles.getByRole('button')).toHaveText(BUILDER_CONFIG.selectableItems);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  'config keys: exportFormats': async (page) => {
    await page.getByRole('button', { name: 'Export', exact: true }).first().click();
    await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(1);
  },
} satisfies Steps;

const COLLECTION_STEPS = {
  'config keys: maximumUniqueCardPerDeck': async (page) => {
    const figure = page.locator('dl > *').filter({ hasText: 'Playsets' }).locator('dd');
    await expect(figure).toHaveText('1');
  },
} satisfies Steps;

// Each walked config key has its step.
({
  ...CONFIG_LIST_STEPS,
  ...CARD_STEPS,
  ...COLLECTION_STEPS,
  ...BUILDER_STEPS,
}) satisfies Record<Extract<WalkedSwitch, `config keys: ${string}`>, unknown>;

test('GAME-09 GAME-10 GAME-11 GAME-18 GAME-20 GAME-21 FILT-04 keys of the config change the card list, the card page, the collection and the builder', async ({
  page,
  signIn,
}) => {
  await serve(page, listConfig);
  await openList(page);
  await walk(page, CONFIG_LIST_STEPS);
  await page.unroute('**/config/game-config.json');
  await serve(page, cardConfig);
  await signIn();
  await page.goto(`/v3/gundam/cards/${CARD}`);
  await walk(page, CARD_STEPS);
  await writeByApi(page.request, '/api/games/gundam/my-collection/changes', {
    data: { collection: 0, changes: [{ cardno: CARD, from: 0, to: 2 }] },
  });
  // The card page has read the collection before the write.
  await page.goto('/v3/gundam/collection');
  await walk(page, COLLECTION_STEPS);
  await goWithin(page, BUILDER);
  await expect(poolTile(page, 0)).toBeVisible();
  await walk(page, BUILDER_STEPS);
});
