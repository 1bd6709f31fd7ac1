import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { betaNoticeSeen } from '#lib/seen-flags.ts';
import { singleKeysStore } from '#lib/single-keys.ts';
import { expectDialog, pressEscape } from '#testing/expect-dialog.ts';
import { openPart } from '#testing/open-part.tsx';
import { KeysDialog } from '../shortcuts/keys-dialog.tsx';
import { BetaNotice } from './beta-notice.tsx';

const notice = () => page.getByRole('dialog', { name: 'Deckframe is in beta' });

beforeEach(() => {
  betaNoticeSeen.set(false);
  singleKeysStore.set(true);
});

it('keys: switches single keys off for this browser, and Escape closes', async () => {
  const onClose = vi.fn<() => void>();
  await openPart(<KeysDialog onClose={onClose} />);
  const single = page.getByRole('switch', { name: /Single-key shortcuts/ });
  await expect.element(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await expect.element(page.getByText('Go to the leaderboard')).toBeVisible();
  await expect.element(single).toBeChecked();
  await single.click();
  await expect.element(single).not.toBeChecked();
  expect(singleKeysStore.get()).toBe(false);
  expect(Object.entries(localStorage)).toContainEqual(['singleKeyShortcuts', 'false']);
  await pressEscape();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

it('beta notice: is remembered once it was read, by its button', async () => {
  const { services } = await openPart(<BetaNotice />);
  await expectDialog('Deckframe is in beta', page.getByRole('button', { name: 'Got it' }));
  await expect
    .element(page.getByRole('link', { name: 'Report bug' }))
    .toHaveAttribute('href', services.config.links.reportBug);
  expect(betaNoticeSeen.get()).toBe(false);
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect.element(notice()).not.toBeInTheDocument();
  expect(betaNoticeSeen.get()).toBe(true);
  expect(localStorage.getItem('betaNoticeSeen')).toBe('true');
});

it('beta notice: Escape is an answer too', async () => {
  await openPart(<BetaNotice />);
  await expect.element(notice()).toBeVisible();
  await pressEscape();
  await expect.element(notice()).not.toBeInTheDocument();
  expect(betaNoticeSeen.get()).toBe(true);
});
