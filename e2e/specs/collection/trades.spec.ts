import { createSession, SESSION_COOKIE } from '@deckframe/database/scenes';
import type { Database } from '@deckframe/database/db';
import type { Page } from '@playwright/test';
import { findViolations } from '../../find-violations.ts';
import { RETURNING_VISITOR } from '../../returning-visitor.ts';
import { createMember, expect, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

const [MINE, THEIRS] = ['ST01-001', 'ST01-002'];

/** Adds three copies of a card to offer, and another card as wanted. */
async function collect(database: Database, userId: number, offered: string, wanted: string) {
  const shelf = { user_id: userId, gameid: 'gundam' };
  await database
    .insertInto('collections')
    .values({ ...shelf, id: 0, name: 'Default Collection' })
    .execute();
  await database
    .insertInto('collection_states')
    .values({ ...shelf, seq: 1, entry_count: 2 })
    .execute();
  const entry = { ...shelf, collection: 0, ignored: false, tag: '', seq: 1 };
  await database
    .insertInto('collection_entries')
    .values([
      { ...entry, cardno: offered, count: 3, trading: true, wanted: false },
      { ...entry, cardno: wanted, count: 0, trading: false, wanted: true },
    ])
    .execute();
}

async function countsOf(database: Database, userId: number): Promise<Record<string, number>> {
  const rows = await database
    .selectFrom('collection_entries')
    .select(['cardno', 'count'])
    .where('user_id', '=', userId)
    .execute();
  return Object.fromEntries(rows.map(({ cardno, count }) => [cardno, count]));
}

/** Resolves when the live connection of the page works. */
const listens = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/api/live?game='));

test("two members complete a trade, and each sees the other's steps live", async ({
  browser,
  database,
  page,
  signIn,
  stack,
}) => {
  const one = await signIn({ username: 'TradeAsker' });
  const two = await createMember(database, { username: 'TradeGiver' });
  await collect(database, one.id, MINE, THEIRS);
  await collect(database, two.id, THEIRS, MINE);
  const session = { userId: two.id, secret: stack.sessionSecret };
  const cookie = await createSession(database, session);
  const elsewhere = await browser.newContext({ baseURL: stack.origin, viewport: VIEWPORTS.phone });
  await elsewhere.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, RETURNING_VISITOR);
  const value = cookie.slice(SESSION_COOKIE.length + 1);
  await elsewhere.addCookies([{ name: SESSION_COOKIE, value, url: stack.origin, httpOnly: true }]);
  const other = await elsewhere.newPage();

  await page.goto('/v3/gundam/trades');
  const match = page.getByRole('listitem').filter({ hasText: two.username });
  await expect(match).toContainText('both ways');
  expect(await findViolations(page)).toEqual([]);
  await match.getByRole('link', { name: /Offer a trade/ }).click();
  await expect(
    page.getByRole('heading', { name: `Offer a trade to ${two.username}` }),
  ).toBeVisible();
  const give = page.getByRole('region', { name: 'You give' });
  const get = page.getByRole('region', { name: `${two.username} gives` });
  await give.getByRole('button', { name: /^Add / }).first().click();
  await give.getByRole('button', { name: /more$/ }).click();
  await get.getByRole('button', { name: /^Add / }).first().click();
  expect(await findViolations(page)).toEqual([]);
  const ownListens = listens(page);
  await page.getByRole('button', { name: 'Send offer' }).click();
  await expect(page.getByRole('heading', { name: `Trade with ${two.username}` })).toBeVisible();
  await ownListens;

  await other.goto('/v3/gundam/trades?tab=open');
  const row = other.getByRole('link', { name: one.username });
  await expect(row).toContainText('Your turn');
  const otherListens = listens(other);
  await row.click();
  await expect(other.getByRole('region', { name: `${one.username} gives` })).toContainText(
    'You: 0 → 2',
  );
  await expect(other.getByText('Both confirm. Then both collections change.')).toBeVisible();
  expect(await findViolations(other)).toEqual([]);
  await otherListens;
  await other.getByRole('button', { name: 'Confirm trade' }).click();
  await expect(other.getByRole('status').first()).toContainText('You have confirmed');
  expect(await countsOf(database, two.id)).toEqual({ [THEIRS]: 3, [MINE]: 0 });

  await expect(page.getByText(`${two.username} has confirmed. You have not yet.`)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm trade' }).click();
  await expect(page.getByText('Both collections have changed.')).toBeVisible();
  await expect(other.getByText('Both collections have changed.')).toBeVisible();
  expect(await countsOf(database, one.id)).toEqual({ [MINE]: 1, [THEIRS]: 1 });
  expect(await countsOf(database, two.id)).toEqual({ [THEIRS]: 2, [MINE]: 2 });

  await page.getByRole('button', { name: 'Ask to undo' }).click();
  await expect(page.getByText('You asked to undo this trade.')).toBeVisible();
  await expect(other.getByText(`${one.username} asks to undo this trade.`)).toBeVisible();
  expect(await countsOf(database, one.id), 'one alone').toEqual({ [MINE]: 1, [THEIRS]: 1 });
  await other.getByRole('button', { name: 'Undo the trade' }).click();
  for (const side of [page, other]) {
    await expect(side.getByText('Undone. The cards are back in both collections.')).toBeVisible();
  }
  expect(await countsOf(database, one.id)).toEqual({ [MINE]: 3, [THEIRS]: 0 });
  expect(await countsOf(database, two.id)).toEqual({ [THEIRS]: 3, [MINE]: 0 });
  await page.getByRole('link', { name: 'Trades', exact: true }).first().click();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('link', { name: two.username })).toContainText('Undone');
  await elsewhere.close();
});
