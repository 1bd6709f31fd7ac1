import type { Locator, Page } from '@playwright/test';
import {
  grid,
  LIST,
  modal,
  openList,
  readCount,
  readNumber,
  reopenList,
  tile,
} from '../../card-list.ts';
import { BUILDER, deckName, openBuilder, poolTile } from '../../decks.ts';
import { waitForOverlays } from '../../overlays.ts';
import type { WalkedSwitch } from '../../../tools/game-keys/switches.ts';
import { expect, test } from '../../test.ts';
import { type Step, type Steps, walk } from '../../walk-switches.ts';

const DAY_MS = 86_400_000;
const CARD = 'GD01-001';

/** Stores a value as another tab does; the open page follows. Null removes it. */
const store = (page: Page, key: string, stored: string | null): Promise<void> =>
  page.evaluate(
    ([name, value]) => {
      if (value === null) localStorage.removeItem(name);
      else localStorage.setItem(name, value);
      window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: value }));
    },
    [key, stored] as const,
  );
const read = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);
const prefer = (page: Page, preferences: object | null): Promise<void> =>
  store(page, 'userPreferences', preferences && JSON.stringify(preferences));
const toast = (page: Page, kind: string): Locator =>
  page.locator(`.toast--live[data-kind="${kind}"]`).first();
const columns = async (page: Page): Promise<number> =>
  Number(await grid(page).getAttribute('aria-colcount'));
const recent = (page: Page): Locator => page.getByRole('navigation', { name: 'Last opened' });
const price = (page: Page): Locator => page.locator('.tile__line').filter({ hasText: '$' }).first();

const LIST_STEPS = {
  'local settings: displayBookmarks': async (page) => {
    await expect(recent(page)).toBeVisible();
    await store(page, 'displayBookmarks', 'false');
    await expect(recent(page)).toHaveCount(0);
  },
  'preferences: displayNewCardsAtTop': async (page) => {
    const heading = page.getByRole('heading', { name: 'New cards' });
    await expect(heading).toHaveCount(0);
    await prefer(page, { displayNewCardsAtTop: true });
    await expect(heading).toBeVisible();
    await prefer(page, null);
    await expect(heading).toHaveCount(0);
  },
  'local settings: isPricingVisible': async (page) => {
    await expect(price(page)).toBeVisible();
    await store(page, 'isPricingVisible', 'false');
    await expect(price(page)).toHaveCount(0);
    await store(page, 'isPricingVisible', null);
  },
  'preferences: enableTcgPlayerPrices': async (page) => {
    await expect(price(page)).toBeVisible();
    await prefer(page, { enableTcgPlayerPrices: false });
    await expect(price(page)).toHaveCount(0);
  },
  'preferences: showQuickInfoLabels': async (page) => {
    await expect(page.locator('.tile__line').first()).toBeVisible();
    await prefer(page, { showQuickInfoLabels: false });
    await expect(page.locator('.tile__line')).toHaveCount(0);
    await prefer(page, null);
  },
  'preferences: ungroupAlternates': async (page) => {
    const grouped = await readCount(page);
    await prefer(page, { ungroupAlternates: true });
    await expect.poll(() => readCount(page)).toBeGreaterThan(grouped);
  },
  'local settings: showNewCardsFirst': async (page) => {
    const first = await readNumber(page, 0);
    await store(page, 'showNewCardsFirst', 'true');
    await expect.poll(() => readNumber(page, 0)).not.toBe(first);
    await store(page, 'showNewCardsFirst', null);
    await expect.poll(() => readNumber(page, 0)).toBe(first);
  },
  'preferences: loadAlternates': async (page) => {
    const all = await readCount(page);
    await prefer(page, { ungroupAlternates: true, loadAlternates: false });
    await expect.poll(() => readCount(page)).toBeLessThan(all);
    await prefer(page, null);
  },
  'preferences: enableCardImagePreview': async (page) => {
    const preview = page.locator('.hover-card');
    await tile(page, 1).hover();
    await expect(preview).toBeVisible();
    await prefer(page, { enableCardImagePreview: false });
    await expect(preview).toHaveCount(0);
    await prefer(page, null);
  },
  'local settings: cardSize': async (page) => {
    const before = await columns(page);
    await store(page, 'cardSize', '1.2');
    await expect.poll(() => columns(page)).toBeGreaterThan(before);
    await store(page, 'cardSize', null);
  },
  'toast kinds: success': async (page) => {
    await grid(page).locator(`a[href$="/${CARD}"]`).click();
    await modal(page).getByRole('button', { name: 'Add to deck' }).click();
    await expect(toast(page, 'success')).toContainText('added to your draft');
    await page.keyboard.press('Escape');
    await waitForOverlays(page, 0);
  },
} satisfies Steps;

/** The key is written, and read after a reload. */
const STORED_STEPS = {
  'storage keys: displayBookmarks': async (page) => {
    await store(page, 'displayBookmarks', 'false');
    await store(page, 'isPricingVisible', 'false');
    await page.getByRole('button', { name: 'Hide filters' }).click();
    await page.getByRole('radio', { name: 'List' }).check();
    await page.getByRole('radio', { name: 'Collect' }).check();
    await page.reload();
    await expect(tile(page, 0)).toBeVisible();
    await expect(recent(page)).toHaveCount(0);
  },
  'storage keys: isPricingVisible': async (page) => {
    await expect(page.getByText(/\$\d/)).toHaveCount(0);
  },
  'storage keys: cardListPanel': async (page) => {
    expect(await read(page, 'cardListPanel')).toBe('false');
    await expect(page.getByRole('button', { name: 'Show filters' })).toBeVisible();
  },
  'storage keys: cardListView': async (page) => {
    expect(await read(page, 'cardListView')).toBe('list');
    await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
  },
  'storage keys: cardListMode': async (page) => {
    expect(await read(page, 'cardListMode')).toBe('collect');
    await expect(page.getByRole('radio', { name: 'Collect' })).toBeChecked();
  },
  'storage keys: unsentSaves': async (page) => {
    await page.route('**/api/games/gundam/decks', (route) => route.abort());
    await openBuilder(page);
    await poolTile(page, 0).click();
    await page.keyboard.press('Control+s');
    await expect.poll(() => read(page, 'unsentSaves')).toBe('1');
    await page.unroute('**/api/games/gundam/decks');
    await page.goto('/v3/gundam/leaderboard');
    await expect.poll(() => read(page, 'unsentSaves'), 'sent').toBeNull();
  },
} satisfies Steps;

/** What a draft holds under its documented keys. */
const DRAFT = {
  storedDecklist: '4 x GD01-001\n4 x GD01-002\n4 x GD01-003\n2 x GD01-015',
  selectedItems: 'control',
  notes: 'Hold two.',
  favoritecard: CARD,
  deckName: 'Harbor',
  isPublic: '1',
  archetype: 'Lighthouse',
  customSeries: 'HLX',
};

/** The draft was read from this key, which was then emptied, and is written with the next change. */
const draftStep =
  (key: keyof typeof DRAFT): Step =>
  async (page) => {
    const stored = key === 'deckName' ? `${DRAFT.deckName} two` : DRAFT[key];
    await expect.poll(() => read(page, `gundam_${key}`)).toBe(stored);
  };

const BUILDER_STEPS = {
  'storage keys of a game: deckName': async (page) => {
    await expect(deckName(page)).toHaveValue(DRAFT.deckName);
    for (const key of Object.keys(DRAFT)) await store(page, `gundam_${key}`, null);
    await deckName(page).fill(`${DRAFT.deckName} two`);
    await draftStep('deckName')(page);
  },
  'storage keys of a game: storedDecklist': draftStep('storedDecklist'),
  'storage keys of a game: selectedItems': draftStep('selectedItems'),
  'storage keys of a game: notes': draftStep('notes'),
  'storage keys of a game: favoritecard': draftStep('favoritecard'),
  'storage keys of a game: isPublic': draftStep('isPublic'),
  'storage keys of a game: archetype': draftStep('archetype'),
  'storage keys of a game: customSeries': draftStep('customSeries'),
  'preferences: unlockColors': async (page) => {
    const limit = page.getByRole('button', { name: 'Only Blue and Green' });
    await expect(limit).toBeVisible();
    await prefer(page, { unlockColors: true });
    await expect(limit).toHaveCount(0);
  },
  'preferences: enableDeckInsights': async (page) => {
    const strip = page.locator('.strip').filter({ hasText: 'This deck is Blue.' });
    await expect(strip).toBeVisible();
    await prefer(page, { unlockColors: true, enableDeckInsights: false });
    await expect(strip).toHaveCount(0);
    await prefer(page, null);
  },
  'preferences: cardSize': async (page) => {
    const before = await columns(page);
    await prefer(page, { cardSize: 3 });
    await expect.poll(() => columns(page)).toBeLessThan(before);
    await prefer(page, null);
    await expect.poll(() => columns(page)).toBe(before);
  },
  'preferences: quickFilterDisplayMode': async (page) => {
    const quick = page.getByRole('group', { name: 'Quick filters' });
    const width = async () =>
      (await quick.getByRole('button', { name: 'Blue' }).boundingBox())?.width ?? 0;
    const before = await width();
    await prefer(page, { quickFilterDisplayMode: true });
    await expect.poll(width).toBeGreaterThan(before + 10);
  },
  'preferences: colorBlindSupport': async (page) => {
    const names = page.locator('.deck-head__sub .game-color__name');
    await expect(names).toHaveCount(0);
    await prefer(page, { colorBlindSupport: true });
    await expect(names).toHaveText(['Blue']);
    await prefer(page, null);
  },
  'toast kinds: warning': async (page) => {
    await poolTile(page, 0).focus();
    await page.keyboard.press('4');
    await page.keyboard.press('+');
    await expect(toast(page, 'warning')).toBeVisible();
  },
  'toast kinds: info': async (page) => {
    await page.keyboard.press('1');
    await page.keyboard.press('-');
    await expect(toast(page, 'info')).toContainText('removed');
  },
} satisfies Steps;

/** Each shows other cards than the plain list, or the same in another order. */
const QUERIES = {
  'query parameters: filters': 'color=Blue&level=5-8',
  'query parameters: search': 'search=name:a',
  'query parameters: sort': 'sort=name',
  'query parameters: sortDirection': 'sort=cardno&sortDirection=desc',
  'query parameters: series': 'series=st02',
  'query parameters: customSeries': 'customSeries=Harbor%20Lights',
} satisfies Partial<Record<WalkedSwitch, string>>;

const QUERY_STEPS = {
  'query parameters: openCustom': async (page) => {
    await reopenList(page, `${LIST}?openCustom=true`);
    await expect(page.getByLabel('Find a custom series')).toBeVisible();
  },
  'query parameters: tradeList': async (page) => {
    await reopenList(page, `${LIST}?tradeList=true`);
    await expect(page.getByRole('heading', { name: 'Your trade list' })).toBeVisible();
  },
  'query parameters: user': async (page) => {
    await reopenList(page, `${LIST}?user=nobody-at-all`);
    await expect(page.getByText('Error loading collection data')).toBeVisible();
  },
} satisfies Steps;

const DECKS_STEPS = {
  'preferences: hideDecklistBookmarks': async (page) => {
    await expect(recent(page)).toBeVisible();
    await prefer(page, { hideDecklistBookmarks: true });
    await expect(recent(page)).toHaveCount(0);
  },
} satisfies Steps;

// Each walked switch has its step here, or in `config-switches.spec.ts`.
({
  ...LIST_STEPS,
  ...STORED_STEPS,
  ...BUILDER_STEPS,
  ...QUERIES,
  ...QUERY_STEPS,
  ...DECKS_STEPS,
}) satisfies Record<Exclude<WalkedSwitch, `config keys: ${string}`>, unknown>;

const RECENT = JSON.stringify([{ id: 'a', name: 'Harbor', owner: 'Ann', coverImage: null }]);

test.describe('with a deck opened before', () => {
  test.use({ stored: { betaNoticeSeen: 'true', analyticsConsent: 'denied' } });

  test('PREF-02 PREF-03 PREF-05 LIST-20 TOAST-08 preferences and local settings change the card list at once', async ({
    page,
    context,
    database,
  }) => {
    const { at } = await database
      .selectFrom('cards')
      .select(({ fn }) => fn.max('created_at').as('at'))
      .where('gameid', '=', 'gundam')
      .where('published', '=', 1)
      .executeTakeFirstOrThrow();
    await page.clock.setFixedTime(Number(at) + 6 * DAY_MS);
    await context.addInitScript((stored) => {
      // The search takes the page's own clock where it has no worker.
      Reflect.deleteProperty(window, 'Worker');
      localStorage.setItem('gundam_recentDecklists', stored);
    }, RECENT);
    await openList(page, `${LIST}?sort=cardno`);
    await walk(page, LIST_STEPS);
    await page.goto('/v3/gundam/decks');
    await walk(page, DECKS_STEPS);
  });
});

test('PREF-05 choices on the card list are stored, and read after a reload', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openList(page);
  await store(page, 'gundam_recentDecklists', RECENT);
  await walk(page, STORED_STEPS);
});

test('PREF-02 PREF-04 PREF-09 TOAST-03 TOAST-08 preferences and draft keys change the builder', async ({
  page,
}) => {
  await page.goto('/v3/gundam/settings');
  for (const [key, value] of Object.entries(DRAFT)) await store(page, `gundam_${key}`, value);
  await openBuilder(page, BUILDER);
  await walk(page, BUILDER_STEPS);
});

test('LIST-12 LIST-13 LIST-15 every query parameter of the card list changes the page', async ({
  page,
}) => {
  const open = async (query: string) => {
    await reopenList(page, `${LIST}?${query}`);
    await expect(tile(page, 0)).toBeVisible();
    return `${await readCount(page)} from ${await readNumber(page, 0)}`;
  };
  await openList(page);
  const plain = await open('');
  for (const [name, query] of Object.entries(QUERIES))
    expect(await open(query), name).not.toBe(plain);
  await walk(page, QUERY_STEPS);
});
