import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { singleKeysStore } from '#lib/single-keys.ts';
import { pressEscape } from '#testing/expect-dialog.ts';
import { openPart } from '#testing/open-part.tsx';
import { KeysDialog } from '../shortcuts/keys-dialog.tsx';

beforeEach(() => {
  singleKeysStore.set(true);
});

it('keys: switches single keys off for this browser, and closes on Escape', async () => {
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
