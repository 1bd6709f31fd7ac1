import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectDialog, pressEscape } from '#testing/expect-dialog.ts';
import { expectNoBarriers, MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls, refuse } from '#testing/scripted-api.ts';
import { MigrationForm } from './migration-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';

const SIGN_IN = 'POST /api/auth/sign-in';
const identifier = () => page.getByLabelText('E-mail or username');
const password = () => page.getByLabelText('Password', { exact: true });
const logIn = () => page.getByRole('button', { name: 'Log in' });

it('login: empty fields show errors and get the focus, then the request has both values', async () => {
  const onMigration = vi.fn<(email: string) => void>();
  const { services } = await openPart(<SignInForm onMigration={onMigration} />, null);
  await answer(SIGN_IN, 200, { user: MEMBER });
  await expect.element(logIn()).toBeVisible();
  await expectNoBarriers();
  await logIn().click();
  await expect.element(page.getByText('Enter your e-mail or username.')).toBeVisible();
  await expect.element(page.getByText('Enter your password.')).toBeVisible();
  await expect.element(identifier()).toHaveFocus();
  expect(await receivedCalls(SIGN_IN)).toEqual([]);
  await identifier().fill('  Vesper ');
  await password().fill('correct horse');
  await logIn().click();
  await expect.poll(() => services.session.get()?.id).toBe('7');
  expect((await receivedCalls(SIGN_IN)).map(({ body }) => body)).toEqual([
    { identifier: 'Vesper', password: 'correct horse' },
  ]);
});

it('login: a wrong password shows at its field; an unverified account can request its link', async () => {
  await openPart(<SignInForm identifier="vesper@mail.example" onMigration={() => {}} />, null);
  await refuse(SIGN_IN, 401, 'CREDENTIALS_INVALID');
  await refuse(SIGN_IN, 403, 'EMAIL_NOT_VERIFIED');
  await answer('POST /api/auth/resend-verification', 204);
  await password().fill('wrong');
  await logIn().click();
  await expect.element(password()).toHaveFocus();
  await expect.element(password()).toHaveAttribute('aria-invalid', 'true');
  await logIn().click();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect.element(page.getByText(/a new link is on its way/)).toBeVisible();
  expect((await receivedCalls('POST /api/auth/resend-verification'))[0]?.body).toMatchObject({
    email: 'vesper@mail.example',
  });
});

it('login: an account of the old site is sent to its migration', async () => {
  const onMigration = vi.fn<(email: string) => void>();
  await openPart(<SignInForm identifier="Vesper" onMigration={onMigration} />, null);
  await answer(SIGN_IN, 403, {
    code: 'MIGRATION_REQUIRED',
    detail: 'x',
    params: { email: 'vesper@mail.example' },
  });
  await password().fill('old');
  await logIn().click();
  await expect.poll(() => onMigration.mock.calls).toEqual([['vesper@mail.example']]);
});

it('registering: every field shows its error, then the request has all values', async () => {
  const onSent = vi.fn<(email: string) => void>();
  await openPart(<RegisterForm onSent={onSent} />, null);
  await answer('POST /api/auth/register', 204);
  await answer('GET /api/auth/username-availability', 200, { available: true, reason: null });
  const create = page.getByRole('button', { name: 'Sign up' });
  await create.click();
  await expect.element(page.getByText('Enter an e-mail address.')).toBeVisible();
  await expect.element(page.getByText(/A password has \d+ to \d+ characters\./)).toBeVisible();
  await expect.element(page.getByLabelText('Username')).toHaveFocus();
  await expectNoBarriers();
  await page.getByLabelText('Username').fill('Vesper');
  await page.getByLabelText('E-mail').fill(' vesper@mail.example');
  await password().fill('a long and quiet sentence');
  await create.click();
  await expect.poll(() => onSent.mock.calls).toEqual([['vesper@mail.example']]);
  expect((await receivedCalls('POST /api/auth/register'))[0]?.body).toEqual({
    username: 'Vesper',
    email: 'vesper@mail.example',
    password: 'a long and quiet sentence',
    game: 'gundam',
  });
});

it('migration: the known address is mailed, and the success text gets the focus', async () => {
  await openPart(<MigrationForm email="vesper@mail.example" />, null);
  await refuse('POST /api/auth/password-reset', 503, 'UNAVAILABLE');
  await answer('POST /api/auth/password-reset', 204);
  const send = page.getByRole('button', { name: 'Send me the link' });
  await send.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.getByLabelText('E-mail').fill('nobody');
  await send.click();
  await expect.element(page.getByText('Enter an e-mail address.')).toBeVisible();
  await page.getByLabelText('E-mail').fill('vesper@mail.example');
  await send.click();
  await expect.element(page.getByText(/choose a new password/)).toBeVisible();
  await expect.poll(() => document.activeElement?.className).toBe('mail-sent');
  expect((await receivedCalls('POST /api/auth/password-reset')).at(-1)?.body).toEqual({
    email: 'vesper@mail.example',
    game: 'gundam',
  });
});

it('login again: addresses the member by name, and Escape continues without logging in', async () => {
  const { services } = await openPart(<SignInAgainDialog />);
  services.sessionWatch.noticeRefusal('expired');
  await expectDialog('Your session has ended', identifier());
  await expect.element(identifier()).toHaveValue('Vesper');
  const waiting = services.sessionWatch.waitForSignIn();
  await pressEscape();
  expect(await waiting).toBe(false);
  expect(services.session.get()).toBeNull();
});

it('login: an account with an app asks for the code, and a wrong one shows at its field', async () => {
  const { services } = await openPart(
    <SignInForm identifier="Vesper" onMigration={() => {}} />,
    null,
  );
  await refuse(SIGN_IN, 401, 'CODE_REQUIRED');
  await refuse(SIGN_IN, 401, 'CODE_WRONG');
  await answer(SIGN_IN, 200, { user: MEMBER });
  await password().fill('correct horse');
  await logIn().click();
  const code = page.getByLabelText('Code', { exact: true });
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectNoBarriers();
  await logIn().click();
  await expect.element(page.getByText('Enter the code.')).toBeVisible();
  await code.fill(' 123 456 ');
  await logIn().click();
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  const recovery = page.getByLabelText('Recovery code');
  await expect.element(recovery).toHaveFocus();
  await recovery.fill('abcdef-ghijkl-mnopqr-stuvwx');
  await logIn().click();
  await expect.poll(() => services.session.get()?.id).toBe('7');
  const both = { identifier: 'Vesper', password: 'correct horse' };
  expect((await receivedCalls(SIGN_IN)).map(({ body }) => body)).toEqual([
    both,
    { ...both, code: '123 456' },
    { ...both, code: 'abcdef-ghijkl-mnopqr-stuvwx' },
  ]);
});
