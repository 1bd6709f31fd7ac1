import { openSomebody } from '../../community.ts';
import { findViolations } from '../../find-violations.ts';
import { expect, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

test('ADMIN-14 two administrators share one queue: one is on it, the other sees that, and a stored reply resolves an error of a card', async ({
  browser,
  database,
  page,
  signIn,
  stack,
}) => {
  const reporter = await signIn({ username: 'Keen Eye', roles: ['Administrator'] });
  await database
    .insertInto('user_card_reports')
    .values({
      gameid: 'gundam',
      cardId: 'ST01-002',
      printing: 'ST01-002',
      category: 'effect',
      message: 'It rests one more.',
    })
    .execute();
  await database
    .insertInto('content_reports')
    .values({
      content_type: 'profile',
      content_id: String(reporter.id),
      reported_user_id: reporter.id,
      reason: 'Loud name',
      snapshot: 'Keen Eye',
    })
    .execute();
  const other = await openSomebody(browser, database, stack, { roles: ['Administrator'] });
  await page.setViewportSize(VIEWPORTS.phone);
  await page.goto('/v3/gundam/admin/reports');
  const error = page.getByRole('listitem').filter({ hasText: 'It rests one more.' });
  const profile = page.getByRole('listitem').filter({ hasText: 'Loud name' });
  await expect(error).toBeVisible();
  await expect(profile).toBeVisible();
  await error.getByRole('button', { name: 'I am on it' }).click();
  await expect(error.getByText(/^You are on it until/)).toBeVisible();

  await other.page.goto('/v3/gundam/admin/reports');
  const queue = other.page.getByRole('navigation', { name: 'Queue' });
  await queue.getByRole('button', { name: /It rests one more\..*taken/ }).click();
  const theirs = other.page.getByRole('listitem').filter({ hasText: 'It rests one more.' });
  await expect(theirs.getByText(/^Keen Eye is on it until/)).toBeVisible();
  for (const size of [VIEWPORTS.desktop, VIEWPORTS.tablet]) {
    await other.page.setViewportSize(size);
    expect(await findViolations(other.page)).toEqual([]);
  }
  // One is open beside the queue, and the arrows go on to another.
  await expect(other.page.locator('.report:visible')).toHaveCount(1);
  const loud = queue.getByRole('button', { name: /Loud name/ });
  await loud.click();
  await expect(other.page.locator('.report:visible')).toContainText('Loud name');
  await loud.press('ArrowUp');
  await expect(loud).toHaveAttribute('aria-current', 'false');
  await expect(queue.locator('[aria-current="true"]')).toBeFocused();
  await expect(other.page.locator('.report:visible')).not.toContainText('Loud name');

  await page.getByRole('checkbox', { name: 'Only mine' }).check();
  await expect(profile).toBeHidden();
  await page.getByRole('button', { name: 'Stored replies' }).click();
  const replies = page.getByRole('dialog', { name: 'Stored replies' });
  await replies.getByLabel('Title').fill('Mended');
  await replies.getByLabel('Words').fill('Mended, thank you.');
  await replies.getByRole('button', { name: 'Store' }).click();
  await expect(replies.getByRole('listitem')).toContainText('Mended, thank you.');
  expect(await findViolations(page)).toEqual([]);
  await replies.getByRole('button', { name: 'Close' }).click();
  await error.getByLabel('Stored reply').selectOption('Mended');
  await expect(error.getByLabel('Answer')).toHaveValue('Mended, thank you.');
  expect(await findViolations(page)).toEqual([]);
  await error.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByText('Report resolved successfully')).toBeVisible();
  await expect(page.getByText('Nothing to review')).toBeVisible();
  await other.close();
});
