import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectDialog, pressEscape } from '#testing/expect-dialog.ts';
import { MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls, refuse } from '#testing/scripted-api.ts';
import { SignInAgainDialog } from '../sign-in/sign-in-again-dialog.tsx';
import type { SecondFactorState } from './second-factor-api.ts';

const PROOF = 'POST /api/me/proof';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const password = () => page.getByLabelText('Password', { exact: true });
const code = () => page.getByLabelText('Code', { exact: true });

const NONE: SecondFactorState = {
  authenticator: null,
  passkeys: 0,
  required: false,
  proved: false,
};
const APP = { addedAt: '2026-01-05T00:00:00Z', recoveryCodesLeft: 9 };

/** Opens the shell's dialog for a member with these factors. */
async function openFor(factors: Partial<SecondFactorState>, lapse: 'stale' | 'unproved') {
  await answer('GET /api/me/second-factor', 200, { ...NONE, ...factors });
  const { services } = await openPart(<SignInAgainDialog />);
  services.sessionWatch.noticeRefusal(lapse);
  return { services, waiting: services.sessionWatch.waitForSignIn() };
}

it('stale session: without an app the password proves it, and the waiting action continues', async () => {
  const { services, waiting } = await openFor({}, 'stale');
  await refuse(PROOF, 403, 'PASSWORD_WRONG');
  await answer(PROOF, 200, { status: true });
  await answer('GET /api/me', 200, { user: { ...MEMBER, level: 2 }, migration: null });
  await expectDialog('Is it still you?', password());
  await button('Continue').click();
  await expect.element(page.getByText('Enter your password.')).toBeVisible();
  await password().fill('wrong');
  await button('Continue').click();
  await expect.element(password()).toHaveAttribute('aria-invalid', 'true');
  await password().fill('correct horse');
  await button('Continue').click();
  expect(await waiting).toBe(true);
  expect(services.session.get()?.level).toBe(2);
  expect((await receivedCalls(PROOF)).at(-1)?.body).toEqual({ password: 'correct horse' });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('stale session: with an app only its code counts; Escape cancels and stays logged in', async () => {
  const { services, waiting } = await openFor({ authenticator: APP, proved: true }, 'stale');
  await refuse(PROOF, 401, 'CODE_WRONG');
  await expect.element(code()).toHaveFocus();
  await expect.element(password()).not.toBeInTheDocument();
  await code().fill('000000');
  await button('Continue').click();
  await expect.element(code()).toHaveAttribute('aria-invalid', 'true');
  await pressEscape();
  expect(await waiting).toBe(false);
  expect(services.session.get()?.id).toBe('7');
});

it('staff without a second factor: the code is enough, no password', async () => {
  const { services, waiting } = await openFor({ authenticator: APP, required: true }, 'unproved');
  await answer(PROOF, 200, { status: true });
  const staff = { ...MEMBER, roles: ['Administrator'], needsSecondFactor: false };
  await answer('GET /api/me', 200, { user: staff, migration: null });
  await expectDialog('Your second factor', code());
  await code().fill('123456');
  await button('Continue').click();
  expect(await waiting).toBe(true);
  expect(services.session.get()?.roles).toEqual(['Administrator']);
});

it('staff with only passkeys are asked for one', async () => {
  await openFor({ passkeys: 1, required: true }, 'unproved');
  await expectDialog('Your second factor', button('Use a passkey'));
  await expect.element(password()).not.toBeInTheDocument();
  await expect.element(button('Continue')).not.toBeInTheDocument();
});

it('staff without any factor are sent to the set-up', async () => {
  const bare = await openFor({ required: true }, 'unproved');
  const link = page.getByRole('link', { name: 'Set it up' });
  await expectDialog('Your second factor', link);
  await expect.element(link).toHaveAttribute('href', '/account#second-factor');
  await link.click();
  expect(await bare.waiting).toBe(false);
});
