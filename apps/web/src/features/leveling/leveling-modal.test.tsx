import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectDialog, pressEscape } from '#testing/expect-dialog.ts';
import { openPart } from '#testing/open-part.tsx';
import { answer } from '#testing/scripted-api.ts';
import { LevelingModal } from '../rewards/leveling/leveling-modal.tsx';

it('EXP-26 leveling: says what earns EXP and which rewards there are, and is left by its button or Escape', async () => {
  const onClose = vi.fn<() => void>();
  const gifts = [{ kind: 'background', key: 'verdant' }];
  const rewards = [{ id: '1', level: 5, gifts, role: null }];
  await answer('GET /api/cosmetics', 200, { cosmetics: [], rewards });
  await openPart(<LevelingModal onClose={onClose} />);
  await expectDialog(/Welcome to levels/, page.getByRole('button', { name: 'Got it' }));
  await expect.element(page.getByRole('heading', { name: 'Earn EXP' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Level rewards' })).toBeVisible();
  await expect.element(page.getByText('Verdant')).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await pressEscape();
  expect(onClose).toHaveBeenCalledTimes(2);
});
