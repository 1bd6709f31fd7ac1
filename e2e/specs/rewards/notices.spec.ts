import { createDecks, openSomebody } from '../../community.ts';
import { findViolations } from '../../find-violations.ts';
import { goWithin } from '../../go-within.ts';
import { expect, test } from '../../test.ts';

test('a like, a comment and a follow reach the bell of another browser in one line each with a link; disabled kinds do not @slow', async ({
  browser,
  database,
  page,
  signIn,
  stack,
}) => {
  const owner = await signIn({ username: 'NoticeOwner' });
  const [deck = ''] = await createDecks(database, [{ userId: owner.id, name: 'Azure Rush' }]);
  const fan = await openSomebody(browser, database, stack, { username: 'NoticeFan' });
  const listens = page.waitForResponse((answer) => answer.url().includes('/api/live'));
  await page.goto('/v3/gundam/leaderboard');
  await listens;
  const bell = page.getByRole('button', { name: /^Mailbox/ });
  await expect(bell).toHaveAccessibleName('Mailbox');

  await fan.page.goto(`/v3/gundam/deck/${deck}`);
  await fan.page.getByRole('button', { name: /^Like, / }).click();
  await expect(bell).toHaveAccessibleName('Mailbox, 1 waiting');
  await fan.page.getByLabel('Your comment').fill('Turn four wins it.');
  await fan.page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(bell).toHaveAccessibleName('Mailbox, 2 waiting');
  await goWithin(fan.page, `/v3/gundam/profile/${owner.id}`);
  await fan.page.getByRole('button', { name: 'Follow' }).click();
  await expect(bell).toHaveAccessibleName('Mailbox, 3 waiting');
  const second = await openSomebody(browser, database, stack, { username: 'NoticeSecond' });
  await second.page.goto(`/v3/gundam/deck/${deck}`);
  await second.page.getByRole('button', { name: /^Like, / }).click();
  await expect(second.page.getByRole('button', { name: /^Like, / })).toHaveText('2');

  await bell.click();
  const drawer = page.getByRole('dialog', { name: 'Mailbox' });
  await expect(drawer.getByRole('tab', { name: /^Notifications/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const both = `${second.member.username} and ${fan.member.username} liked “Azure Rush”`;
  await expect(drawer.getByRole('link', { name: both })).toBeVisible();
  await expect(
    drawer.getByRole('link', { name: `${fan.member.username} follows you` }),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await drawer
    .getByRole('link', { name: `${fan.member.username} commented on “Azure Rush”` })
    .click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/deck\/[^/]+#comment-\d+$/);
  await expect(page.locator('.comment:focus')).toContainText('Turn four wins it.');
  await expect(bell).toHaveAccessibleName('Mailbox, 2 waiting');
  await bell.click();
  const removed = drawer.getByRole('button', {
    name: `Remove: ${fan.member.username} follows you`,
  });
  await removed.click();
  await expect(removed).toBeHidden();
  const markAll = drawer.getByRole('button', { name: 'Mark all as read' });
  await markAll.click();
  await expect(markAll).toBeHidden();

  await drawer.getByRole('link', { name: 'What you are notified about' }).click();
  await expect(bell).toHaveAccessibleName('Mailbox');
  const likes = page.getByRole('group', { name: 'Likes of your decks' });
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/me/notice-settings') && answer.request().method() === 'PUT',
  );
  // Not `check`, which expects the change immediately; it is drawn in the next frame.
  await likes.getByRole('radio', { name: 'Off' }).click();
  await expect(likes.getByRole('radio', { name: 'Off' })).toBeChecked();
  expect((await saved).ok()).toBe(true);
  expect(await findViolations(page)).toEqual([]);
  const third = await openSomebody(browser, database, stack, { username: 'NoticeThird' });
  await third.page.goto(`/v3/gundam/deck/${deck}`);
  await third.page.getByRole('button', { name: /^Like, / }).click();
  await expect(third.page.getByRole('button', { name: /^Like, / })).toHaveText('3');
  await goWithin(third.page, `/v3/gundam/profile/${owner.id}`);
  await third.page.getByRole('button', { name: 'Follow' }).click();
  await expect(bell).toHaveAccessibleName('Mailbox, 1 waiting');
  const told = await database
    .selectFrom('notices')
    .select('kind')
    .where('user_id', '=', owner.id)
    .where('read_at', 'is', null)
    .execute();
  expect(told).toEqual([{ kind: 'follow' }]);
  for (const somebody of [fan, second, third]) await somebody.close();
});
