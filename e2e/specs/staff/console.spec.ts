import { openSomebody } from '../../community.ts';
import { findViolations } from '../../find-violations.ts';
import { expect, test } from '../../test.ts';

test('ADMIN-01 an administrator finds and suspends a member with a reason, and the audit log shows it; others are refused', async ({
  page,
  browser,
  database,
  signIn,
  stack,
}) => {
  const { username } = await signIn({ username: 'Suspended Sparrow' });
  await page.goto('/v3/gundam/admin/users');
  await expect(page.getByRole('main')).toContainText('Insufficient permissions');

  const admin = await openSomebody(browser, database, stack, { roles: ['Administrator'] });
  await admin.page.goto('/v3/gundam/admin');
  const tools = admin.page.getByRole('navigation', { name: 'Tools' });
  await tools.getByRole('link', { name: 'Users' }).click();
  await admin.page
    .getByRole('searchbox', { name: 'Find by name' })
    .fill(username.toLowerCase().slice(0, -1));
  await admin.page.getByRole('button', { name: username }).click();
  await expect(admin.page.getByRole('heading', { name: username })).toBeVisible();
  await admin.page.getByLabel('They will read').fill('Rule 4: no insults.');
  await admin.page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(admin.page.getByText('Rule 4: no insults.')).toBeVisible();
  await expect(admin.page.getByRole('button', { name: 'End suspension' })).toBeVisible();

  // Their session ended with it.
  await page.goto('/v3/gundam/mydecks');
  await expect(page).toHaveURL(/\/login/);

  await tools.getByRole('link', { name: 'Audit log' }).click();
  const row = admin.page.getByRole('row').filter({ hasText: username }).first();
  await expect(row).toContainText('Suspended');
  expect(await findViolations(admin.page)).toEqual([]);
  await tools.getByRole('link', { name: 'Admin panel' }).click();
  await expect(admin.page.getByRole('region', { name: 'Waiting' })).toContainText(
    /Nobody waits|\d+ (?:report|card error|appeal)/,
  );
  const suspended = admin.page.getByRole('region', { name: 'Suspended members' });
  await expect(suspended.getByRole('link', { name: username })).toBeVisible();
  await expect(admin.page.getByRole('row').filter({ hasText: username }).first()).toBeVisible();
  expect(await findViolations(admin.page)).toEqual([]);
  await tools.getByRole('link', { name: 'Audit log' }).click();
  await row.getByRole('link', { name: username }).click();
  await admin.page.getByRole('button', { name: 'End suspension' }).click();
  await expect(admin.page.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible();
  await admin.close();
});
