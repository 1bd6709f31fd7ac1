import { openSomebody } from '../../community.ts';
import { findViolations } from '../../find-violations.ts';
import { expect, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

test('ADMIN-07 an administrator gives a banner and corrects EXP on a phone with a note, and the member wears it', async ({
  page,
  browser,
  database,
  signIn,
  stack,
}) => {
  const { id } = await signIn({ username: 'Banner Bearer' });
  const admin = await openSomebody(browser, database, stack, { roles: ['Administrator'] });
  const office = admin.page;
  await office.setViewportSize(VIEWPORTS.phone);
  await office.goto(`/v3/gundam/admin/users?user=${id}&tab=cosmetics`);
  await office.getByRole('button', { name: 'Give Glass' }).click();
  await expect(office.getByRole('button', { name: 'Take away Glass' })).toBeVisible();
  await office.getByRole('button', { name: 'Put on Glass' }).click();
  await expect(office.getByRole('button', { name: 'Take off Glass' })).toBeVisible();
  expect(await findViolations(office)).toEqual([]);

  await office.getByRole('tab', { name: 'EXP' }).click();
  await office.getByLabel('Amount').fill('2500');
  await office.getByLabel('Reason').fill('Lost in an outage');
  await expect(office.getByText('Then 2,500 EXP, level 3')).toBeVisible();
  await office.getByRole('button', { name: 'Add entry' }).click();
  const ledger = office.getByRole('list', { name: 'EXP, the newest first' });
  await expect(ledger.getByRole('listitem')).toHaveText([/\+2,500.*Lost in an outage/]);

  await office.getByRole('tab', { name: 'Notes' }).click();
  await office.getByLabel('New note').fill('Asked about the outage.');
  await office.getByRole('button', { name: 'Add note' }).click();
  await expect(office.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await office.getByRole('tab', { name: 'Account' }).click();
  await expect(office.getByText('EXP corrected', { exact: true })).toBeVisible();
  expect(await findViolations(office)).toEqual([]);

  const own = await page.request.get('/api/me/profile');
  expect(await own.json()).toMatchObject({ level: 3, selectedBanner: 'glass' });
  await admin.close();
});
