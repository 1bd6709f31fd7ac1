import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectDialog } from '#testing/expect-dialog.ts';
import { openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls, refuse } from '#testing/scripted-api.ts';
import { MaintenanceModal } from './maintenance-modal.tsx';

const UNLOCK = 'POST /api/games/gundam/maintenance/unlock';

it('maintenance: takes the focus, requires a code, clears a wrong one, and accepts the right one', async () => {
  const { told } = await openPart(<MaintenanceModal />, null);
  await refuse(UNLOCK, 403, 'MAINTENANCE_CODE_INVALID');
  await answer(UNLOCK, 204);
  const code = page.getByLabelText('Maintenance code');
  await expectDialog('Under maintenance', code);
  await expect.element(page.getByRole('button', { name: 'Unlock' })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Please enter a maintenance code')).toBeVisible();
  await code.fill('wrong');
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveValue('');
  await expect.element(code).toHaveFocus();
  await code.fill(' open sesame ');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect.poll(() => told).toEqual(['success: "Access granted. Welcome!"']);
  expect((await receivedCalls(UNLOCK)).map(({ body }) => body)).toEqual([
    { code: 'wrong' },
    { code: 'open sesame' },
  ]);
});
