import type { Page } from '@playwright/test';
import { findViolations } from '../../find-violations.ts';
import { goWithin } from '../../go-within.ts';
import { expect, test } from '../../test.ts';
import { expectToast } from '../../toasts-shown.ts';

const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tile = (page: Page, name: RegExp) => page.getByRole('button', { name });

test('EXP-13 EXP-14 PROF-05 a level reward is claimed, tried on and worn; a locked one can only be tried on', async ({
  page,
  signIn,
  database,
}) => {
  const member = await signIn({ username: 'RoadWalker', user_exp: 41_618 });
  await database
    .updateTable('users')
    .set({ ownedbackgrounds: 'violet', selectedavatarbackground: 'violet' })
    .where('id', '=', member.id)
    .execute();
  await page.goto('/v3/gundam/level-road');
  await expect(bell(page, 'Mailbox, 5 waiting')).toBeVisible();
  const road = page.getByRole('list', { name: 'Rewards by level' });
  await expect(road.getByRole('button', { name: 'Claim' })).toHaveCount(5);
  await expect(road.getByText('8 levels', { exact: true })).toBeVisible();
  await expect(road.getByText('Customization pack, and ad-free for life')).toBeAttached();
  expect(await findViolations(page)).toEqual([]);
  const early = road.getByRole('listitem').filter({ hasText: 'Early Light' });
  await early.getByRole('button', { name: 'Claim' }).click();
  await expectToast(page, 'Reward claimed successfully!');
  await expect(early.getByText('Yours')).toBeVisible();
  await expect(bell(page, 'Mailbox, 4 waiting')).toBeVisible();

  await page.getByRole('link', { name: 'Profile collection' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile collection' })).toBeVisible();
  await expect(tile(page, /^Wearing Violet/)).toHaveAttribute('aria-pressed', 'true');
  const stage = page.getByTestId('try-on');
  await tile(page, /Zenith/).click();
  await expect(stage.locator('.stage__plate .np__art').last()).toHaveAttribute('src', /zenith/);
  await expect(page.getByText('Zenith is still locked.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wear this' })).toBeDisabled();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to mine' }).click();

  await page.getByRole('tab', { name: /^Badges/ }).focus();
  await page.keyboard.press('Enter');
  await tile(page, /Early Light/).press('Enter');
  await page.getByRole('tab', { name: /^Titles/ }).click();
  await tile(page, /Newcomer/).click();
  await page.getByRole('button', { name: 'Wear this' }).click();
  await expectToast(page, 'Profile updated successfully');
  await goWithin(page, `/v3/gundam/profile/${member.id}`);
  await expect(page.getByText('Newcomer')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }).getByTitle('Early Light')).toBeVisible();
});
