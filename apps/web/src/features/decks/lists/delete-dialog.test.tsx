import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectDialog, pressEscape } from '#testing/expect-dialog.ts';
import { openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls, refuse } from '#testing/scripted-api.ts';
import { DeleteDialog } from './delete-dialog.tsx';

const DELETE = 'DELETE /api/games/gundam/decks/d1';

async function open() {
  const onClose = vi.fn<() => void>();
  const onDeleted = vi.fn<() => void>();
  const deck = { id: 'd1', name: 'Tempo' };
  const part = <DeleteDialog deck={deck} onClose={onClose} onDeleted={onDeleted} />;
  return { ...(await openPart(part)), onClose, onDeleted };
}
const confirm = () => page.getByRole('button', { name: 'Delete', exact: true });

it('delete a deck: names it, sends one key, and shows one message', async () => {
  const { onClose, onDeleted, told } = await open();
  await answer(DELETE, 204);
  await expectDialog(
    'Delete this deck?',
    page.getByRole('button', { name: 'Keep' }),
    'alertdialog',
  );
  await expect.element(page.getByText('Tempo')).toBeVisible();
  await confirm().click();
  await expect.poll(() => onDeleted.mock.calls.length).toBe(1);
  expect(onClose).toHaveBeenCalledOnce();
  const sent = await receivedCalls(DELETE);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.key).toMatch(/^[\w-]{36}$/);
  expect(told).toHaveLength(1);
});

it('delete a deck: after continuing logged out it shows missing permission; Escape keeps it', async () => {
  const { services, onClose, onDeleted, told } = await open();
  await refuse(DELETE, 401, 'UNAUTHENTICATED');
  await confirm().click();
  await expect.poll(() => services.sessionWatch.lapse.get()).toBe('expired');
  expect(told).toEqual([]);
  services.sessionWatch.goOnWithout();
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]).toContain('permission');
  expect(onDeleted).not.toHaveBeenCalled();
  onClose.mockClear();
  await pressEscape();
  await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0);
});
