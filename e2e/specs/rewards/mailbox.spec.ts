import { createSession, SESSION_COOKIE } from '@deckframe/database/scenes';
import type { Page } from '@playwright/test';
import { findViolations } from '../../find-violations.ts';
import { RETURNING_VISITOR } from '../../returning-visitor.ts';
import { expect, test } from '../../test.ts';
import { expectToast } from '../../toasts-shown.ts';
import { VIEWPORTS } from '../../viewports.ts';

const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test("MAIL-01 MAIL-16 a banner and a role are claimed from bell to profile, and another browser's badge updates", async ({
  browser,
  database,
  page,
  signIn,
  stack,
}) => {
  const member = await signIn({ username: 'MailReader' });
  await database
    .insertInto('users_boxitems')
    .values([
      { user_id: member.id, type: 'receivedItem', label: 'For the guild', role: 'Content Creator' },
      { user_id: member.id, type: 'receivedItem', label: 'A thank-you', banner: 'glass' },
    ])
    .execute();
  const cookie = await createSession(database, { userId: member.id, secret: stack.sessionSecret });
  const elsewhere = await browser.newContext({ baseURL: stack.origin, viewport: VIEWPORTS.phone });
  await elsewhere.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, RETURNING_VISITOR);
  const value = cookie.slice(SESSION_COOKIE.length + 1);
  await elsewhere.addCookies([{ name: SESSION_COOKIE, value, url: stack.origin, httpOnly: true }]);
  const other = await elsewhere.newPage();
  const otherListens = other.waitForResponse((answer) => answer.url().includes('/api/live'));
  await other.goto('/v3/gundam/leaderboard');
  await expect(bell(other, 'Mailbox, 2 waiting')).toBeVisible();
  await otherListens;

  await page.goto('/v3/gundam');
  await bell(page, 'Mailbox, 2 waiting').click();
  const drawer = page.getByRole('dialog', { name: 'Mailbox' });
  const thanks = drawer.getByRole('article', { name: 'A thank-you' });
  await expect(thanks).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await Promise.all([
    expectToast(page, 'Banner claimed successfully!'),
    thanks.getByRole('button', { name: 'Claim' }).click(),
  ]);
  await expect(thanks).toBeHidden();
  await expect(bell(other, 'Mailbox, 1 waiting')).toBeVisible();
  await Promise.all([
    expectToast(page, 'Role claimed successfully!'),
    drawer.getByRole('button', { name: 'Claim' }).click(),
  ]);
  await expect(drawer.getByText('Nothing to claim')).toBeVisible();
  await expect(bell(other, 'Mailbox')).toBeVisible();

  await bell(other, 'Mailbox').click();
  await expect(other.getByText('No events are running')).toBeVisible();
  expect(await findViolations(other)).toEqual([]);
  const given = await database
    .selectFrom('users')
    .select(['ownedbanners', 'roles'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(given).toEqual({ ownedbanners: 'glass', roles: ['Content Creator'] });
  await elsewhere.close();
});
