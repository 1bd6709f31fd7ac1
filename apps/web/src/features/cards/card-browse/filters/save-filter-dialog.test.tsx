import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectDialog, pressEscape } from '#testing/expect-dialog.ts';
import { openPart } from '#testing/open-part.tsx';
import { SaveFilterDialog } from './save-filter-dialog.tsx';

it('save filter: requires a name, and returns it with the quick-filter choice', async () => {
  const onSave = vi.fn<(name: string, isFavorite: boolean) => void>();
  const onClose = vi.fn<() => void>();
  await openPart(<SaveFilterDialog onSave={onSave} onClose={onClose} />);
  const name = page.getByLabelText('Name');
  await expectDialog('Save this filter', name);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Give it a name.')).toBeVisible();
  await name.fill(' Red and cheap ');
  await page.getByRole('switch', { name: 'Show as a quick filter' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  expect(onSave.mock.calls).toEqual([['Red and cheap', false]]);
  await pressEscape();
  await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0);
});
