import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls } from '#testing/scripted-api.ts';
import { PasskeysPanel } from './passkeys-panel.tsx';

const PHONE = { id: 'k1', name: 'Phone', createdAt: '2026-11-01T00:00:00Z', synced: true };
const DELETE = 'DELETE /api/me/passkeys/k1';

it('passkeys: one is removed after a question with its name, and the list reloads', async () => {
  await answer('GET /api/me/passkeys', 200, { passkeys: [PHONE] });
  await answer('GET /api/me/passkeys', 200, { passkeys: [] });
  await answer(DELETE, 204);
  const { told } = await openPart(<PasskeysPanel />);
  await page.getByRole('button', { name: 'Remove Phone' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove this passkey?' });
  await expect.element(question.getByText('Phone')).toBeVisible();
  await expectNoBarriers();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(await receivedCalls(DELETE)).toEqual([]);

  await page.getByRole('button', { name: 'Remove Phone' }).click();
  await question.getByRole('button', { name: 'Remove passkey' }).click();
  await expect.element(page.getByRole('button', { name: 'Remove Phone' })).not.toBeInTheDocument();
  expect(await receivedCalls(DELETE)).toHaveLength(1);
  expect(told).toEqual(['success: "Passkey removed."']);
});
