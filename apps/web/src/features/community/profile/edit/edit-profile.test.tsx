import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectDialog, pressEscape } from '#testing/expect-dialog.ts';
import { openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls, refuse } from '#testing/scripted-api.ts';
import { createOwnProfile } from '../own-profile.test-support.ts';
import { EditProfile } from './edit-profile.tsx';

const SAVE = 'PATCH /api/me/profile';
const profile = createOwnProfile();
const save = () => page.getByRole('button', { name: 'Save', exact: true });

it('edit profile: sends only changes, retries a lost save with its key, and updates the header', async () => {
  const onClose = vi.fn<() => void>();
  const { services, told } = await openPart(<EditProfile profile={profile} onClose={onClose} />);
  await refuse(SAVE, 503, 'UNAVAILABLE');
  await answer(SAVE, 200, { ...profile, username: 'Halcyon' });
  await answer('GET /api/auth/username-availability', 200, { available: true, reason: null });
  await expectDialog('Edit profile', page.getByLabelText('Username'));
  await expect.element(save()).toBeDisabled();
  await page.getByLabelText('Username').fill('x');
  await expect.element(page.getByLabelText('Username')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(save()).toBeDisabled();
  await page.getByLabelText('Username').fill('Halcyon');
  await save().click();
  await expect.element(page.getByText(/temporarily unavailable/)).toBeVisible();
  expect(told).toEqual([]);
  await save().click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  const sent = await receivedCalls(SAVE);
  expect(sent.map(({ body }) => body)).toEqual([{ username: 'Halcyon' }, { username: 'Halcyon' }]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(services.session.get()?.username).toBe('Halcyon');
  expect(told).toEqual(['success: "Profile updated successfully"']);
});

it('edit profile: Escape changes nothing', async () => {
  const onClose = vi.fn<() => void>();
  await openPart(<EditProfile profile={profile} onClose={onClose} />);
  await page.getByLabelText('Username').fill('Halcyon');
  await pressEscape();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(await receivedCalls(SAVE)).toEqual([]);
});

it('edit profile: explains why a picture was refused when storage is full', async () => {
  await openPart(<EditProfile profile={profile} onClose={vi.fn<() => void>()} />);
  await refuse('POST /api/me/uploads/avatar', 507, 'UPLOADS_FULL');
  const file = new File(['"a picture"'], 'face.png', { type: 'image/png' });
  await page.getByLabelText('Avatar').upload(file);
  await expect.element(page.getByText(/no space left for pictures/)).toBeVisible();
});
