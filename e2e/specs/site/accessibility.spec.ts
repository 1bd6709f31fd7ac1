import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@deckframe/database/db';
import type { Page } from '@playwright/test';
import { createDecks } from '../../community.ts';
import { findViolations } from '../../find-violations.ts';
import { goWithin } from '../../go-within.ts';
import { Header } from '../../header.ts';
import { waitForOverlays } from '../../overlays.ts';
import { distinctPages, PARAMETERS } from '../../page-addresses.ts';
import { SHIPPED_GAMES } from '../../stack/documents-games.ts';
import { createMember, expect, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

/** Pages per test. All but the first are opened without loading the app again. */
const BATCH = 6;
/** Has the title of the page before it, which `goWithin` cannot tell apart. */
const LOADED = new Set(['editDeck']);

/** Main content of a page that appears after its heading. Pages with data are checked with it. */
const CONTENT: Record<string, string> = {
  home: '#popular-title',
  cardList: '[data-index="0"]',
  card: '.card-fields',
  build: '.pool [data-index="0"]',
  editDeck: '.deck-row',
  deck: '.stack',
  publicDecklists: '.deck-card',
  myDecks: '.deck-card',
  leaderboard: 'tbody tr',
  ownProfile: 'h1 .np',
  profile: 'h1 .np',
  reports: '.report',
};

type Expected = { shownAt?: string; content?: string | undefined; isLoaded?: boolean };

/**
 * Checks the page in a wide window and resized to a phone. `shownAt` is the address after
 * redirects.
 */
async function expectNoViolations(
  page: Page,
  address: string,
  { shownAt = address, content, isLoaded = true }: Expected = {},
): Promise<void> {
  await page.setViewportSize(VIEWPORTS.desktop);
  // A closing sheet removes its history entry, which would cancel a navigation.
  await waitForOverlays(page, 0);
  await (isLoaded ? page.goto(address) : goWithin(page, address));
  for (const viewport of [VIEWPORTS.desktop, VIEWPORTS.phone]) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Content below the fold loads on the first interaction.
    await page.mouse.move(viewport.width / 2, 400);
    await page.mouse.move(1, 400);
    // Before its content or error message is there, axe would find nothing.
    if (content !== undefined) await expect(page.locator(content).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]:not(.kit *)')).toHaveCount(0);
    // Without this check, axe might check the login page instead.
    expect(new URL(page.url()).pathname).toBe(shownAt);
    expect.soft(await findViolations(page), `${page.url()} at ${viewport.width} px`).toEqual([]);
  }
}

const JUDGED = distinctPages(
  JSON.parse(readFileSync(join(SHIPPED_GAMES, 'gundam/game-config.json'), 'utf8')),
);
const isOpen = ({ access }: { access: string }) => access === 'public';
const isGuarded = ({ access }: { access: string }) => access !== 'public';

for (const batch of batchesOf(JUDGED.filter(isOpen))) {
  test(`axe finds nothing at 1440 and 390 px on ${namesOf(batch)} @slow`, async ({
    page,
    database,
  }) => {
    const scene = await fillScene(database);
    for (const [place, { id, address }] of batch.entries()) {
      const expected = { content: CONTENT[id], isLoaded: place === 0 || LOADED.has(id) };
      await expectNoViolations(page, scene.place(address), expected);
    }
  });
}

for (const batch of batchesOf(JUDGED.filter(isGuarded))) {
  test(`axe finds nothing at 1440 and 390 px on ${namesOf(batch)} @slow`, async ({
    page,
    database,
    signIn,
  }) => {
    const { id: userId } = await signIn({ roles: ['Administrator'] });
    await fillScene(database, userId);
    await database
      .insertInto('content_reports')
      .values({
        user_id: userId,
        content_type: 'profile',
        content_id: String(userId),
        reported_user_id: userId,
        reason: 'Bad advice',
        snapshot: 'Northwind',
      })
      .execute();
    for (const [place, { id, address: given }] of batch.entries()) {
      // Other members have only a profile page.
      const address = given.replace(/\/profile\/1\b/, `/profile/${userId}`);
      const shownAt = id === 'ownProfile' ? `/v3/gundam/profile/${userId}` : address;
      const expected = { shownAt, content: CONTENT[id], isLoaded: place === 0 || LOADED.has(id) };
      await expectNoViolations(page, address, expected);
    }
    // Open reports would push newer ones of other tests off the first page.
    await database
      .updateTable('content_reports')
      .set({ handled_at: new Date(), handled_by: userId, outcome: 'dismissed' })
      .where('user_id', '=', userId)
      .execute();
  });
}

test('axe finds nothing on the page for unknown addresses', async ({ page }) => {
  await expectNoViolations(page, '/v3/gundam/no/such/place');
});

test.describe('first visit', () => {
  test.use({ stored: {} });

  test('axe finds nothing on the notices', async ({ page }) => {
    await page.goto('/v3/gundam/');
    const notice = page.getByRole('dialog');
    for (const viewport of [VIEWPORTS.desktop, VIEWPORTS.phone]) {
      await page.setViewportSize(viewport);
      await expect(notice).toBeVisible();
      expect(await findViolations(page), `${viewport.width} px`).toEqual([]);
    }
  });
});

test.describe('open menus', () => {
  test.use({ site: 'documents' });

  test('axe finds nothing in the menus and the command palette', async ({ page, signIn }) => {
    await signIn({ roles: ['Administrator'] });
    await page.goto('/v3/gundam/');
    const header = new Header(page);
    for (const group of ['Build', 'Community', 'Competitive', 'Administration', 'My Account']) {
      await expect(await header.open(group)).toBeVisible();
      expect.soft(await findViolations(page), group).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await header.root.getByRole('button', { name: /search/i }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await findViolations(page), 'palette').toEqual([]);

    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.setViewportSize(VIEWPORTS.phone);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await findViolations(page), 'full-screen menu').toEqual([]);
  });
});

/** Creates a member with a public deck that has cards, and puts both into the addresses. */
async function fillScene(
  database: Database,
  owner?: number,
): Promise<{ place: (address: string) => string }> {
  const userId = owner ?? (await createMember(database)).id;
  const [deck = ''] = await createDecks(database, [
    { userId, notes: '# Plan\nHold **two** back.', cards: '4 x ST01-001\n4 x ST01-002' },
  ]);
  return {
    place: (address) =>
      address
        .replace(`/${PARAMETERS.deckId}`, `/${deck}`)
        .replace(/\/profile\/1$/, `/profile/${userId}`),
  };
}

function batchesOf<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / BATCH) }, (_, place) =>
    list.slice(place * BATCH, (place + 1) * BATCH),
  );
}

function namesOf(pages: readonly { id: string }[]): string {
  return pages.map(({ id }) => id).join(', ');
}
