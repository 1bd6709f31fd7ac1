import type { Page } from '@playwright/test';
import { createDecks } from '../../community.ts';
import { findViolations } from '../../find-violations.ts';
import { goWithin } from '../../go-within.ts';
import { createMember, expect, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

/** Preferences of operating systems. `accessibility.spec.ts` checks the default dark theme. */
const SYSTEMS = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  'dark with more contrast': { colorScheme: 'dark', contrast: 'more' },
  'light with more contrast': { colorScheme: 'light', contrast: 'more' },
} as const;
const GROUND = 'rgb(10, 12, 15)';
const LIGHT_GROUND = 'rgb(239, 242, 244)';

const readGround = (page: Page): Promise<string> =>
  page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

/** Opens a page once and checks it in each theme and at two sizes. */
async function expectReadable(page: Page, address: string, content: string): Promise<void> {
  await page.setViewportSize(VIEWPORTS.desktop);
  const isFirst = !page.url().includes('/v3/');
  await (isFirst ? page.goto(address) : goWithin(page, address));
  for (const viewport of [VIEWPORTS.desktop, VIEWPORTS.phone]) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Content below the fold loads on the first interaction.
    await page.mouse.move(viewport.width / 2, 400);
    await page.mouse.move(1, 400);
    await expect(page.locator(content).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const isPhone = viewport === VIEWPORTS.phone;
    // Colours are equal on a phone, so one theme is enough to check its own parts.
    const systems = Object.entries(SYSTEMS).slice(0, isPhone ? 1 : undefined);
    for (const [name, system] of systems) {
      await page.emulateMedia(system);
      const root = page.locator('html');
      await expect(root).toHaveAttribute('data-theme', system.colorScheme);
      await expect(root.and(page.locator('[data-strong]'))).toHaveCount(
        system.contrast === 'more' ? 1 : 0,
      );
      // Wait for colour transitions to end.
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      const found = await findViolations(page, 'colors');
      expect.soft(found, `${address}, ${name}, ${viewport.width} px`).toEqual([]);
    }
  }
}

// The pages with the most tokens; `npm run walks` checks the others.
test('axe finds no low contrast in any theme on home and a deck @slow', async ({
  page,
  database,
}) => {
  const { id: userId } = await createMember(database);
  const [deck = ''] = await createDecks(database, [
    { userId, notes: '# Plan\nHold **two** back.', cards: '4 x ST01-001\n4 x ST01-002' },
  ]);
  await expectReadable(page, '/v3/gundam/', '#popular-title');
  await expectReadable(page, `/v3/gundam/decklists/${deck}`, '.stack');
});

test('axe finds no low contrast in any theme on public pages @walk', async ({ page, database }) => {
  const { id: userId } = await createMember(database, { user_exp: 4200 });
  await createDecks(database, [{ userId, cards: '4 x ST01-001' }]);
  await expectReadable(page, '/v3/gundam/cardlist', '[data-index="0"]');
  await expectReadable(page, '/v3/gundam/cards/ST01-001', '.card-fields');
  await expectReadable(page, '/v3/gundam/decklists', '.deck-card');
  await expectReadable(page, `/v3/gundam/profile/${userId}`, 'h1 .np');
  await expectReadable(page, '/v3/gundam/leaderboard', 'tbody tr');
});

test('axe finds no low contrast in any theme on pages of members and staff @walk', async ({
  page,
  database,
  signIn,
}) => {
  const { id: userId } = await signIn({ roles: ['Administrator'] });
  const [deck = ''] = await createDecks(database, [
    { userId, cards: '4 x ST01-001\n4 x ST01-002' },
  ]);
  await expectReadable(page, `/v3/gundam/deckbuilder/${deck}`, '.pool [data-index="0"]');
  await expectReadable(page, '/v3/gundam/settings', 'h1');
  await expectReadable(page, '/v3/gundam/account', 'h1');
  await expectReadable(page, '/v3/gundam/admin/reports', 'h1');
});

test('the theme follows the system, a stored choice overrides it, and both apply before the app starts', async ({
  page,
}) => {
  await page.goto('/v3/gundam/settings');
  const theme = page.getByLabel('Theme');
  await expect(theme).toHaveValue('system');
  expect(await readGround(page)).toBe(GROUND);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => readGround(page)).toBe(LIGHT_GROUND);
  await theme.selectOption('Dark');
  await expect.poll(() => readGround(page)).toBe(GROUND);
  await theme.selectOption('High contrast');
  await expect.poll(() => readGround(page)).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => readGround(page)).toBe('rgb(0, 0, 0)');
  await theme.selectOption('Light');
  await expect.poll(() => readGround(page)).toBe(LIGHT_GROUND);

  // Without the app, only the first paint is visible.
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('.boot-name')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await readGround(page)).toBe(LIGHT_GROUND);
});

test('forced colors keep every control and the focus visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/v3/gundam/settings');
  const theme = page.getByLabel('Theme');
  await theme.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  const style = await theme.evaluate((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return { outlineStyle, outlineWidth };
  });
  expect(style.outlineStyle).not.toBe('none');
  const knob = page.locator('.switch').first();
  await expect(knob).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
