import type { Page } from '@playwright/test';
import { Header } from '../../header.ts';
import { expect, test } from '../../test.ts';

test.use({ site: 'documents' });

const live = (name: string) => ({ name, soon: false });
const soon = (name: string) => ({ name, soon: true });

test('SHELL-17 SHELL-18 SHELL-19 SHELL-21 SHELL-22 SHELL-23 SHELL-26 SHELL-29 a visitor sees the documented header', async ({
  page,
}) => {
  await page.goto('/v3/gundam/');
  const header = new Header(page);
  expect(await header.entries('Build')).toEqual([live('Deck Builder'), live('Card List')]);
  expect(await header.entries('Community')).toEqual([
    live('Leaderboard'),
    soon('Articles'),
    soon('Content HUB'),
    soon('Events'),
  ]);
  expect(await header.entries('Competitive')).toEqual([
    soon('Tournament Results'),
    soon('Result Meta'),
    soon('Statistics'),
  ]);
  await header.popupOf('Competitive').getByText('Statistics', { exact: true }).click();
  await expect(page, 'what is coming soon leads nowhere').toHaveURL(/\/v3\/gundam\/$/);
  await expect(header.group('My Account')).toHaveCount(0);
  await expect(header.group('Administration')).toHaveCount(0);
  const link = header.root.getByRole('link', { name: 'Login / Register', exact: true });
  await expect(link).toHaveAttribute('href', '/v3/gundam/login');
});

test('SHELL-20 SHELL-21 Custom Hub shows for ua and uaen only', async ({ page }) => {
  for (const game of ['ua', 'uaen']) {
    await page.goto(`/v3/${game}/`);
    expect(await new Header(page).entries('Community')).toContainEqual(soon('Custom Hub'));
  }
  for (const game of ['gundam', 'opcg']) {
    await page.goto(`/v3/${game}/`);
    const names = (await new Header(page).entries('Community')).map(({ name }) => name);
    expect(names).not.toContain('Custom Hub');
  }
});

test('SHELL-18 SHELL-19 SHELL-21 SHELL-23 SHELL-24 SHELL-27 SHELL-28 a member sees the documented header', async ({
  page,
  signIn,
}) => {
  const member = await signIn({ username: 'Halcyon' });
  await page.goto('/v3/gundam/');
  const header = new Header(page);
  expect(await header.entries('Build')).toEqual([
    live('Deck Builder'),
    live('My Decks'),
    live('Card List'),
    soon('My Collection'),
    live('Public Decklists'),
  ]);
  expect(await header.entries('Community')).toEqual([
    live('Public Decklists'),
    live('Leaderboard'),
    soon('Articles'),
    soon('Content HUB'),
    soon('Events'),
  ]);
  expect(await header.entries('My Account')).toEqual([
    live('My Profile'),
    live('My Decks'),
    soon('My Collection'),
    live('Public Decklists'),
    soon('Profile Collection'),
    live('Log Out'),
  ]);
  const profile = `/v3/gundam/profile/${member.id}`;
  const account = header.popupOf('My Account');
  await expect(account.getByRole('link', { name: /My Profile/ })).toHaveAttribute('href', profile);
  await expect(header.group('Administration')).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(header.root.getByText('HA', { exact: true })).toBeVisible();
  await expect(header.root.getByRole('link', { name: /Halcyon/ })).toHaveAttribute('href', profile);
  await expect(header.root.getByRole('button', { name: /log out/i })).toBeVisible();
});

test.describe('with the shipped config', () => {
  test.use({ site: 'shipped' });

  test('SHELL-20 Custom Hub leads to the fan-made series; other games have them under Build and Community', async ({
    page,
  }) => {
    await page.goto('/v3/ua/');
    const hub = await new Header(page).open('Community');
    await hub.getByRole('link', { name: /Custom Hub/ }).click();
    await expect(page).toHaveURL(/\/v3\/ua\/custom$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Studio' })).toBeVisible();
    await page.goto('/v3/gundam/');
    const build = await new Header(page).open('Build');
    await expect(build.getByRole('link', { name: /Studio/ })).toHaveAttribute('href', /\/custom$/);
    await page.goto('/v3/gundam/community');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Studio/ })
      .click();
    await expect(page).toHaveURL(/\/v3\/gundam\/custom$/);
  });
});

test.describe('with motion enabled', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('PROF-16 a name of seven letters is static, a longer one scrolls', async ({
    page,
    signIn,
  }) => {
    const name = new Header(page).root.locator('.np__name');
    const moves = () =>
      name.locator('.np__run').evaluate((run) => getComputedStyle(run).animationName !== 'none');
    const starts = { Hb: false, Hbr: true, 'Harbour-of-the-Evening-L': true };
    for (const [start, passesBy] of Object.entries(starts)) {
      const { username } = await signIn({ username: start });
      await page.goto('/v3/gundam/');
      await expect(name).toHaveText(username);
      await expect.poll(moves, username).toBe(passesBy);
      await expect(name).toHaveCSS('font-size', '14px');
    }
  });
});

test('SHELL-24 SHELL-27 Administration shows to Administrator and Superadmin; an avatar replaces the initials', async ({
  page,
  signIn,
}) => {
  const avatar = '/media/gundam/cards/315/ST05-001.webp';
  const header = new Header(page);
  for (const role of ['Administrator', 'Superadmin']) {
    await signIn({ username: `Faced ${role}`, roles: [role], avatar });
    await page.goto('/v3/gundam/');
    const popup = await header.open('Administration');
    const panel = popup.getByRole('link', { name: /Admin Panel/ });
    await expect(panel).toHaveAttribute('href', '/v3/gundam/admin');
  }
  await expect(header.root.locator(`img[src="${avatar}"]`)).toBeVisible();
  await expect(header.root.getByText('FA', { exact: true })).toHaveCount(0);
});

test('SHELL-24 Administration shows to anyone on localhost, where the page still refuses', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL?.replace('127.0.0.1', 'localhost')}/v3/gundam/`);
  const popup = await new Header(page).open('Administration');
  await popup.getByRole('link', { name: /Admin Panel/ }).click();
  await expect(page.getByRole('main')).toContainText(/Insufficient permissions/);
});

/** Measures gaps between the header's parts, and whether all are visible. */
const measureHeader = (page: Page) =>
  page.evaluate(() => {
    const boxes = (selector: string) =>
      Array.from(document.querySelectorAll(`.head ${selector}`), (element) =>
        element.getBoundingClientRect(),
      );
    const parts = ['.brand', '.game-switcher .nav__trigger', '.head-nav .nav__trigger'];
    const rest = ['.head-search', '.head-bell', '.head-account > *', '.head-login', '.head-menu'];
    const row = [...parts, ...rest].flatMap(boxes).filter((box) => box.width > 0);
    const gaps = row.slice(1).map((box, place) => box.left - (row[place]?.right ?? 0));
    const picker = boxes('.game-switcher .nav__trigger')[0]?.right ?? 0;
    const build = boxes('.head-nav .nav__trigger')[0]?.left ?? 0;
    return {
      gap: { least: Math.min(...gaps), beforeBuild: build - picker },
      inside: row.every((box) => box.left >= 0 && box.right <= innerWidth),
    };
  });

test('header items do not overlap on phones and from 1024 to 1920 px @slow', async ({
  page,
  signIn,
}) => {
  const people = {
    visitor: undefined,
    member: { username: 'Halcyon-of-the-L', user_exp: 120_000 },
    administrator: {
      username: 'Halcyon-of-the-',
      roles: ['Administrator'],
      user_exp: 998_000,
    },
  };
  for (const [who, facts] of Object.entries(people)) {
    if (facts) await signIn(facts);
    await page.goto('/v3/gundam/leaderboard');
    await expect(page.locator(facts ? '.head-account' : '.head-login')).toBeAttached();
    for (const width of [320, 360, 390, 430, 600, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(async () => {
        const { gap, inside } = await measureHeader(page);
        expect(inside, `${who} at ${width} px`).toBe(true);
        expect(gap.least, `${who} at ${width} px`).toBeGreaterThanOrEqual(0);
      }).toPass();
    }
    for (let width = 1024; width <= 1920; width += 64) {
      await page.setViewportSize({ width, height: 800 });
      // Polls, because a late font or a growing part changes the layout.
      await expect(async () => {
        const { gap, inside } = await measureHeader(page);
        expect(inside, `${who} at ${width} px`).toBe(true);
        expect(gap.least, `${who} at ${width} px`).toBeGreaterThanOrEqual(2);
        expect(gap.beforeBuild, `${who} at ${width} px`).toBeGreaterThanOrEqual(8);
      }).toPass();
    }
  }
});
