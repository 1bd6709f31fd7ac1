import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls, refuse } from '#testing/scripted-api.ts';
import { RemoveDialog } from './remove-dialog.tsx';

const REMOVAL = 'PUT /api/admin/games/gundam/decks/d1/removal';
const remove = () => page.getByRole('button', { name: 'Remove deck' });

it('remove a deck: requires a reason, shows a refusal beside it, and sends the text', async () => {
  const onClose = vi.fn<() => void>();
  await refuse(REMOVAL, 403, 'FORBIDDEN');
  await answer(REMOVAL, 204);
  await openPart(<RemoveDialog path={{ game: 'gundam', deckId: 'd1' }} onClose={onClose} />);
  const reason = page.getByLabelText('Reason');
  await expect.element(page.getByRole('dialog', { name: 'Hide from public' })).toBeVisible();
  await remove().click();
  await expect.element(reason).toHaveAttribute('aria-invalid', 'true');
  expect(await receivedCalls(REMOVAL), 'nothing without a reason').toEqual([]);
  await reason.fill('  Names of others ');
  await remove().click();
  await expect.element(reason).toHaveAttribute('aria-invalid', 'true');
  expect(onClose).not.toHaveBeenCalled();
  await remove().click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect((await receivedCalls(REMOVAL)).map(({ body }) => body)).toEqual([
    { reason: 'Names of others' },
    { reason: 'Names of others' },
  ]);
});
