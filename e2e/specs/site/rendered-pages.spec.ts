import type { Page } from '@playwright/test';
import { findFreePort } from '../../../apps/api/src/testing/programs/free-port.ts';
import { startApi, type RunningApi } from '../../../apps/api/src/testing/programs/start-api.ts';
import { createDecks } from '../../community.ts';
import { apiEnv } from '../../stack/start-stack.ts';
import { createMember, expect, ownName, test as base } from '../../test.ts';
import { addEvent } from '../../tournament-event.ts';

type Shown = { path: string; heading: string; text: string; german: string };

/** A site that renders pages, with a card, a deck and an event. */
const test = base.extend<object, { rendering: string }>({
  rendering: [
    async ({ stack }, use) => {
      const port = await findFreePort();
      const origin = `http://127.0.0.1:${port}`;
      const env = { ...apiEnv(stack.appDatabaseUrl, null), RENDER_THREADS: '1' };
      const api: RunningApi = await startApi({ port, env });
      const isRendered = async () =>
        (await (await fetch(`${origin}/v3/gundam/cards/ST01-001`)).text()).includes('<h1');
      await expect.poll(isRendered, { timeout: 30_000 }).toBe(true);
      await use(origin);
      await api.process.stop();
    },
    { scope: 'worker' },
  ],
});
test.use({ isHasty: true });

type Database = Parameters<typeof createMember>[0];

async function createPages(database: Database): Promise<Shown[]> {
  const { id, username } = await createMember(database, { username: 'Reader' });
  const name = ownName('Harbor Lights');
  const cards = '4 x ST01-001\n3 x ST01-002';
  const [deck = ''] = await createDecks(database, [{ userId: id, name, cards }]);
  const event = await addEvent(database, id, [{ name: username, userId: id }]);
  const card = await database
    .selectFrom('cards')
    .select('name')
    .where('cardno', '=', 'ST01-001')
    .where('gameid', '=', 'gundam')
    .executeTakeFirstOrThrow();
  return [
    { path: '/cards/ST01-001', heading: card.name, text: 'Your rating', german: 'Deine Wertung' },
    { path: `/deck/${deck}`, heading: name, text: 'Sample hand', german: 'Beispielhand' },
    {
      path: `/tournaments/${event}`,
      heading: 'Harbour open',
      text: 'Overview',
      german: 'Übersicht',
    },
  ];
}

for (const [locale, word] of [
  ['en', 'text'],
  ['de', 'german'],
] as const) {
  test(`card, deck and event can be read without JavaScript: ${locale}`, async ({
    browser,
    database,
    rendering,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale });
    const page = await context.newPage();
    for (const shown of await createPages(database)) {
      await page.goto(`${rendering}/v3/gundam${shown.path}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(shown.heading);
      await expect(page.getByText(shown[word]).first()).toBeVisible();
      expect(await page.locator('header a').count()).toBeGreaterThan(2);
      const pictures = page.locator('.face__img');
      for (const picture of await pictures.all()) await expect(picture).toHaveCSS('opacity', '1');
    }
    await context.close();
  });

  test(`the app takes over what the server rendered: ${locale}`, async ({
    browser,
    database,
    rendering,
  }) => {
    const context = await browser.newContext({ locale, timezoneId: 'America/New_York' });
    for (const { path, heading } of await createPages(database)) {
      const page = await context.newPage();
      const faults = listFaults(page);
      await markHeading(page);
      await page.goto(`${rendering}/v3/gundam${path}`);
      await expectHydrated(page);
      expect(await page.evaluate(() => document.querySelector('h1')?.dataset['mark']), path).toBe(
        'server',
      );
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      expect(faults, path).toEqual([]);
      await page.close();
    }
    await context.close();
  });
}

test('a click before hydration is repeated after it', async ({ page, rendering }) => {
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto(`${rendering}/v3/gundam/cards/ST01-001`, { waitUntil: 'commit' });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Search/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a member finds themselves on a page that was rendered for everybody', async ({
  page,
  rendering,
  signIn,
}) => {
  const { username } = await signIn();
  await page.goto(`${rendering}/v3/gundam/cards/ST01-001`);
  await expect(page.getByRole('banner').getByText(username)).toBeVisible();
});

/** Faces that are not drawn here, and the service worker, which these tests block. */
const UNRELATED =
  /^Failed to load resource|^Image could not be loaded|service worker|site’s worker/i;

/** Errors and warnings of the console, also those of React and of the security policy. */
function listFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    if (isFault && !UNRELATED.test(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  return faults;
}

/** Marks the heading of the document before any script runs. */
const markHeading = (page: Page) =>
  page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (!heading) return;
      heading.dataset['mark'] = 'server';
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });

/** React has no public sign that a part is hydrated. */
const expectHydrated = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(document.querySelector('h1') ?? {}).some((key) =>
          key.startsWith('__reactProps'),
        ),
      ),
    )
    .toBe(true);
