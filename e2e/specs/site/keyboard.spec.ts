import type { Locator, Page } from '@playwright/test';
import { waitForOverlays } from '../../overlays.ts';
import { letDraw } from '../../sightings.ts';
import { expect, test } from '../../test.ts';
import { expectToast } from '../../toasts-shown.ts';
import { VIEWPORTS } from '../../viewports.ts';

/** Presses Tab until the element is focused. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

/** Expects a visible focus ring. */
async function expectRing(target: Locator): Promise<void> {
  const { style, width } = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return { style: outlineStyle, width: Number.parseFloat(outlineWidth) };
  });
  expect(style).not.toBe('none');
  expect(width).toBeGreaterThanOrEqual(2);
}

test.describe('wide window, by keyboard alone', () => {
  test.use({ site: 'documents' });

  test('the skip link jumps over the header', async ({ page }) => {
    await page.goto('/v3/gundam/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('every header group opens, can be walked, closes and follows a link', async ({
    page,
    signIn,
  }) => {
    await signIn({ roles: ['Administrator'] });
    await page.goto('/v3/gundam/');
    const banner = page.getByRole('banner');
    for (const name of ['Build', 'Community', 'Competitive', 'Administration', 'My Account']) {
      const trigger = banner.getByRole('button', { name, exact: true });
      await tabTo(page, trigger);
      await expectRing(trigger);
      await page.keyboard.press('Enter');
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      // If a menu is opened early, it appears when all of its parts are loaded.
      await expect(page.locator('[data-nav=entry]').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      const entry = page.locator('[data-nav=entry]:focus');
      await expect(entry).toHaveCount(1);
      await expectRing(entry);
      await page.keyboard.press('Escape');
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await expect(trigger).toBeFocused();
    }
    const community = banner.getByRole('button', { name: 'Community', exact: true });
    await community.focus();
    for (const entry of [/Public Decklists/, /Leaderboard/]) {
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('[data-nav=entry]:focus')).toHaveText(entry);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/leaderboard$/);
  });

  test('the game switcher opens another game', async ({ page }) => {
    await page.goto('/v3/gundam/');
    const switcher = page
      .getByRole('navigation', { name: 'Games' })
      .getByRole('button', { name: /gundam/i });
    await tabTo(page, switcher);
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-nav=entry]:focus')).toHaveCount(1);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/v3\/gundam\//);
    await expect(page).toHaveURL(/\/v3\/\w+\/$/);
  });

  test('AUTH-14 AUTH-15 AUTH-16 AUTH-18 AUTH-19 logging out works from the header, forgets the member, and shows a failure', async ({
    page,
    signIn,
  }) => {
    const { username } = await signIn();
    await page.goto('/v3/gundam/leaderboard');
    const logOut = page.getByRole('banner').getByRole('button', { name: 'Log out', exact: true });
    const entry = page.getByRole('link', { name: 'Login / Register' });
    const readStored = () =>
      page.evaluate(() => ({
        mine: ['syncToken', 'mailbox', 'userData'].filter((key) => key in localStorage),
        draft: localStorage.getItem('gundam_deckName'),
        session: Object.keys(sessionStorage),
      }));
    await expect(logOut).toBeVisible();
    await page.evaluate(() => {
      for (const key of ['syncToken', 'mailbox', 'userData']) localStorage.setItem(key, 'x');
      localStorage.setItem('gundam_deckName', 'Stays');
      sessionStorage.setItem('anything', 'x');
    });
    const session = '**/api/me/session';
    const asked: (string | null)[] = [];
    await page.route(session, (route) => {
      if (route.request().method() !== 'DELETE') return route.fallback();
      asked.push(route.request().postData());
      return route.fulfill({ status: 500, json: { code: 'INTERNAL', detail: 'x', params: {} } });
    });
    await tabTo(page, logOut);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Logout failed: Something went wrong on our side.')).toBeVisible();
    await expect(page).toHaveURL(/\/leaderboard$/);
    await expect(page.getByRole('banner')).toContainText(username);
    expect(await readStored()).toMatchObject({ mine: ['syncToken', 'mailbox', 'userData'] });
    expect(asked).toEqual([null]);

    await page.unroute(session);
    await logOut.focus();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Successfully logged out');
    await expect(page).toHaveURL(/\/v3\/gundam\/$/);
    await expect(entry).toBeVisible();
    await expect(page.getByRole('banner')).not.toContainText(username);
    expect(await readStored()).toMatchObject({ mine: [], draft: 'Stays' });
    expect((await readStored()).session).not.toContain('anything');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
  });

  test('the palette opens by Ctrl+K and /, finds a page and returns the focus', async ({
    page,
  }) => {
    await page.goto('/v3/gundam/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('data prot');
    // Results of the first letters may be shown. Enter waits for the final results.
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/data-protection$/);
    await expect(palette).toHaveCount(0);
  });

  test('? lists the shortcuts, G then L opens the leaderboard, and single keys can be switched off', async ({
    page,
  }) => {
    await page.goto('/v3/gundam/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard' });
    await expect(keys).toBeVisible();
    const toggle = keys.getByRole('switch', { name: /Single-key shortcuts/ });
    // It handles keys once its history entry exists.
    await waitForOverlays(page, 1);
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
    // Both keys at once: the second must follow within 1.5 s.
    await Promise.all([page.keyboard.press('g'), page.keyboard.press('l')]);
    await expect(page).toHaveURL(/\/leaderboard$/);
    // A navigation closes windows of the shell, so wait for the page before opening one.
    await expect(page.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible();

    await page.keyboard.press('?');
    await expect(keys).toBeVisible();
    await tabTo(page, toggle);
    await page.keyboard.press('Space');
    await expect(toggle).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await page.keyboard.press('?');
    await letDraw(page);
    await expect(keys).toHaveCount(0);
    await expect(page).toHaveURL(/\/leaderboard$/);
  });

  test('footer links and the language choice work by keyboard', async ({ page }) => {
    await page.goto('/v3/gundam/tournaments/upcoming');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Upcoming tournaments');
    const footer = page.getByRole('contentinfo');
    const language = footer.getByRole('combobox', { name: 'Language' });
    await tabTo(page, footer.getByRole('link', { name: 'Hall of fame' }));
    await tabTo(page, language);
    await page.keyboard.press('d');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(heading).toHaveText('Kommende Turniere');
  });
});

test.describe('narrow window, by keyboard alone', () => {
  test.use({ site: 'documents', viewport: VIEWPORTS.phone });

  test('the menu opens, traps the focus, closes and returns it', async ({ page }) => {
    await page.goto('/v3/gundam/');
    const toggle = page.getByRole('button', { name: 'Open menu' });
    await tabTo(page, toggle);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog');
    await expect(menu).toBeVisible();
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(menu.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(toggle).toBeFocused();
  });

  test('the bottom bar can be reached and used', async ({ page }) => {
    await page.goto('/v3/gundam/statistics');
    const decks = page
      .getByRole('navigation', { name: 'Primary' })
      .getByRole('link', { name: /^Decks/ });
    await tabTo(page, decks);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/decks$/);
  });
});
