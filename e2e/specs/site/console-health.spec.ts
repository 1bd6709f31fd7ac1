import { openSomebody } from '../../community.ts';
import { findViolations } from '../../find-violations.ts';
import { expect, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

test("an operator sees the site's health and compares all counters with their rows @walk", async ({
  browser,
  database,
  stack,
}) => {
  const admin = await openSomebody(browser, database, stack, { roles: ['Administrator'] });
  const { page } = admin;
  await page.goto('/v3/gundam/admin/health');
  await expect(page.getByRole('list', { name: 'State' }).getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('table', { name: 'Largest tables' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Compare now' }).click();
  await expect(
    page.getByText('The worker compares').or(page.getByText('All counters agree')),
  ).toBeVisible();
  await page.setViewportSize(VIEWPORTS.phone);
  expect(await findViolations(page)).toEqual([]);
  await admin.close();
});
