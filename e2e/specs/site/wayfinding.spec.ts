import type { Page } from '@playwright/test';
import { createDecks } from '../../community.ts';
import { goWithin } from '../../go-within.ts';
import { createMember, expect, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

/** The highlighted parts of the header. */
const readActive = (page: Page) =>
  page
    .locator('.head-nav .nav__trigger:is([aria-current="page"], [data-current])')
    .allTextContents();

test('exactly one header item marks the current page', async ({ page, signIn, database }) => {
  const member = await signIn({ roles: ['Administrator'] });
  const other = await createMember(database, {});
  const [deckId = ''] = await createDecks(database, [{ userId: other.id }]);
  const places = {
    '/build': 'Build',
    '/mydecks': 'Build',
    '/deckbuilder': 'Build',
    '/mydecks/build': 'Build',
    '/decks': 'Build',
    '/decklists': 'Build',
    [`/deck/${deckId}`]: 'Build',
    '/cardlist': 'Cards',
    '/cards/ST01-001': 'Cards',
    '/community': 'Community',
    '/leaderboard': 'Community',
    [`/profile/${other.id}`]: 'Community',
    '/account': 'My Account',
    [`/profile/${member.id}`]: 'My Account',
    '/tournaments': 'Competitive',
    '/admin/reports': 'Administration',
  };
  await page.goto('/v3/gundam/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [path, name] of Object.entries(places)) {
    await goWithin(page, `/v3/gundam${path}`);
    await expect.poll(() => readActive(page), path).toEqual([name]);
  }
});

const SAME_KIND = {
  '/': '/',
  '/cardlist?search=alpha': '/cardlist',
  '/cards/ST01-001': '/cardlist',
  '/deckbuilder': '/deckbuilder',
  '/deckbuilder/2x7Qm': '/deckbuilder',
  '/deck/2x7Qm': '/decklists',
  '/decklists?order=popular': '/decklists',
  '/leaderboard': '/leaderboard',
  '/statistics': '/',
};

test('switching the game opens the same kind of page', async ({ page }) => {
  const games = page.getByRole('navigation', { name: 'Games' });
  await page.goto('/v3/gundam/data-protection');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [from, to] of Object.entries(SAME_KIND)) {
    await goWithin(page, `/v3/gundam${from}`);
    await games.getByRole('button').click();
    await expect(games.locator('a[href^="/v3/opcg"]'), from).toHaveAttribute(
      'href',
      `/v3/opcg${to}`,
    );
  }
  await goWithin(page, '/v3/gundam/cardlist');
  await games.getByRole('button').click();
  await games.locator('a[href^="/v3/opcg"]').click();
  await expect(page).toHaveURL(/\/v3\/opcg\/cardlist/);
});

test("an administrator's header leaves space for the search label at 1440 px", async ({
  page,
  signIn,
}) => {
  await signIn({ username: 'Halcyon-of-the-', roles: ['Administrator'], user_exp: 998_000 });
  await page.goto('/v3/gundam/leaderboard');
  await expect(page.locator('.head-account')).toBeVisible();
  await expect
    .poll(async () => (await page.locator('.head-search').boundingBox())?.width ?? 0)
    .toBeGreaterThan(220);
});

test.describe('on a phone', () => {
  test.use({ viewport: VIEWPORTS.phone });

  test('the bottom bar links to Community', async ({ page }) => {
    await page.goto('/v3/gundam/');
    const bar = page.getByRole('navigation', { name: 'Primary' });
    await bar.getByRole('link', { name: 'Community', exact: true }).click();
    await expect(page).toHaveURL(/\/community$/);
    await expect(bar.getByRole('link', { name: 'Community' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});
