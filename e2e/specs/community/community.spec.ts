import { ERROR_MESSAGES } from '@deckframe/contract/messages';
import type { Locator, Page, Route } from '@playwright/test';
import { startApi } from '../../../apps/api/src/testing/programs/start-api.ts';
import { createDecks, holdWrites, openLivePage, openSomebody, toast } from '../../community.ts';
import { openVisitor } from '../../decks.ts';
import { goWithin } from '../../go-within.ts';
import { apiEnv } from '../../stack/start-stack.ts';
import { ensureServices } from '../../../scripts/services/services.ts';
import { watchFor } from '../../sightings.ts';
import { countTries, expect, ownName, test } from '../../test.ts';
import { expectToast } from '../../toasts-shown.ts';

const CARD = '/v3/gundam/cards/GD01-001';

const likeButton = (page: Page): Locator => page.getByRole('button', { name: /^Like, / });

/**
 * Waits for the server's answer to a like (`PUT`) or unlike (`DELETE`). The button changes before.
 */
const likeAnswered = (page: Page, method: 'PUT' | 'DELETE') =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/like') && answer.request().method() === method,
  );

/** An error answer in the API's format. */
const refuse = (route: Route, status: number, code: keyof typeof ERROR_MESSAGES): Promise<void> =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({
      type: `https://example.org/errors/${code}`,
      title: code,
      status,
      code,
      detail: ERROR_MESSAGES[code],
      requestId: 'test',
    }),
  });

test("STAP-01 STAP-03 STAP-04 STAP-05 STAP-06 STAP-09 STAP-10 a staple is marked at once and reverted with the server's message when saving fails", async ({
  page,
  signIn,
}) => {
  await page.goto(CARD);
  const button = page.getByRole('button', { name: /staple/i });
  await button.click();
  await expect(page.getByText('You must be logged in to mark staple.')).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'false');

  await signIn();
  await page.goto(CARD);
  const take = await holdWrites(page, '**/staples/*');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await refuse(await take(), 503, 'UNAVAILABLE');
  const failed = (what: string, message: string) =>
    page.getByText(`Failed to ${what} staple: ${message}`);
  await expect(failed('save', ERROR_MESSAGES.UNAVAILABLE)).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'false');

  await button.click();
  await (await take()).continue();
  await expectToast(page, 'Staple added successfully!');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await refuse(await take(), 503, 'UNAVAILABLE');
  await expect(failed('remove', ERROR_MESSAGES.UNAVAILABLE)).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await (await take()).continue();
  await expectToast(page, 'Staple removed successfully!');
  await button.click();
  await refuse(await take(), 401, 'UNAUTHENTICATED');
  await page.getByRole('button', { name: 'Continue signed out' }).click();
  await expect(failed('save', 'You must be logged in to manage staples')).toBeVisible();
});

test('CMNT-01 EXP-11 comments reach another open page, are edited, reported and deleted; an administrator closes the report', async ({
  page,
  browser,
  database,
  signIn,
  stack,
}) => {
  const address = '/v3/gundam/cards/ST01-002';
  const member = await signIn();
  const other = await openSomebody(browser, database, stack);
  await openLivePage(other.page, address);
  await page.goto(address);
  const paid = await watchFor(page, '.toast--live[data-kind="exp"]');
  const words = `Hold it **back** until turn four ${Date.now()}`;
  const shown = words.replaceAll('*', '');
  await page.getByLabel('Your comment').fill(words);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  const own = page.locator('.comment', { hasText: shown });
  const seen = other.page.locator('.comment', { hasText: shown });
  await expect(own.locator('strong')).toHaveText('back');
  await expect(seen, 'the other page was never reloaded').toBeVisible();

  await seen.getByRole('button', { name: 'More' }).click();
  await expect(other.page.getByRole('menuitem', { name: 'Report …' })).toBeVisible();
  await expect(other.page.getByRole('menuitem', { name: 'Edit' })).toHaveCount(0);
  await other.page.getByRole('menuitem', { name: 'Report …' }).click();
  const dialog = other.page.getByRole('dialog', { name: 'Report' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toContainText('Say in a few words what is wrong.');
  await dialog.getByLabel('What is wrong with it?').fill('Bad advice');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expectToast(other.page, 'Reported. Thank you.');
  await other.close();

  await own.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.locator('.comment').getByLabel('Your comment').fill(`${words}, then strike`);
  await page.locator('.comment').getByRole('button', { name: 'Save' }).click();
  await expect(own).toContainText('then strike');
  await expect(own).toContainText('edited');
  expect(await paid(), 'a comment pays silently').toBe(0);
  const earned = await database
    .selectFrom('exp_events')
    .select(['kind', 'amount'])
    .where('user_id', '=', member.id)
    .execute();
  expect(earned).toEqual([{ kind: 'comment', amount: 50 }]);

  const admin = await openSomebody(browser, database, stack, { roles: ['Administrator'] });
  await admin.page.goto('/v3/gundam/admin/reports');
  await admin.page
    .getByRole('button', { name: new RegExp(`${member.username}.*Bad advice`) })
    .click();
  const report = admin.page.locator('.report', { hasText: words });
  await expect(report, 'the words as they were').not.toContainText('then strike');
  await report.getByRole('button', { name: 'Remove comment' }).click();
  const confirm = admin.page.getByRole('alertdialog', { name: 'Remove this comment?' });
  await confirm.getByRole('button', { name: 'Keep' }).click();
  await report.getByRole('button', { name: 'Dismiss' }).click();
  await expect(report).toHaveCount(0);
  await admin.close();
  await goWithin(page, '/v3/gundam/admin/reports');
  await expect(page.getByText('Insufficient permissions')).toBeVisible();

  await goWithin(page, address);
  await own.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete …' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(own).toHaveCount(0);
});

test('LIKE-03 LIKE-04 LIKE-05 a like requires a login, reaches another browser live and counts once; without Redis pages poll', async ({
  page,
  browser,
  database,
  signIn,
  stack,
}) => {
  const member = await signIn();
  const [deck = ''] = await createDecks(database, [{ userId: member.id }]);
  const address = `/v3/gundam/deck/${deck}`;
  const other = await openSomebody(browser, database, stack);
  await openLivePage(page, address);
  await expect(likeButton(page)).toHaveText('0');
  const visitors = await openVisitor(browser, stack.origin);
  const visitor = await visitors.newPage();
  await visitor.goto(address);
  await expect(likeButton(visitor)).toHaveText('0');
  await likeButton(visitor).click();
  await expect(visitor.getByRole('dialog', { name: 'User not authenticated' })).toBeVisible();
  await expect(toast(visitor, 'error')).toHaveCount(0);
  await expect(visitor).toHaveURL(address);
  await visitors.close();

  await other.page.goto(address);
  // The same member in a second tab without live updates.
  const second = await other.page.context().newPage();
  await second.route('**/api/live*', (route) => route.abort());
  await second.goto(address);
  await expect(likeButton(second)).toHaveText('0');
  await likeButton(other.page).click();
  await expect(likeButton(other.page)).toHaveAttribute('aria-pressed', 'true');
  await expect(likeButton(page), 'never reloaded').toHaveText('1');
  await likeButton(second).click();
  await expect(toast(second, 'error')).toContainText('Already liked');
  await expect(likeButton(second)).toHaveAttribute('aria-pressed', 'true');
  await expect(likeButton(second)).toHaveText('1');
  await expect(likeButton(page)).toHaveText('1');
  await second.close();

  await ensureServices();
  // A server without any data of others.
  const lonely = await startApi({ env: apiEnv(stack.appDatabaseUrl, 'redis://127.0.0.1:9') });
  try {
    await page.clock.install();
    const line = page.waitForResponse((answer) => answer.url().includes('/api/live?game='));
    await page.goto(`${lonely.origin}${address}`);
    await expect(likeButton(page)).toHaveText('1');
    await page.clock.runFor(5000);
    expect((await line).status()).toBe(503);
    await page.getByLabel('Your comment').fill('Works without hints');
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(page.locator('.comment')).toContainText('Works without hints');
    const liked = likeAnswered(page, 'PUT');
    await likeButton(page).click();
    await expect(likeButton(page)).toHaveText('2');
    await liked;
    const ended = likeAnswered(other.page, 'DELETE');
    await likeButton(other.page).click();
    await expect(likeButton(other.page)).toHaveAttribute('aria-pressed', 'false');
    await ended;
    await page.clock.runFor(31_000);
    await expect(likeButton(page)).toHaveText('1');
  } finally {
    await other.close();
    await lonely.process.stop();
  }
});

test('SHELL-10 LEAD-01 LEAD-02 everybody can open the leaderboard from the header; members see their rank', async ({
  page,
  database,
  signIn,
}) => {
  // More than those of members from an earlier try.
  const most = 7_000_000 + countTries() * 100_000;
  const leaders = Array.from({ length: 30 }, (_, place) => {
    const username = ownName(`Leader${place}`);
    const key = username.toLowerCase();
    const email = `${key}@members.test`;
    const facts = { user_exp: most + place * 1000, emailverified: true };
    return { name: username, username, username_key: key, email, ...facts };
  });
  const exp = (above: number): string => (most + above).toLocaleString('en');
  await database.insertInto('users').values(leaders).execute();
  await page.goto('/v3/gundam/');
  await page.getByRole('banner').getByRole('button', { name: 'Community' }).click();
  await page
    .getByRole('link', { name: /^Leaderboard/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/leaderboard$/);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(25);
  await expect(rows.first()).toContainText(leaders.at(-1)?.username ?? '');
  await expect(rows.first()).toContainText(exp(29_000));
  await expect(rows.nth(1)).toContainText(exp(28_000));
  await page.getByRole('button', { name: 'Lower' }).click();
  await expect(rows.first()).toContainText(exp(4_000));
  await expect(page.locator('.leaders__own')).toHaveCount(0);

  const member = await signIn({ user_exp: most + 28_500 });
  await page.goto('/v3/gundam/leaderboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible();
  await expect(rows).toHaveCount(25);
  await expect(page.locator('.leaders__own')).toContainText('Rank 2 of');
  await expect(rows.nth(1)).toContainText(member.username);
  await expect(rows.nth(1)).toContainText('You');
});
