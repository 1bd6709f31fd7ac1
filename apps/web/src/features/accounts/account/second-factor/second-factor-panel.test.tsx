import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectDialog } from '#testing/expect-dialog.ts';
import { expectNoBarriers, MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls, refuse } from '#testing/scripted-api.ts';
import type { SecondFactorState } from './second-factor-api.ts';
import { SecondFactorPanel } from './second-factor-panel.tsx';

const STATE = 'GET /api/me/second-factor';
const CONFIRM = 'POST /api/me/second-factor/confirm';
const REMOVE = 'DELETE /api/me/second-factor';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const CODES = Array.from({ length: 10 }, (_, index) => `abcdef-ghijkl-mnopqr-stuvw${index}`);
const NONE: SecondFactorState = { authenticator: null, passkeys: 0, required: false, proved: true };
const APP = { ...NONE, authenticator: { addedAt: '2026-01-05T00:00:00Z', recoveryCodesLeft: 1 } };

it('set-up: QR code and key, the first code, then the recovery codes', async () => {
  await answer(STATE, 200, NONE);
  await answer('POST /api/me/second-factor/begin', 200, {
    secret: 'MZXW6YTBMZXW6YTBMZXW6YTBMZXW6YTB',
    uri: 'otpauth://totp/Deckframe:Vesper?secret=MZXW6YTBMZXW6YTB&issuer=Deckframe',
  });
  await refuse(CONFIRM, 401, 'CODE_WRONG');
  await answer(CONFIRM, 200, { recoveryCodes: CODES });
  await answer(STATE, 200, APP);
  await answer('GET /api/me', 200, { user: MEMBER, migration: null });
  await openPart(<SecondFactorPanel />);
  await button('Set up app').click();
  const code = page.getByLabelText('Code', { exact: true });
  await expectDialog('Set up an authenticator app', code);
  await expect.element(page.getByAltText('QR code for your authenticator app')).toBeVisible();
  await expect.element(page.getByText('MZXW 6YTB MZXW 6YTB MZXW 6YTB MZXW 6YTB')).toBeVisible();
  await button('Turn it on').click();
  await expect.element(page.getByText('Enter the code.')).toBeVisible();
  await code.fill('000000');
  await button('Turn it on').click();
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill('123456');
  await button('Turn it on').click();
  await expect
    .element(page.getByRole('dialog', { name: 'Save your recovery codes' }))
    .toBeVisible();
  for (const one of CODES) await expect.element(page.getByText(one)).toBeVisible();
  await expectNoBarriers();
  await button('I have saved them').click();
  await expect.element(page.getByText('1 left.')).toBeVisible();
  expect((await receivedCalls(CONFIRM)).map(({ body }) => body)).toEqual([
    { code: '000000' },
    { code: '123456' },
  ]);
});

it('removing: asks first, and for a proof if the login is old', async () => {
  await answer(STATE, 200, APP);
  await refuse(REMOVE, 403, 'FRESH_SIGN_IN_REQUIRED');
  await answer(REMOVE, 204);
  await answer(STATE, 200, NONE);
  const { services, told } = await openPart(<SecondFactorPanel />);
  await button('Remove app').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove app' }).click();
  await expect.poll(() => services.sessionWatch.lapse.get()).toBe('stale');
  services.session.set({ ...MEMBER });
  await expect.element(button('Set up app')).toBeVisible();
  expect(told).toEqual(['success: "Authenticator app removed."']);
  expect(await receivedCalls(REMOVE)).toHaveLength(2);
});

it('new recovery codes are shown once', async () => {
  await answer(STATE, 200, APP);
  await answer('POST /api/me/second-factor/recovery-codes', 200, { recoveryCodes: CODES });
  await openPart(<SecondFactorPanel />);
  await button('Make new codes').click();
  await expect.element(page.getByRole('dialog', { name: 'Your new recovery codes' })).toBeVisible();
  await expect.element(page.getByText(CODES[9] ?? '')).toBeVisible();
});

it('staff see what is missing and a link to it', async () => {
  await answer(STATE, 200, { ...APP, required: true, proved: false });
  const { services } = await openPart(<SecondFactorPanel />);
  await button('Enter your code').click();
  expect(services.sessionWatch.lapse.get()).toBe('unproved');
});
