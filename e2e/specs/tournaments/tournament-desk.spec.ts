import type { Page } from '@playwright/test';
import { findViolations } from '../../find-violations.ts';
import { openPhone } from '../../open-phone.ts';
import { createMember, expect, test } from '../../test.ts';
import { sendWrite } from '../../write-by-api.ts';
import { addEvent } from '../../tournament-event.ts';
import { VIEWPORTS } from '../../viewports.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'];
const deskOf = (id: string): string => `/v3/gundam/tournaments/${id}/admin`;

/** By keyboard only: table, result, Enter. */
async function enterResults(page: Page, round: number): Promise<void> {
  const line = page.getByLabel('Table and result');
  for (const table of [1, 2, 3, 4]) {
    await line.fill(`${table} ${table === round ? '12' : '20'}`);
    await line.press('Enter');
    await expect(line).toHaveValue('');
  }
}

/** Returns the number of unsent results of each desk on this device. */
const countWaiting = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const ask = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const database = await ask(indexedDB.open('deckframe-outbox'));
    const copies = database.transaction('copies').objectStore('copies');
    const found = (await ask(copies.getAll())) as { pending: unknown[] }[];
    database.close();
    return found.map(({ pending }) => pending.length);
  });

async function pairRound(page: Page, round: number): Promise<void> {
  await page.getByRole('button', { name: `Pair round ${round}` }).click();
  await page.getByRole('button', { name: `Publish round ${round}` }).click();
  await page.getByRole('button', { name: /^Results/ }).click();
}

test('TOUR-10 the desk of an event requires a login, and its organizer or an Administrator', async ({
  database,
  page,
  signIn,
}) => {
  const { id: organiser } = await createMember(database, {});
  const event = await addEvent(database, organiser, [{ name: 'Ada' }]);
  await page.goto(deskOf(event));
  await expect(page).toHaveURL(/login/);
  await signIn({});
  await page.goto(deskOf(event));
  await expect(page.getByRole('alert')).toContainText('Your account may not do this.');
  await expect(page.getByRole('button', { name: 'Start the tournament' })).toHaveCount(0);
  await signIn({ roles: ['Administrator'] });
  await page.goto(deskOf(event));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour open');
});

test('TOUR-10 an organizer runs an event of eight by keyboard, two rounds of it offline, while a player reports by phone @slow', async ({
  browser,
  context,
  database,
  page,
  signIn,
  stack,
}) => {
  const { id: organiser } = await signIn({ username: 'DeskKeeper' });
  const player = await createMember(database, { username: 'PhonePlayer' });
  const players = NAMES.map((name) => (name === 'Ada' ? { name, userId: player.id } : { name }));
  const event = await addEvent(database, organiser, players);
  await page.goto(deskOf(event));
  await page.getByRole('button', { name: 'Start the tournament' }).click();
  await expect(page.getByText('8 players')).toBeVisible();
  await pairRound(page, 1);
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await expect(page.locator('.desk-sync')).toHaveText('Live');

  const mine = await openPhone(browser, stack, database, player.id);
  await mine.goto(`/v3/gundam/tournaments/${event}/match`);
  await mine.getByRole('button', { name: 'Call a judge' }).click();
  await expect(mine.getByRole('button', { name: 'A judge is called' })).toBeVisible();
  await mine.getByRole('button', { name: 'Report 2–0' }).click();
  await expect(mine.getByText('You have reported 2–0.')).toBeVisible();
  expect(await findViolations(mine)).toEqual([]);
  await expect(page.locator('.desk-need')).toContainText('calls a judge');
  await page.getByRole('button', { name: 'Done' }).click();

  for (const view of ['Results', 'Pairing', 'Players', 'Checks', 'Standings', 'Print', 'Log']) {
    await page.getByRole('navigation', { name: 'Desk' }).getByText(view).click();
    expect(await findViolations(page), view).toEqual([]);
  }
  await page.keyboard.press('Alt+4');
  await page.getByLabel('Player', { exact: true }).selectOption('Ada');
  await page.getByRole('button', { name: /^One less: .*ST01-001/ }).click();
  await expect(page.getByText('7 on the list, 6 counted')).toBeVisible();
  await expect(page.getByText('1 missing')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await mine.setViewportSize(VIEWPORTS.desktop);
  await mine.goto(`/v3/gundam/tournaments/${event}/screen`);
  await expect(mine.locator('.venue__seats > li')).toHaveCount(8);
  expect(await findViolations(mine)).toEqual([]);
  await page.keyboard.press('Alt+1');
  await enterResults(page, 1);
  await expect(page.getByText('4 of 4 tables')).toBeVisible();
  await expect(page.locator('.desk-sync')).toHaveText('Live');

  await context.setOffline(true);
  await pairRound(page, 2);
  await enterResults(page, 2);
  await pairRound(page, 3);
  await enterResults(page, 3);
  await expect(page.locator('.desk-sync')).toContainText('Offline');
  await expect(page.locator('.desk-sync')).toContainText('10 waiting');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('3 of 4 tables')).toBeVisible();
  await page.getByLabel('Table and result').fill('4 21');
  await page.keyboard.press('Enter');
  await context.setOffline(false);
  await expect(page.locator('.desk-sync')).toHaveText('Live');
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Finished' })).toBeVisible();
  await expect(page.locator('.desk-sync')).toHaveText('Live');
  const answer = await page.request.get(`/api/games/gundam/tournaments/${event}/standings`);
  const standings = (await answer.json()) as { round: number; isFinal: boolean; rows: object[] };
  expect(standings).toMatchObject({ round: 3, isFinal: true });
  expect(standings.rows).toHaveLength(8);
  await mine.context().close();
});

test('registrations and withdrawals show on an open desk without a reload', async ({
  browser,
  database,
  page,
  signIn,
  stack,
}) => {
  const { id: organiser } = await signIn();
  const player = await createMember(database, { username: 'LateDecider' });
  const event = await addEvent(database, organiser, [{ name: 'Ada' }, { name: 'Ben' }]);
  const tomorrow = new Date(Date.now() + 864e5);
  await database
    .updateTable('tournaments')
    .set({ start_date: tomorrow, registration_deadline: tomorrow, list_required: false })
    .where('id', '=', event)
    .execute();
  const listening = page.waitForResponse((answer) => answer.url().includes('/api/live'));
  await page.goto(deskOf(event));
  await expect(page.getByText('2 players')).toBeVisible();
  await page.keyboard.press('Alt+3');
  await expect(page.getByRole('rowheader', { name: 'Ben' })).toBeVisible();
  expect((await listening).status()).toBe(200);

  const phone = await openPhone(browser, stack, database, player.id);
  const send = (method: 'DELETE' | 'POST', path: string, data?: object) =>
    sendWrite(phone.request, `/api/games/gundam/tournaments/${event}/registrations${path}`, {
      method,
      ...(data !== undefined && { data }),
    });
  expect((await send('POST', '', { deckId: null })).status()).toBe(200);
  await expect(page.getByRole('rowheader', { name: player.username })).toBeVisible();
  await expect(page.getByText('3 players')).toBeVisible();
  expect((await send('DELETE', '/me')).status()).toBe(204);
  await expect(page.getByRole('rowheader', { name: player.username })).toHaveCount(0);
  await phone.context().close();
});

test('two tabs of one browser are two desks: neither loses entries, not even unsent ones of a closed tab', async ({
  context,
  database,
  page,
  signIn,
}) => {
  const { id: organiser } = await signIn({ username: 'TwoTabs' });
  const event = await addEvent(
    database,
    organiser,
    NAMES.map((name) => ({ name })),
  );
  await page.goto(deskOf(event));
  await page.getByRole('button', { name: 'Start the tournament' }).click();
  await pairRound(page, 1);
  await expect(page.locator('.desk-sync')).toHaveText('Live');
  const other = await context.newPage();
  await other.goto(deskOf(event));
  await expect(other.getByText('0 of 4 tables')).toBeVisible();
  const enter = async (desk: Page, text: string) => {
    const line = desk.getByLabel('Table and result');
    await line.fill(text);
    await line.press('Enter');
    await expect(line).toHaveValue('');
  };
  await context.setOffline(true);
  await enter(page, '1 20');
  await enter(other, '2 21');
  await enter(page, '3 20');
  await enter(other, '4 02');
  await expect(other.locator('.desk-sync')).toContainText('2 waiting');
  // The display changes before the disk: closing the tab in between would lose it.
  await expect.poll(() => countWaiting(other)).toEqual([2, 2]);
  await other.close();
  await context.setOffline(false);
  await page.goto(deskOf(event));
  await expect(page.getByText('4 of 4 tables')).toBeVisible();
  await expect(page.locator('.desk-sync')).toHaveText('Live');
});

test('entries refused after an offline time are sent again with one click', async ({
  browser,
  context,
  database,
  page,
  signIn,
  stack,
}) => {
  const { id: organiser } = await signIn({ username: 'FirstDesk' });
  const event = await addEvent(
    database,
    organiser,
    NAMES.map((name) => ({ name })),
  );
  await page.goto(deskOf(event));
  await page.getByRole('button', { name: 'Start the tournament' }).click();
  await pairRound(page, 1);
  await expect(page.locator('.desk-sync')).toHaveText('Live');
  const other = await openPhone(browser, stack, database, organiser, VIEWPORTS.desktop);
  await other.goto(deskOf(event));
  await expect(other.getByText('0 of 4 tables')).toBeVisible();

  await context.setOffline(true);
  await page.getByLabel('Table and result').fill('1 20');
  await page.keyboard.press('Enter');
  await other.keyboard.press('Alt+7');
  await other.getByRole('button', { name: 'Undo: Round 1 is paired' }).click();
  await expect(other.locator('.desk-sync')).toHaveText('Live');
  await context.setOffline(false);
  await expect(page.locator('.desk-need')).toContainText('There is no such table.');
  expect(await findViolations(page)).toEqual([]);
  await pairRound(other, 1);
  await expect(page.getByText('0 of 4 tables')).toBeVisible();
  await page.getByRole('button', { name: 'Send again: Table 1: 2–0' }).click();
  await expect(other.getByText('1 of 4 tables')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again: Table 1: 2–0' })).toHaveCount(0);
  await other.context().close();
});
