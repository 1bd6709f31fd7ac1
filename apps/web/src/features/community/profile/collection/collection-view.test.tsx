import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls } from '#testing/scripted-api.ts';
import { COSMETICS, createOwnProfile } from '../own-profile.test-support.ts';
import { CollectionView } from './collection-view.tsx';

const SAVE = 'PATCH /api/me/profile';
const profile = {
  ...createOwnProfile(),
  level: 5,
  ownedBackgrounds: ['eclipse'],
  selectedAvatarBackground: 'ember',
};
const tile = (name: RegExp) => page.getByRole('button', { name });
const wear = page.getByRole('button', { name: 'Wear this' });

it('PROF-05 collection: everything can be tried on, and only owned items worn', async () => {
  await answer(SAVE, 200, { ...profile, selectedAvatarBackground: 'eclipse' });
  const { told } = await openPart(
    <CollectionView profile={profile} roles={[]} cosmetics={COSMETICS} />,
  );
  await expect.element(tile(/Wearing Ember/)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(wear).toBeDisabled();
  await tile(/Zenith/).click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/Zenith is still locked/);
  await expect.element(wear).toBeDisabled();
  await tile(/Verdant/).click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/Verdant is waiting for you/);
  await tile(/Eclipse/).click();
  await wear.click();
  await expect.poll(() => told).toEqual(['success: "Profile updated successfully"']);
  expect((await receivedCalls(SAVE)).map(({ body }) => body)).toEqual([
    { selectedAvatarBackground: 'eclipse' },
  ]);
});

it('collection: filters by ownership and returns to what is worn', async () => {
  await openPart(<CollectionView profile={profile} roles={[]} cosmetics={COSMETICS} />);
  await page.getByRole('button', { name: 'Owned 2' }).click();
  await expect.element(tile(/Zenith/)).not.toBeInTheDocument();
  await tile(/Eclipse/).click();
  await page.getByRole('button', { name: 'Back to mine' }).click();
  await expect.element(tile(/Ember/)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tab', { name: /Badges/ }).click();
  await expect.element(page.getByText('Nothing here yet')).toBeVisible();
  await page.getByRole('button', { name: /^All/ }).click();
  await expect.element(tile(/Fair Trader.*Locked. Finish 30 trades: 0/)).toBeVisible();
});
