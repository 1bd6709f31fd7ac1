import { readFile } from 'node:fs/promises';
import { addAuthenticator, createFacts, expect, fillSignIn, test } from '../../account-test.ts';
import { createDecks } from '../../community.ts';
import { poolTile } from '../../decks.ts';
import { findViolations } from '../../find-violations.ts';
import { goWithin } from '../../go-within.ts';
import { createMember, ownName } from '../../test.ts';
import { expectToast } from '../../toasts-shown.ts';
import { RETURNING_VISITOR } from '../../returning-visitor.ts';

// The file uses one worker, because it has one mail catcher.
test.describe.configure({ mode: 'default' });

const header = 'banner';

test('AUTH-01 AUTH-02 SHELL-14 N-28 a visitor registers, confirms by mail, logs in, reloads and resets the password', async ({
  page,
  findMailedLink,
}) => {
  const person = createFacts();
  await page.goto('/v3/gundam/register');
  const name = page.getByLabel('Username');
  await name.fill('Admin');
  await expect(page.getByText('This username is reserved.')).toBeVisible();
  await name.fill(person.username);
  await expect(page.getByText(`${person.username} is available.`)).toBeVisible();
  await page.getByLabel('E-mail').fill(person.email);
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await expect(password).toHaveAttribute('type', 'password');
  await password.fill('short');
  await expect(page.getByText(/^Weak/)).toBeVisible();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(password).toBeFocused();
  await expect(page.getByText('A password has 8 to 128 characters.')).toBeVisible();
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.fill(person.password);
  await password.press('Enter');
  await expect(page.getByText(`We have written to ${person.email}.`)).toBeVisible();
  await expect(page.locator('.mail-sent')).toBeFocused();

  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await fillSignIn(page, person.email, person.password);
  await expect(page.getByText(/Confirm your e-mail address first/)).toBeVisible();

  await page.goto(await findMailedLink(person.email, 'Confirm your e-mail address'));
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText('Your address is confirmed.')).toBeVisible();
  expect(page.url()).not.toContain('token');

  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await fillSignIn(page, person.username, 'not the password');
  await expect(page.getByText('Wrong username or password.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await fillSignIn(page, person.username.toUpperCase(), person.password);
  await expect(page).toHaveURL(/\/v3\/gundam\/$/);
  const plate = page.getByRole(header).getByRole('link', { name: new RegExp(person.username) });
  await expect(plate).toBeVisible();
  await page.reload();
  await expect(plate).toBeVisible();

  await goWithin(page, '/v3/gundam/forgot-password');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('Password reset sent to your email.')).toBeVisible();
  await page.goto(await findMailedLink(person.email, 'Set a new password'));
  await page.getByLabel('New password', { exact: true }).fill(`${person.password}-new`);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  await expect(
    page.getByRole(header).getByRole('link', { name: 'Login / Register' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await fillSignIn(page, person.email, `${person.password}-new`);
  await expect(plate).toBeVisible();
});

test('RATE-04 C-81 a visitor likes a deck, signs up by mail in place, and finds it liked', async ({
  page,
  database,
  findMailedLink,
}) => {
  const author = await createMember(database);
  const [deck = ''] = await createDecks(database, [{ userId: author.id }]);
  const address = `/v3/gundam/deck/${deck}`;
  const like = page.getByRole('button', { name: /^Like,/ });
  await page.goto(address);
  await like.click();
  const dialog = page.getByRole('dialog', { name: 'User not authenticated' });
  await expect(dialog).toContainText('your like is added');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'Sign up' }).click();
  const person = createFacts();
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText(`We have written to ${person.email}.`)).toBeVisible();

  await page.goto(await findMailedLink(person.email, 'Confirm your e-mail address'));
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await fillSignIn(page, person.username, person.password);
  await expectToast(page, 'Your like was added.');
  await expect(page).toHaveURL(address);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(like).toHaveText('1');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('a comment typed by a visitor is published after login, and a draft deck is saved', async ({
  page,
  database,
  context,
  createPerson,
}) => {
  const author = await createMember(database);
  const [deck = ''] = await createDecks(database, [{ userId: author.id }]);
  const person = await createPerson();
  const words = ownName('Strong against fast decks, weak to blockers ');
  await page.goto(`/v3/gundam/deck/${deck}`);
  await page.getByLabel('Your comment').fill(words);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'User not authenticated' });
  await expect(dialog).toContainText('Your text is stored on this device');
  await fillSignIn(page, person.username, person.password);
  await expect(page.locator('.comment')).toContainText(words);
  await expect(page.getByLabel('Your comment')).toHaveValue('');

  await context.clearCookies();
  await page.goto('/v3/gundam/build');
  await poolTile(page, 0).click();
  await page.keyboard.press('Control+s');
  const save = page.getByRole('dialog', { name: 'You must be logged in to save a decklist' });
  await expect(save).toContainText('Your draft stays here');
  await fillSignIn(page, person.username, person.password);
  await expect(page).toHaveURL(/\/deckbuilder\/[0-9A-Za-z]{22}$/);
});

test('AUTH-13 AUTH-22 AUTH-23 AUTH-25 reminders and resets have the documented texts', async ({
  page,
  createPerson,
  accounts,
}) => {
  const person = await createPerson();
  const email = page.getByLabel('E-mail');
  await page.goto('/v3/gundam/forgot-username');
  await email.fill('nobody@members.test');
  await page.getByRole('button', { name: 'Send me my username' }).click();
  await expect(page.getByText('Email not found.')).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill(person.email);
  await email.press('Enter');
  await expect(page.getByText('Username reminder sent to your email.')).toBeVisible();
  const reminder = await accounts.mail.waitForMail(
    ({ to, subject }) => to.includes(person.email) && subject === 'Your username',
  );
  expect(reminder.raw).toContain(person.username);

  await page.route('**/api/auth/*', (route) => route.abort());
  await page.reload();
  await email.fill(person.email);
  await page.getByRole('button', { name: 'Send me my username' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to send username reminder.');
  await goWithin(page, '/v3/gundam/forgot-password');
  await email.fill(person.email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to send password reset.');
});

test('AUTH-08 AUTH-09 N-26 an account of the old site gets a new password by mail', async ({
  page,
  createPerson,
  database,
  findMailedLink,
}) => {
  const person = await createPerson();
  await database
    .updateTable('users')
    .set({ hasmigrated: false })
    .where('email', '=', person.email)
    .execute();
  await page.goto('/v3/gundam/login');
  await fillSignIn(page, person.username, person.password);
  await expect(page.getByText(/This account comes from the old site/)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await page.reload();
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await page.goto(await findMailedLink(person.email, 'Set a new password'));
  await page.getByLabel('New password', { exact: true }).fill(`${person.password}-new`);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await fillSignIn(page, person.username, `${person.password}-new`);
  await expect(
    page.getByRole(header).getByRole('link', { name: new RegExp(person.username) }),
  ).toBeVisible();
});

test('SHELL-09 C-18 login returns to the protected page; two tabs share the session; an expired session loses no data', async ({
  page,
  context,
  createPerson,
  database,
}) => {
  const person = await createPerson();
  await page.goto('/v3/gundam/account?from=mail');
  await expect(page.getByText('Log in to continue where you were.')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/v3/gundam/settings');
  await fillSignIn(page, person.email, person.password);
  await expect(page).toHaveURL(/\/v3\/gundam\/account\?from=mail$/);
  const plateOf = (tab: typeof page) =>
    tab.getByRole(header).getByRole('link', { name: new RegExp(person.username) });
  await expect(plateOf(other)).toBeVisible();

  await page.getByRole('button', { name: 'Change e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change e-mail' });
  await dialog.getByLabel('New e-mail').fill('other@members.test');
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await database
    .deleteFrom('auth_sessions')
    .where('user_id', 'in', (users) =>
      users.selectFrom('users').select('id').where('email', '=', person.email),
    )
    .execute();
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(again.getByLabel('E-mail or username')).toHaveValue(person.username);
  await again.getByLabel('Password', { exact: true }).fill(person.password);
  await again.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(again).toBeHidden();
  // The pending request is resent automatically.
  await expect(dialog.getByText('We have written to other@members.test.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  // Both toasts disappear on their own.
  await Promise.all([
    expectToast(page, 'You logged out in another tab.'),
    expectToast(other, 'Successfully logged out'),
    other.getByRole(header).getByRole('button', { name: 'Log out', exact: true }).click(),
  ]);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(
    page.getByRole(header).getByRole('link', { name: 'Login / Register' }),
  ).toBeVisible();
});

test('passkeys log in from the name field and by button; other devices are logged out', async ({
  page,
  browser,
  createPerson,
  accounts,
}) => {
  const person = await createPerson();
  await addAuthenticator(page);
  await page.goto('/v3/gundam/login?redirect=%2Faccount');
  await fillSignIn(page, person.username, person.password);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Test key');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Passkey added.')).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: accounts.origin });
  await elsewhere.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, RETURNING_VISITOR);
  const otherPage = await elsewhere.newPage();
  await otherPage.goto('/v3/gundam/login');
  await fillSignIn(otherPage, person.username, person.password);
  await expect(otherPage).toHaveURL(/\/v3\/gundam\/$/);
  await page.reload();
  const sessions = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await sessions.getByRole('button', { name: 'Log out all other devices' }).click();
  await expectToast(page, 'All other devices are logged out.');
  await otherPage.reload();
  await expect(otherPage.getByRole('link', { name: 'Login / Register' })).toBeVisible();
  await elsewhere.close();

  const signOut = page.getByRole(header).getByRole('button', { name: 'Log out', exact: true });
  const plate = page.getByRole(header).getByRole('link', { name: new RegExp(person.username) });
  await signOut.click();
  // The authenticator confirms the passkey offered in the name field.
  await page.getByRole('link', { name: 'Login / Register' }).click();
  await expect(plate).toBeVisible();
  await signOut.click();
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await page.goto('/v3/gundam/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(plate).toBeVisible();
});

test('AUTH-26 AUTH-27 N-27 links, export and deletion work in the account settings', async ({
  page,
  createPerson,
  oauth,
}) => {
  const person = await createPerson();
  await page.request.post('/api/auth/sign-in', {
    data: { identifier: person.email, password: person.password },
  });
  await page.goto('/v3/gundam/account');
  await page.getByRole('button', { name: 'Link Discord' }).click();
  await expect(page.getByText('Discord account linked.')).toBeVisible();
  await expect(page).toHaveURL(/\/v3\/gundam\/account$/);
  await page.route('**/api/me/links/discord', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Unlink Discord' }).click();
  await expect(page.getByText('Failed to unlink Discord account.')).toBeVisible();
  await page.getByRole('button', { name: 'Unlink Discord' }).click();
  await expect(page.getByText('Discord account unlinked.')).toBeVisible();
  oauth.refuseNext();
  await page.getByRole('button', { name: 'Link Patreon' }).click();
  await expect(page.getByText('Patreon account was not linked.')).toBeVisible();
  await page.getByRole('button', { name: 'Link Patreon' }).click();
  await expect(page.getByText('Patreon account linked.')).toBeVisible();
  await page.route('**/api/me/links/patreon', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Unlink Patreon' }).click();
  await expect(page.getByText('Failed to unlink Patreon account.')).toBeVisible();
  await page.getByRole('button', { name: 'Unlink Patreon' }).click();
  await expect(page.getByText('Patreon account unlinked.')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(person.email);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Delete them too/).check();
  await dialog.getByLabel('Password', { exact: true }).fill('not it');
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(dialog.getByText('Your current password is wrong.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/v3\/gundam\/$/);
  await goWithin(page, '/v3/gundam/login');
  await fillSignIn(page, person.email, person.password);
  await expect(page.getByText('Wrong username or password.')).toBeVisible();
});
