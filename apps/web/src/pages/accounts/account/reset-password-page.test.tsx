import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls } from '#testing/scripted-api.ts';
import { ResetPasswordPage } from './reset-password-page.tsx';

it('reset: without a token it links to a new mail', async () => {
  await openPart(<ResetPasswordPage />, null);
  await expect.element(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  await expect.element(page.getByLabelText('New password')).not.toBeInTheDocument();
  await expectNoBarriers();
});

it('reset: the token is removed from the address, sent with the password, and this browser is logged out', async () => {
  window.location.hash = '#token=mailed';
  await answer('POST /api/auth/password-reset/confirm', 204);
  const { services } = await openPart(<ResetPasswordPage />);
  await expect.poll(() => window.location.hash).toBe('');
  const field = page.getByLabelText('New password', { exact: true });
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('hollow-lantern-tide');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect.element(page.getByText('Your new password is set.')).toBeVisible();
  const sent = await receivedCalls('POST /api/auth/password-reset/confirm');
  expect(sent.map(({ body }) => body)).toEqual([
    { token: 'mailed', password: 'hollow-lantern-tide' },
  ]);
  expect(services.session.get()).toBeNull();
});
