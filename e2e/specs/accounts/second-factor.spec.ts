import { totpCode } from '@deckframe/api/src/modules/accounts/second-factor/totp.ts';
import { givePassword } from '@deckframe/api/src/testing/give-password.ts';
import { readBase32 } from '@deckframe/api/src/testing/read-base32.ts';
import type { Database } from '@deckframe/database/db';
import type { Page } from '@playwright/test';
import { fillSignIn } from '../../account-test.ts';
import { findViolations } from '../../find-violations.ts';
import { waitForOverlays } from '../../overlays.ts';
import { createMember, expect, test } from '../../test.ts';

const PASSWORD = 'hollow-lantern-river';
const ACCOUNT = '/v3/gundam/account';
const HALF_MINUTE = 30_000;

/** Computes an app's code for this key. Called just before typing, because codes expire. */
const showCode = (key: string, steps = 0): string =>
  totpCode(readBase32(key.replaceAll(' ', '')), Date.now() + steps * HALF_MINUTE);

async function joinWithPassword(database: Database, roles: string[] = []) {
  const member = await createMember(database, { roles });
  await givePassword(database, member.id, PASSWORD);
  return member;
}

async function setUpApp(page: Page): Promise<{ key: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
  const key = await dialog.locator('code').innerText();
  await dialog.getByLabel('Code', { exact: true }).fill(showCode(key));
  await dialog.getByRole('button', { name: 'Turn it on' }).click();
  const codes = await readCodes(page, 'Save your recovery codes');
  return { key, codes };
}

/** Reads the ten recovery codes and confirms that they were saved. */
async function readCodes(page: Page, name: string): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.locator('code').allInnerTexts();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Recovery codes copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(dialog).toHaveCount(0);
  await waitForOverlays(page, 0);
  return codes;
}

/** Logs out in the header and logs in again up to the second factor. */
async function signInAnew(page: Page, username: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log out', exact: true }).click();
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Login / Register' });
  await expect(logIn).toBeVisible();
  await page.goto(ACCOUNT);
  await fillSignIn(page, username, PASSWORD);
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('a member sets up an app, logs in with its code, and with a recovery code instead', async ({
  page,
  database,
}) => {
  const { username } = await joinWithPassword(database);
  await page.goto(ACCOUNT);
  await fillSignIn(page, username, PASSWORD);
  await expect(page.getByRole('button', { name: 'Set up app' })).toBeVisible();
  const { codes, key } = await setUpApp(page);
  await expect(page.getByText('10 left.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await signInAnew(page, username);
  const logIn = page.getByRole('button', { name: 'Log in', exact: true });
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await code.fill('000000');
  await logIn.click();
  await expect(page.getByText(/This code is wrong/)).toBeVisible();
  // The current code was used by the set-up. The code of the next half minute is also accepted.
  await code.fill(showCode(key, 1));
  await logIn.click();
  await expect(page.getByText('10 left.')).toBeVisible();

  await signInAnew(page, username);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[3] ?? '');
  await logIn.click();
  await expect(page.getByText('9 left.')).toBeVisible();
});

test('an administrator must set up a second factor; a dangerous action asks for a new proof', async ({
  page,
  database,
}) => {
  const { id, username } = await joinWithPassword(database, ['Administrator']);
  await page.goto('/v3/gundam/login');
  await fillSignIn(page, username, PASSWORD);
  await expect(page.getByRole('banner')).toContainText(username);
  const heading = page.getByRole('heading', { level: 1, name: 'Reports' });
  await page.goto('/v3/gundam/admin/reports');
  // Without the second factor the session has no roles.
  await expect(page.locator('main')).toContainText('Insufficient permissions');
  const ask = page.getByRole('dialog', { name: 'Your second factor' });
  await expect(ask.getByRole('link', { name: 'Set it up' })).toBeVisible();
  await ask.getByRole('link', { name: 'Set it up' }).click();
  const notice = page.getByText('Staff need a second factor.');
  await expect(notice).toBeVisible();
  const { codes, key } = await setUpApp(page);
  await expect(notice).toHaveCount(0);
  await page.goto('/v3/gundam/admin/reports');
  await expect(heading).toBeVisible();

  await database
    .updateTable('auth_sessions')
    .set({ created_at: new Date(Date.now() - 3_600_000), proved_at: null })
    .where('user_id', '=', id)
    .execute();
  await page.goto(ACCOUNT);
  await page.getByRole('button', { name: 'Make new codes' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it still you?' });
  await expect(proof.getByLabel('Code', { exact: true })).toBeFocused();
  await proof.getByLabel('Code', { exact: true }).fill(showCode(key, 1));
  await proof.getByRole('button', { name: 'Continue' }).click();
  const fresh = await readCodes(page, 'Your new recovery codes');
  expect(fresh.filter((one) => codes.includes(one))).toEqual([]);
});
