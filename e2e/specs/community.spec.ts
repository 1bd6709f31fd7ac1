import { COMMUNITY_MESSAGES, ERROR_MESSAGES } from '@deckframe/contract/messages';
import type { Locator, Page, Route } from '@playwright/test';
import { startApi } from '../../scripts/processes/start-api.ts';
import { createDecks, openLivePage, openSomebody } from '../community.ts';
import { openVisitor } from '../decks.ts';
import { apiEnv } from '../stack/start-stack.ts';
import { ensureServices } from '../../scripts/services/services.ts';
import { letDraw, watchFor } from '../sightings.ts';
import { expect, test } from '../test.ts';

const CARD = '/v3/gundam/cards/GD01-001';

const star = (page: Page, name: string): Locator => page.locator('.stars__one', { hasText: name });
const toast = (page: Page, kind: string): Locator =>
  page.locator(`.toast--live[data-kind="${kind}"]`);
const likeButton = (page: Page): Locator => page.getByRole('button', { name: /^Like, / });

/** What the app needs to draw what it knows already. */
const BREATH_MS = 30;

/** The server has answered a like (`PUT`) or its end (`DELETE`); a button shows it before. */
const likeAnswered = (page: Page, method: 'PUT' | 'DELETE') =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/like') && answer.request().method() === method,
  );

/** Time stands still from here on; only the test moves it. What shows messages has come before. */
async function stopTime(page: Page, aheadMs = 60_000): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('.toasts').first()).toBeAttached();
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + aheadMs);
}

/** Lets writes to an address wait; the test decides what becomes of each. */
async function holdWrites(page: Page, address: string): Promise<() => Promise<Route>> {
  const waiting: Route[] = [];
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') await route.fallback();
    else waiting.push(route);
  });
  return async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    return waiting.shift() as Route;
  };
}

/** The API's own way to refuse. */
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

test('RATE-04 RATE-05 EXP-10 EXP-23 a rating shows at once, goes back when it fails, and pays 100; the level-up follows after 0.5 s', async ({
  page,
  signIn,
}) => {
  await page.goto(CARD);
  await star(page, '4 stars').click();
  await expect(toast(page, 'error')).toContainText('User not authenticated');
  await expect(page).toHaveURL(/\/login/);

  await signIn({ user_exp: 950 });
  await page.clock.install();
  await page.goto(CARD);
  const sum = page.locator('.stars__sum');
  await expect(sum).toHaveText('No ratings yet');
  await stopTime(page);
  const takeRating = await holdWrites(page, '**/cards/*/rating');
  await star(page, '5 stars').click();
  await page.clock.runFor(BREATH_MS);
  await expect(sum).toHaveText('5.0 1 rating');
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await (await takeRating()).abort();
  await expect(toast(page, 'error')).toBeVisible();
  await page.clock.runFor(BREATH_MS);
  await expect(sum).toHaveText('No ratings yet');
  await expect(page.getByRole('radio', { name: '5 stars' })).not.toBeChecked();
  await page.clock.runFor(10_000);

  await star(page, '4 stars').click();
  await (await takeRating()).continue();
  await expect(toast(page, 'exp')).toContainText('+100');
  await expect(page.getByText('Rating submitted successfully')).toBeVisible();
  await page.clock.runFor(450);
  await letDraw(page);
  await expect(toast(page, 'levelUp')).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(toast(page, 'levelUp')).toContainText('2');
  await expect(sum).toHaveText('4.0 1 rating');
});

test('RATE-10 RATE-11 EXP-07 rating the card of the day pays 500, and goes back when it fails', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/v3/gundam/');
  const sum = page.locator('.stars__sum');
  const take = await holdWrites(page, '**/daily-card/rating');
  await expect(sum).toHaveText(/rating/);
  const before = await sum.innerText();
  await star(page, '3 stars').click();
  await expect(sum).not.toHaveText(before);
  await (await take()).abort();
  await expect(page.getByText('Failed to rate daily card')).toBeVisible();
  await expect(sum).toHaveText(before);
  await star(page, '3 stars').click();
  await (await take()).continue();
  await expect(toast(page, 'exp')).toContainText('+500');
  await expect(page.getByText('Daily card rated successfully')).toBeVisible();
});

test('EXP-08 EXP-09 EXP-25 a deck that is created and published pays 500 twice, 1.5 s apart', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  const lines = ['ST01-001', 'ST01-002', 'ST01-003', 'ST01-005', 'ST01-010', 'ST01-012'];
  const more = ['GD01-001', 'GD01-011', 'GD01-046', 'GD01-048', 'GD01-055', 'GD01-083'];
  const cards = [...lines, ...more].map((card) => `4 x ${card}`);
  const draft = {
    gundam_storedDecklist: [...cards, '2 x ST01-006'].join('\n'),
    gundam_deckName: 'Paid once',
    gundam_draftExtras: JSON.stringify({
      considering: '',
      resourcedeck: '',
      visibility: 'public',
      keptAt: new Date().toISOString(),
    }),
  };
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, draft);
  await page.clock.install();
  await page.goto('/v3/gundam/deckbuilder');
  await expect(page.locator('.deck-vitals__count b').first()).toHaveText('50');
  await stopTime(page);
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'exp')).toContainText('+500');
  await expect(toast(page, 'exp')).toContainText('Deck created');
  await page.clock.runFor(1450);
  await letDraw(page);
  await expect(page.getByText('Deck published')).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(page.getByText('Deck published')).toBeVisible();
});

test('EXP-18 EXP-24 what was earned while nobody could be told is shown at the next start, once, and several awards 1 s apart', async ({
  page,
  database,
  signIn,
}) => {
  const { id } = await signIn({ user_exp: 1000 });
  const award = {
    action: 'cardRating',
    expAwarded: 100,
    expTotal: 1000,
    levelUp: true,
    oldLevel: 1,
    newLevel: 2,
    cooldownMessage: null,
  };
  const keep = (awards: object[]) =>
    database
      .insertInto('temp_exp_results')
      .values(awards.map((kept) => ({ user_id: id, exp_data: JSON.stringify(kept) })))
      .execute();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/me/exp-results')) asked.push(request.method());
  });
  await keep([award]);
  await page.clock.install();
  await page.goto('/v3/gundam/leaderboard');
  await expect(toast(page, 'exp')).toContainText('+100');
  await expect(toast(page, 'levelUp')).toContainText('2');

  const shown = await watchFor(page, '.toast--live[data-kind="exp"]');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await stopTime(page);
  await page.clock.runFor(5000);
  await letDraw(page);
  expect(await shown(), 'told once').toBe(0);

  const later = { ...award, levelUp: false, oldLevel: 2 };
  await keep([
    { ...later, expAwarded: 200, expTotal: 1200 },
    { ...later, expAwarded: 300, expTotal: 1500 },
  ]);
  const takeQuestion = await holdWrites(page, '**/api/me/exp-results');
  await page.clock.resume();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A jump of a minute would end the question that waits.
  await stopTime(page, 3000);
  await (await takeQuestion()).continue();
  const amounts = toast(page, 'exp');
  await expect(amounts).toContainText(['+200']);
  await page.clock.runFor(950);
  await letDraw(page);
  await expect(amounts.filter({ hasText: '+300' })).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(amounts.filter({ hasText: '+300' })).toBeVisible();
  expect(asked, 'the start between them asked for nothing').toEqual(['POST', 'POST']);
});

test('EXP-22 a rating beyond the cap of the day counts, pays nothing and says why', async ({
  page,
  database,
  signIn,
}) => {
  const { id } = await signIn();
  const { per_day } = await database
    .selectFrom('exp_caps')
    .select('per_day')
    .where('kind', '=', 'cardRating')
    .executeTakeFirstOrThrow();
  // Counted for today and, should it end now, for tomorrow.
  const days = [new Date(), new Date(Date.now() + 86_400_000)];
  await database
    .insertInto('exp_events')
    .values(
      days.flatMap((created_at, day) =>
        Array.from({ length: per_day }, (_, place) => ({
          user_id: id,
          kind: 'cardRating',
          subject: `spent-${day}-${place}`,
          amount: 100,
          created_at,
        })),
      ),
    )
    .execute();
  await page.goto('/v3/gundam/cards/GD01-003');
  const paid = await watchFor(page, '.toast--live[data-kind="exp"]');
  await star(page, '4 stars').click();
  await expect(toast(page, 'info')).toContainText(COMMUNITY_MESSAGES.expCapReached);
  await expect(page.getByText('Rating submitted successfully')).toBeVisible();
  await expect(page.locator('.stars__sum')).toHaveText(/^4\.0/);
  expect(await paid()).toBe(0);
});

test('STAP-01 STAP-03 STAP-04 STAP-05 STAP-06 STAP-09 STAP-10 a staple is marked at once and goes back with the server’s words when saving fails', async ({
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
  await expect(page.getByText('Staple added successfully!')).toBeVisible();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await refuse(await take(), 503, 'UNAVAILABLE');
  await expect(failed('remove', ERROR_MESSAGES.UNAVAILABLE)).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await (await take()).continue();
  await expect(page.getByText('Staple removed successfully!')).toBeVisible();
  await button.click();
  await refuse(await take(), 401, 'UNAUTHENTICATED');
  await page.getByRole('button', { name: 'Go on signed out' }).click();
  await expect(failed('save', 'You must be logged in to manage staples')).toBeVisible();
});

test('CMNT-01 EXP-11 comments reach another open page, are edited, reported and deleted; an administrator ends the report', async ({
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
  await expect(other.page.getByText('Reported. Thank you.')).toBeVisible();
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
  const report = admin.page.locator('.report', { hasText: words });
  await expect(report, 'the words as they were').not.toContainText('then strike');
  await report.getByRole('button', { name: 'Remove comment' }).click();
  const confirm = admin.page.getByRole('alertdialog', { name: 'Remove this comment?' });
  await confirm.getByRole('button', { name: 'Keep' }).click();
  await report.getByRole('button', { name: 'Dismiss' }).click();
  await expect(report).toHaveCount(0);
  await admin.close();
  await page.goto('/v3/gundam/admin/reports');
  await expect(page.getByText('Insufficient permissions')).toBeVisible();

  await page.goto(address);
  await own.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete …' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(own).toHaveCount(0);
});

test('LIKE-03 LIKE-04 LIKE-05 a like needs a member, reaches another browser at once and counts once however often it is given; without Redis likes and comments work and the page asks by itself', async ({
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
  await expect(toast(visitor, 'error')).toContainText('User not authenticated');
  await expect(visitor).toHaveURL(/\/login/);
  await visitors.close();

  await other.page.goto(address);
  // The same member in a second tab that hears of nothing.
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
  const lonely = await startApi({ env: apiEnv(stack.appDatabaseUrl, null) });
  try {
    await page.clock.install();
    const line = page.waitForResponse((answer) => answer.url().includes('/api/live'));
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

test('SHELL-10 LEAD-01 LEAD-02 everybody sees the leaderboard from the header; members see where they stand', async ({
  page,
  database,
  signIn,
}) => {
  const leaders = Array.from({ length: 30 }, (_, place) => {
    const username = `Leader${Date.now().toString(36)}${place}`;
    const key = username.toLowerCase();
    const email = `${key}@members.test`;
    return { name: username, username, username_key: key, email, user_exp: 700_000 + place * 1000 };
  });
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
  await expect(rows.first()).toContainText('729,000');
  await expect(rows.nth(1)).toContainText('728,000');
  await page.getByRole('button', { name: 'Lower' }).click();
  await expect(rows.first()).toContainText('704,000');
  await expect(page.locator('.leaders__own')).toHaveCount(0);

  const member = await signIn({ user_exp: 728_500 });
  await page.goto('/v3/gundam/leaderboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible();
  await expect(rows).toHaveCount(25);
  await expect(page.locator('.leaders__own')).toContainText('Rank 2 of');
  await expect(rows.nth(1)).toContainText(member.username);
  await expect(rows.nth(1)).toContainText('You');
});
