import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectDialog, pressEscape } from '#testing/expect-dialog.ts';
import { openPart } from '#testing/open-part.tsx';
import { LevelingModal } from './leveling-modal.tsx';

it('leveling: says what earns EXP, and is left by its button or Escape', async () => {
  const onClose = vi.fn<() => void>();
  await openPart(<LevelingModal onClose={onClose} />);
  await expectDialog(/Welcome to levels/, page.getByRole('button', { name: 'Got it' }));
  await expect.element(page.getByRole('heading', { name: 'Earn EXP' })).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await pressEscape();
  expect(onClose).toHaveBeenCalledTimes(2);
});
