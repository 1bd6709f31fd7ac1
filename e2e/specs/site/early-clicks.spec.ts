import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tile } from '../../card-list.ts';
import { createDecks } from '../../community.ts';
import { poolTile } from '../../decks.ts';
import { WEB_DIST } from '../../stack/build-web.ts';
import { createMember, expect, test } from '../../test.ts';

/** Delay of a lazy chunk, as on a slow connection. */
const CHUNK_MS = 600;

test.use({ isHasty: true });

type Click = {
  path: string;
  /** Clicked as soon as it is visible. */
  control: (page: Page) => Locator;
  /** Visible only after the click. */
  effect: (page: Page) => Locator;
};

type Role = Parameters<Page['getByRole']>[0];
const within = (landmark: 'banner' | 'main', role: Role, name: RegExp | string) => (page: Page) =>
  page.getByRole(landmark).getByRole(role, { name }).first();
const button = (name: RegExp | string) => within('main', 'button', name);
const heading = (name: string) => within('main', 'heading', name);
const dialog = (page: Page) => page.getByRole('dialog').first();
const tab = (name: string) => ({
  control: within('main', 'tab', name),
  effect: (page: Page) => page.getByRole('tab', { name, selected: true }),
});

const COLLECTION_BAR = '.collection-bar';
const CARDS: Click[] = [
  { path: '/', control: within('banner', 'button', /^Search/), effect: dialog },
  { path: '/cardlist', control: (page) => tile(page, 0), effect: dialog },
  { path: '/cards/ST01-001', control: button('Report an error'), effect: dialog },
  {
    path: '/cards/ST01-002',
    control: button('Mark as staple'),
    effect: (page) => page.getByRole('button', { name: 'Staple', exact: true }),
  },
  {
    path: '/cardlist',
    control: (page) => page.getByRole('radio', { name: 'Collect' }),
    effect: (page) => page.locator(COLLECTION_BAR),
  },
  // The member counts cards. The list works without that part until it is loaded.
  { path: '/cardlist', control: (page) => tile(page, 1), effect: dialog },
];

const COMMUNITY: Click[] = [
  { path: '/leaderboard', control: within('banner', 'button', 'Mailbox'), effect: dialog },
  {
    path: '/level-road',
    control: within('banner', 'button', 'Build'),
    effect: (page) => page.locator('[data-nav=entry]').first(),
  },
  {
    path: '/community',
    control: within('main', 'link', /^Leaderboard/),
    effect: heading('Leaderboard'),
  },
  {
    path: '/settings',
    control: within('main', 'switch', 'Single-key shortcuts'),
    effect: (page) => page.getByRole('switch', { name: 'Single-key shortcuts', checked: false }),
  },
  { path: '/custom', control: button('New series'), effect: dialog },
  { path: '/tournaments/create', ...tab('Held elsewhere') },
  {
    path: '/tournaments',
    control: within('main', 'link', 'Create event'),
    effect: heading('Create a tournament'),
  },
  { path: '/trades', ...tab('History') },
];

const listDeckClicks = (own = '', theirs = ''): Click[] => [
  { path: `/deck/${own}`, control: button('Export'), effect: dialog },
  {
    path: `/deck/${theirs}`,
    control: button('Like, 0 so far'),
    effect: button('Like, 1 so far'),
  },
  { path: '/mydecks', control: within('main', 'link', 'Early'), effect: heading('Early') },
  { path: '/mydecks', control: button('New folder'), effect: dialog },
  { path: '/decklists', control: within('main', 'link', 'Early'), effect: heading('Early') },
  {
    path: '/deckbuilder',
    control: (page) => poolTile(page, 0),
    effect: (page) => page.locator('.deck-vitals__count b').first().getByText('1'),
  },
  {
    path: '/deckbuilder',
    control: (page) => page.getByRole('button', { name: 'Import' }),
    effect: dialog,
  },
];

/** The scripts in the HTML document. Without them nothing is clickable. */
const FIRST_SCRIPTS = new Set(
  readFileSync(join(WEB_DIST, 'index.html'), 'utf8').match(/[\w-]+\.js(?=")/g),
);

/** Clicks on each page as early as possible, while chunks are loading. */
async function clickEarly(page: Page, clicks: Click[]): Promise<void> {
  let open = 0;
  await page.route('**/assets/*.js', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    open += 1;
    if (!FIRST_SCRIPTS.has(name)) await wait(CHUNK_MS);
    await route.fallback().catch(() => undefined);
    open -= 1;
  });
  for (const { path, control, effect } of clicks) {
    await page.goto(`/v3/gundam${path}`, { waitUntil: 'commit' });
    await control(page).click();
    await expect.soft(effect(page), `a click on ${path} is lost`).toBeVisible();
    // Chunks that load later must not undo it.
    await expect.poll(() => open).toBe(0);
    await expect.soft(effect(page), `a click on ${path} is taken back`).toBeVisible();
  }
}

test('clicks on cards and their lists take effect while chunks are loading', async ({
  page,
  signIn,
}) => {
  await signIn();
  await clickEarly(page, CARDS);
});

test('clicks on decks take effect while chunks are loading', async ({ page, database, signIn }) => {
  const { id: userId } = await signIn();
  const other = await createMember(database);
  const [own, theirs] = await createDecks(
    database,
    [userId, other.id].map((id) => ({ userId: id, name: 'Early', cards: '4 x ST01-001' })),
  );
  await clickEarly(page, listDeckClicks(own, theirs));
});

test('clicks on the pages of members take effect while chunks are loading', async ({
  page,
  signIn,
}) => {
  const { id } = await signIn();
  await clickEarly(page, [
    ...COMMUNITY,
    { path: `/profile/${id}`, control: button('Edit profile'), effect: dialog },
  ]);
});
