import { openSomebody } from '../../community.ts';
import { findViolations } from '../../find-violations.ts';
import { expect, ownName, test } from '../../test.ts';
import { expectToast } from '../../toasts-shown.ts';
import { VIEWPORTS } from '../../viewports.ts';

test('ADMIN-10 ADMIN-09 an administrator creates a campaign that a member claims, ends it, and takes a gift back @walk', async ({
  page,
  browser,
  database,
  signIn,
  stack,
}) => {
  const { id } = await signIn({ username: 'Event Goer', roles: ['EX'] });
  const title = ownName('Harbor festival ');
  const admin = await openSomebody(browser, database, stack, { roles: ['Administrator'] });
  const office = admin.page;
  await office.goto('/v3/gundam/admin/events');
  const firstLevel = office.getByRole('button', { name: /^Level 5 / });
  await office.getByRole('radio', { name: 'Level rewards' }).check();
  await expect(firstLevel).toBeVisible();
  expect(await findViolations(office)).toEqual([]);
  await office.getByRole('radio', { name: 'Events' }).check();
  await expect(
    office.getByText('There is none.').or(office.locator('.user-list__row').first()),
  ).toBeVisible();
  await expect(firstLevel).toHaveCount(0);
  await office.getByRole('button', { name: 'New event' }).click();
  await office.getByLabel('Title').fill(title);
  await office.getByLabel('Text', { exact: true }).fill('Three days by the water.');
  await office.getByLabel('Banner').selectOption('glass');
  await office.getByLabel('With the role').selectOption('EX');
  // The number includes members of other tests.
  await expect(office.getByText(/^[1-9]\d* members? today$/)).toBeVisible();
  const preview = office.getByRole('region', { name: 'As members see it' });
  await expect(preview).toContainText('Three days by the water.');
  expect(await findViolations(office)).toEqual([]);
  await office.setViewportSize(VIEWPORTS.phone);
  expect(await findViolations(office)).toEqual([]);
  await office.getByRole('button', { name: 'Start now' }).click();
  await expect(office.getByRole('heading', { name: title, level: 2 })).toBeVisible();

  await page.goto('/v3/gundam');
  await page.getByRole('button', { name: 'Mailbox, 1 waiting' }).click();
  const festival = page.getByRole('article', { name: title });
  await festival.getByRole('button', { name: 'Claim' }).click();
  await expectToast(page, 'Banner claimed successfully!');

  await office.setViewportSize(VIEWPORTS.desktop);
  await office.reload();
  const row = office.locator('.user-list__row').filter({ hasText: title });
  await expect(row).toContainText('1 claimed');
  await expect(office.getByRole('button', { name: 'Take back' })).toHaveCount(0);
  await office.getByRole('button', { name: 'End it now' }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'End it now' }).click();
  await expect(row).toContainText('Ended');

  await office.goto(`/v3/gundam/admin/users?user=${id}&tab=mail`);
  await office.getByRole('radio', { name: 'Gift' }).click();
  await office.getByLabel('Title').fill('For the lighthouse');
  await office.getByLabel('Banner').selectOption('sovereign');
  await office.getByRole('button', { name: 'Send gift' }).click();
  await office.getByRole('button', { name: 'Take back For the lighthouse' }).click();
  await expect(office.getByText('Nothing was sent so far.')).toBeVisible();
  // Parallel tests write into the same log.
  const log = await office.request.get('/api/admin/audit', {
    params: { actor: admin.member.username },
  });
  const { entries } = (await log.json()) as { entries: { action: string }[] };
  expect(entries.map(({ action }) => action)).toEqual([
    'mail.take-back',
    'mail.send',
    'event.end',
    'event.create',
  ]);
  await admin.close();
});
