import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectDialog, pressEscape } from '#testing/expect-dialog.ts';
import { openPart } from '#testing/open-part.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

async function open() {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const onConfirm = vi.fn<() => void>();
  await openPart(
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="Delete it?"
      objectName="Tempo"
      description="It is gone."
      confirmLabel="Delete"
      cancelLabel="Keep"
      onConfirm={onConfirm}
    />,
  );
  return { onOpenChange, onConfirm };
}

it('focuses the cancel button, names what will be deleted, and does nothing by itself', async () => {
  const { onOpenChange, onConfirm } = await open();
  await expectDialog('Delete it?', page.getByRole('button', { name: 'Keep' }), 'alertdialog');
  await expect.element(page.getByText('Tempo')).toBeVisible();
  await pressEscape();
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(onConfirm).not.toHaveBeenCalled();
});

it('confirms by its button only', async () => {
  const { onConfirm } = await open();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  expect(onConfirm).toHaveBeenCalledOnce();
});
