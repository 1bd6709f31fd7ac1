import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectDialog, pressEscape } from '#testing/expect-dialog.ts';
import { MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls, refuse } from '#testing/scripted-api.ts';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';
import type { Passkey } from './settings-api.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });

it('change e-mail: validates both fields, shows a wrong password at its field, then where the mail went', async () => {
  const onClose = vi.fn<() => void>();
  await openPart(<ChangeEmailDialog onClose={onClose} />);
  await refuse('POST /api/me/email', 403, 'PASSWORD_WRONG');
  await answer('POST /api/me/email', 204);
  await expectDialog('Change e-mail', field('New e-mail'));
  await button('Send the link').click();
  await expect.element(page.getByText('Enter an e-mail address.')).toBeVisible();
  await expect.element(page.getByText('Enter your password.')).toBeVisible();
  await field('New e-mail').fill('new@mail.example ');
  await field('Password').fill('secret words');
  await button('Send the link').click();
  await expect.element(field('Password')).toHaveFocus();
  await button('Send the link').click();
  await expect.element(page.getByText('We have written to new@mail.example.')).toBeVisible();
  expect((await receivedCalls('POST /api/me/email'))[1]?.body).toEqual({
    email: 'new@mail.example',
    password: 'secret words',
    game: 'gundam',
  });
  await pressEscape();
  await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0);
});

it('change password: with a lapsed session the member proves the identity, then the change is sent', async () => {
  const onClose = vi.fn<() => void>();
  const { services, told } = await openPart(<ChangePasswordDialog onClose={onClose} />);
  await refuse('POST /api/me/password', 403, 'FRESH_SIGN_IN_REQUIRED');
  await answer('POST /api/me/password', 204);
  await expectDialog('Change password', field('Current password'));
  await button('Set password').click();
  await expect.element(page.getByText('Enter your password.')).toBeVisible();
  await expect.element(page.getByText(/A password has \d+ to/)).toBeVisible();
  await field('Current password').fill('secret words');
  await field('New password').fill('a long and quiet sentence');
  await button('Set password').click();
  await expect.poll(() => services.sessionWatch.lapse.get()).toBe('stale');
  services.session.set({ ...MEMBER });
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(told).toEqual(['success: "Your new password is set."']);
  const sent = await receivedCalls('POST /api/me/password');
  expect(sent.map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => ({
      currentPassword: 'secret words',
      newPassword: 'a long and quiet sentence',
    })),
  );
});

it('delete account: names the member, asks about decks, and requires the password', async () => {
  const onClose = vi.fn<() => void>();
  const { services } = await openPart(<DeleteAccountDialog onClose={onClose} />);
  await refuse('POST /api/me/delete', 403, 'PASSWORD_WRONG');
  await answer('POST /api/me/delete', 204);
  await expectDialog('Delete Vesper?', page.getByRole('radio', { name: /Keep them/ }));
  await button('Delete my account for good').click();
  await expect.element(page.getByText('Enter your password.')).toBeVisible();
  expect(await receivedCalls('POST /api/me/delete')).toEqual([]);
  await page.getByRole('radio', { name: /Delete them too/ }).click();
  await field('Password').fill('secret words');
  await button('Delete my account for good').click();
  await expect.element(field('Password')).toHaveAttribute('aria-invalid', 'true');
  await button('Delete my account for good').click();
  await expect.poll(() => services.session.get()).toBeNull();
  expect((await receivedCalls('POST /api/me/delete'))[1]?.body).toEqual({
    password: 'secret words',
    decks: 'delete',
  });
});

it('passkey name: starts with the old name, requires one, and sends it with a key', async () => {
  const onClose = vi.fn<() => void>();
  const passkey: Passkey = { id: 'p1', name: 'Phone', synced: false, createdAt: '' };
  await openPart(<PasskeyNameDialog passkey={passkey} onClose={onClose} />);
  await answer('PATCH /api/me/passkeys/p1', 204);
  await expectDialog('Rename passkey', field('Name'));
  await field('Name').fill('  ');
  await button('Save').click();
  await expect.element(page.getByText('Give it a name.')).toBeVisible();
  await field('Name').fill(' Work laptop ');
  await button('Save').click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  const [sent] = await receivedCalls('PATCH /api/me/passkeys/p1');
  expect(sent?.body).toEqual({ name: 'Work laptop' });
  expect(sent?.key).toMatch(/^[\w-]{36}$/);
});
