import type { Page } from '@playwright/test';
import { goWithin } from '../../go-within.ts';
import { expect, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

test.use({ site: 'documents', viewport: VIEWPORTS.phone });

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  return menu;
};

const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Primary' });

test('SHELL-30 SHELL-31 SHELL-32 SHELL-35 a toggle opens a full-screen menu with login for visitors, which closes on navigation and on wide windows', async ({
  page,
}) => {
  await page.goto('/v3/gundam/');
  const menu = await openMenu(page);
  await expect
    .poll(async () => {
      const box = await menu.boundingBox();
      return box && { x: box.x, y: box.y, width: box.width, height: box.height };
    })
    .toEqual({ x: 0, y: 0, width: VIEWPORTS.phone.width, height: VIEWPORTS.phone.height });
  for (const name of [/support/i, /chat/i, /report (a )?bug/i, /^login$/i, /^register$/i]) {
    await expect(menu.getByRole('link', { name })).toBeVisible();
  }
  await expect(menu.getByRole('button', { name: /log ?out/i })).toHaveCount(0);
  await menu.getByRole('link', { name: /leaderboard/i }).click();
  await expect(page).toHaveURL(/\/leaderboard$/);
  await expect(menu).toHaveCount(0);

  await openMenu(page);
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 769, height: 844 });
  await expect(menu).toHaveCount(0);
});

test('SHELL-31 the footer of the menu shows a member the nameplate and Logout', async ({
  page,
  signIn,
}) => {
  const { username } = await signIn({ username: 'Halcyon2' });
  await page.goto('/v3/gundam/');
  const menu = await openMenu(page);
  await expect(menu.getByText(username, { exact: true })).toBeVisible();
  await expect(menu.getByRole('button', { name: /log ?out/i }).last()).toBeVisible();
  await expect(menu.getByRole('link', { name: /^register$/i })).toHaveCount(0);
});

test('SHELL-35 SHELL-36 SHELL-37 the bottom bar has five entries, the last two disabled, up to 768 px', async ({
  page,
}) => {
  await page.goto('/v3/gundam/');
  const entries = bottomBar(page).getByRole('link');
  await expect(entries).toHaveText([/^Home/, /^Cards/, /^Decks/, /^Tournaments/, /^Community/]);
  for (const name of ['Tournaments', 'Community']) {
    const entry = entries.filter({ hasText: name });
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await entry.click({ force: true });
    await expect(page).toHaveURL(/\/v3\/gundam\/$/);
  }
  for (const name of ['Home', 'Cards', 'Decks']) {
    await expect(entries.filter({ hasText: name })).not.toHaveAttribute('aria-disabled', 'true');
  }

  await page.setViewportSize({ width: 768, height: 844 });
  await expect(bottomBar(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.setViewportSize({ width: 769, height: 844 });
  await expect(bottomBar(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
});

test('SHELL-38 Decks is highlighted on the four deck paths and below them only', async ({
  page,
  signIn,
}) => {
  await signIn();
  const decks = bottomBar(page).getByRole('link', { name: /^Decks/ });
  await page.goto('/v3/gundam/leaderboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of ['/decks', '/deckbuilder', '/deckbuilder/2x7Qm', '/mydecks', '/decklists']) {
    await goWithin(page, `/v3/gundam${path}`);
    await expect(decks, path).toHaveAttribute('aria-current', /page|true/);
  }
  for (const path of ['/', '/build', '/deck/2x7Qm']) {
    await goWithin(page, `/v3/gundam${path}`);
    await expect(decks, path).toBeVisible();
    await expect(decks, path).not.toHaveAttribute('aria-current', /page|true/);
  }
});
