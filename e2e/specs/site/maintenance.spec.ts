import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../../test.ts';
import { writeByApi } from '../../write-by-api.ts';

/** A game that no other spec uses, because its lock would block them. */
const GAME = 'pocket';
const CODE = 'open sesame 7';
const MESSAGE = 'We are moving the hangar. Back at noon.';

test.describe.configure({ mode: 'serial' });

type State = { locked: boolean; message: string; version: number };

async function setLock(request: APIRequestContext, code: string | null): Promise<void> {
  const path = `/api/admin/games/${GAME}/maintenance`;
  const { version } = (await (await request.get(path)).json()) as State;
  await writeByApi(request, path, { method: 'PUT', data: { code, message: MESSAGE, version } });
}

const lockDialog = (page: Page) => page.getByRole('dialog', { name: /maintenance/i });
const codeField = (page: Page) => lockDialog(page).getByRole('textbox');
const submit = (page: Page) =>
  lockDialog(page).getByRole('button', { name: /unlock|submit|enter/i });

test.beforeEach(async ({ context, database, signIn, page }) => {
  await database.deleteFrom('rate_limits').where('key', 'like', 'unlock%').execute();
  await signIn({ roles: ['Administrator'] });
  await setLock(context.request, CODE);
  await context.clearCookies();
  // The other API process caches an open lock for at most a second.
  await expect
    .poll(async () => (await page.request.get(`/api/games/${GAME}/newest-cards`)).status())
    .toBe(423);
});

test.afterAll(async ({ database }) => {
  await database
    .updateTable('game_settings')
    .set({ maintenance_code_hash: null })
    .where('gameid', '=', GAME)
    .execute();
});

test('MAINT-01 MAINT-02 MAINT-03 MAINT-04 MAINT-06 MAINT-07 MAINT-10 MAINT-11 MAINT-12 a locked game shows only the lock, its message and a code field with an error for each mistake', async ({
  page,
}) => {
  await page.goto(`/v3/${GAME}/leaderboard`);
  const dialog = lockDialog(page);
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(MESSAGE);
  await expect(codeField(page)).toBeFocused();
  await expect(submit(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement?.closest('header, main, footer, nav') !== null,
    );
    expect(isOutside).toBe(false);
  }
  expect((await page.request.get(`/api/games/${GAME}/daily-card`)).status()).toBe(423);

  await expect(submit(page)).toBeDisabled();
  await codeField(page).press('Enter');
  await expect(dialog).toContainText('Please enter a maintenance code');
  await codeField(page).fill('   ');
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await expect(dialog).toContainText('Please enter a maintenance code');

  const held = Promise.withResolvers<void>();
  await page.route('**/maintenance/unlock', async (route) => {
    await held.promise;
    await route.continue();
  });
  await codeField(page).fill('wrong');
  await submit(page).click();
  await expect(submit(page), 'disabled while the code is verified').toBeDisabled();
  held.resolve();
  await expect(dialog).toContainText('Invalid maintenance code. Please try again.');
  await expect(codeField(page)).toHaveValue('');
  await expect(codeField(page)).toBeFocused();

  await page.unroute('**/maintenance/unlock');
  await page.route('**/maintenance/unlock', (route) => route.abort('connectionreset'));
  await codeField(page).fill('anything');
  await submit(page).click();
  await expect(dialog).toContainText('An error occurred. Please try again.');
});

test('MAINT-05 MAINT-08 MAINT-09 the right code, trimmed, opens the site for the session until the code changes', async ({
  page,
  context,
  signIn,
}) => {
  await page.goto(`/v3/${GAME}/`);
  await codeField(page).fill(`  ${CODE} `);
  await submit(page).click();
  await expect(page.getByText('Access granted. Welcome!')).toBeVisible();
  await expect(lockDialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  // If the lock reappeared, it would block the click.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hall of fame' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/hall of fame/i);
  await expect(lockDialog(page)).toHaveCount(0);

  const cookies = await context.cookies();
  const unlocked = cookies.filter(({ name }) => name.includes('maintenance'));
  expect(unlocked.map(({ httpOnly }) => httpOnly)).toEqual([true]);
  await signIn({ roles: ['Administrator'] });
  await setLock(context.request, 'another code');
  await context.clearCookies();
  await context.addCookies(unlocked);
  await page.goto(`/v3/${GAME}/`);
  await expect(lockDialog(page)).toBeVisible();
});
