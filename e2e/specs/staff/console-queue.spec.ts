import { openSomebody } from '../../community.ts';
import { findViolations } from '../../find-violations.ts';
import { countTries, expect, ownName, test } from '../../test.ts';
import { expectToast } from '../../toasts-shown.ts';
import { VIEWPORTS } from '../../viewports.ts';

test('ADMIN-14 two administrators share one queue: one claims an item, the other sees it, and a stored reply resolves a card error', async ({
  browser,
  database,
  page,
  signIn,
  stack,
}) => {
  // A card has at most one open report of a kind.
  const card = `ST01-${String(2 + countTries()).padStart(3, '0')}`;
  const [words, loudness, reply] = [ownName('It rests '), ownName('Loud '), ownName('Mended ')];
  const reporter = await signIn({ username: 'Keen Eye', roles: ['Administrator'] });
  await database
    .insertInto('user_card_reports')
    .values({
      gameid: 'gundam',
      cardId: card,
      printing: card,
      category: 'effect',
      message: words,
    })
    .execute();
  await database
    .insertInto('content_reports')
    .values({
      content_type: 'profile',
      content_id: String(reporter.id),
      reported_user_id: reporter.id,
      reason: loudness,
      snapshot: reporter.username,
    })
    .execute();
  const other = await openSomebody(browser, database, stack, { roles: ['Administrator'] });
  await page.setViewportSize(VIEWPORTS.phone);
  await page.goto('/v3/gundam/admin/reports');
  const error = page.getByRole('listitem').filter({ hasText: words });
  const profile = page.getByRole('listitem').filter({ hasText: loudness });
  await expect(error).toBeVisible();
  await expect(profile).toBeVisible();
  await error.getByRole('button', { name: 'I am on it' }).click();
  await expect(error.getByText(/^You are on it until/)).toBeVisible();

  await other.page.goto('/v3/gundam/admin/reports');
  const queue = other.page.getByRole('navigation', { name: 'Queue' });
  await queue.getByRole('button', { name: new RegExp(`${words}.*taken`) }).click();
  const theirs = other.page.getByRole('listitem').filter({ hasText: words });
  await expect(theirs.getByText(`${reporter.username} is on it until`)).toBeVisible();
  expect(await findViolations(other.page)).toEqual([]);
  // One report is open beside the queue. The arrow keys open another.
  await expect(other.page.locator('.report:visible')).toHaveCount(1);
  const loud = queue.getByRole('button', { name: loudness });
  await loud.click();
  await expect(other.page.locator('.report:visible')).toContainText(loudness);
  await loud.press('ArrowUp');
  await expect(loud).toHaveAttribute('aria-current', 'false');
  await expect(queue.locator('[aria-current="true"]')).toBeFocused();
  await expect(other.page.locator('.report:visible')).not.toContainText(loudness);

  await page.getByRole('checkbox', { name: 'Only mine' }).check();
  await expect(profile).toBeHidden();
  await page.getByRole('button', { name: 'Stored replies' }).click();
  const replies = page.getByRole('dialog', { name: 'Stored replies' });
  await replies.getByLabel('Title').fill(reply);
  await replies.getByLabel('Words').fill('Mended, thank you.');
  await replies.getByRole('button', { name: 'Store' }).click();
  const stored = replies.getByRole('listitem').filter({ hasText: reply });
  await expect(stored).toContainText('Mended, thank you.');
  expect(await findViolations(page)).toEqual([]);
  await replies.getByRole('button', { name: 'Close' }).click();
  await error.getByLabel('Stored reply').selectOption(reply);
  await expect(error.getByLabel('Answer')).toHaveValue('Mended, thank you.');
  expect(await findViolations(page)).toEqual([]);
  await error.getByRole('button', { name: 'Resolve' }).click();
  await expectToast(page, 'Report resolved successfully');
  await expect(page.getByText('Nothing to review')).toBeVisible();
  await other.close();
});
