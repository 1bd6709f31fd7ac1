import { randomUUID } from 'node:crypto';
import type { Database } from '@deckframe/database/db';
import type { Page } from '@playwright/test';
import { findViolations } from '../../find-violations.ts';
import { goWithin } from '../../go-within.ts';
import { expect, ownName, test } from '../../test.ts';
import { expectToast } from '../../toasts-shown.ts';
import { addEvent } from '../../tournament-event.ts';
import { VIEWPORTS } from '../../viewports.ts';

const BASE = '/v3/gundam';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('TOUR-01 TOUR-03 TOUR-04 TOUR-05 TOUR-06 TOUR-07 every address shows its screen, and fixed paths win over an id', async ({
  page,
}) => {
  await page.goto(`${BASE}/community`);
  await expect(heading(page, 'Community')).toBeVisible();
  for (const [title, paths] of [
    ['Tournaments', ['/tournaments']],
    [
      'Upcoming tournaments',
      ['/tournaments/upcoming', '/tournaments/announce', '/upcoming-tournaments'],
    ],
    ['Tournament results', ['/tournaments/results', '/tournaments/publish', '/tournament-results']],
    ['Result meta', ['/tournaments/meta', '/meta']],
    ['Deck samples', ['/tournaments/deck-samples']],
  ] as const) {
    for (const path of paths) {
      await goWithin(page, `${BASE}${path}`);
      await expect(heading(page, title)).toBeVisible();
      await goWithin(page, `${BASE}/hall-of-fame`);
    }
  }
  for (const id of ['019a0000-0000-7000-8000-00000000dead', 'made-up']) {
    await page.goto(`${BASE}/tournaments/${id}`);
    await expect(heading(page, 'Tournament not found')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'All tournaments' }).click();
  await expect(heading(page, 'Tournaments')).toBeVisible();
});

test('TOUR-02 TOUR-08 TOUR-09 creating, editing and registering ask visitors to log in', async ({
  page,
}) => {
  const id = '019a0000-0000-7000-8000-00000000dead';
  for (const path of ['create', `${id}/edit`, `${id}/register`]) {
    await page.goto(`${BASE}/tournaments/${path}`);
    await expect(page).toHaveURL(/\/login/);
  }
});

test('TOUR-08 an event is created, announced, opened and entered; only its organizer edits it @slow', async ({
  page,
  database,
  signIn,
}) => {
  const organiser = await signIn({ username: 'EventMaker' });
  const deck = await addDeck(database, organiser.id);
  await page.goto(`${BASE}/tournaments/create`);
  const name = ownName('Lantern Harbour Open ');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Address' }).fill('Harbour Games, Dock 4');
  await page.getByRole('textbox', { name: 'Area' }).fill('Bergen');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await expect(page).toHaveURL(/\/edit$/);
  // The address changes before the form does.
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Area' }).fill('Bergen harbour');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Tournament saved.');
  const area = page.getByRole('textbox', { name: 'Area' });
  await expect(area).toHaveValue('Bergen harbour');
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
  // Unsaved text survives changes of the event, by this member or others.
  const description = page.getByLabel('Description');
  await description.fill('Bring sleeves.');
  await page.getByRole('button', { name: 'Announce' }).click();
  await expect(page.getByRole('button', { name: 'Open registration' })).toBeVisible();
  await expect(description).toHaveValue('Bring sleeves.');
  // While the text is being saved, so that the event is not reloaded in between.
  let isFirst = true;
  await page.route('**/api/games/gundam/tournaments/*', async (route) => {
    if (route.request().method() === 'PUT' && isFirst) {
      isFirst = false;
      await database
        .updateTable('tournaments')
        .set((is) => ({ area: 'Dock 4', version: is('version', '+', 1) }))
        .where('organizer_id', '=', organiser.id)
        .execute();
    }
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Somebody else has changed this tournament/)).toBeVisible();
  await expect(area).toHaveValue('Dock 4');
  await expect(description).toHaveValue('Bring sleeves.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() =>
      database
        .selectFrom('tournaments')
        .select(['area', 'description'])
        .where('organizer_id', '=', organiser.id)
        .executeTakeFirst(),
    )
    .toEqual({ area: 'Dock 4', description: 'Bring sleeves.' });
  await page.getByRole('button', { name: 'Open registration' }).click();
  await expect(page.getByText('Registration open').first()).toBeVisible();
  await look(page, 'edit');

  await goWithin(page, `${BASE}/tournaments`);
  const mine = page.getByRole('region', { name: 'My events' });
  await expect(mine.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(mine.getByRole('link', { name: /^Open the desk/ })).toBeVisible();
  await look(page, 'hub');
  await page.getByRole('link', { name: `Register for ${name}` }).click();
  await page.getByRole('button', { name: deck }).click();
  await expect(page.getByText('Legal on the day of the tournament')).toBeVisible();
  await look(page, 'legal');
  await page.getByRole('button', { name: 'Freeze and register' }).click();
  await expect(page.getByRole('img', { name: 'QR code of your ticket' })).toBeVisible();
  await expect(page.getByText('Registered', { exact: true })).toBeVisible();
  await look(page, 'ticket');
  await page.goto(`${BASE}/tournaments`);
  await expect(page.getByRole('main').getByText('You are in').first()).toBeVisible();
  await page
    .getByRole('link', { name: `My ticket for ${name}` })
    .first()
    .click();
  await expect(page).toHaveURL(/\/register$/);
  const url = page.url().replace('/register', '');
  await goWithin(page, url);
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByRole('link', { name: 'My ticket', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register', exact: true })).toHaveCount(0);
  await look(page, 'event');
  await page.getByRole('tab', { name: /Players/ }).click();
  await expect(page.getByRole('tabpanel').getByText(organiser.username)).toBeVisible();
  await page.getByRole('tab', { name: 'Lists' }).click();
  // Organizers who play see no other lists before the end.
  await expect(page.getByText('No list to read yet')).toBeVisible();

  await signIn({ username: 'SomebodyElse' });
  await page.goto(`${url}/edit`);
  await expect(page.getByText('Insufficient permissions')).toBeVisible();
  await signIn({ roles: ['Administrator'] });
  await page.goto(`${url}/edit`);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
});

test('a current player sees their table first, and a calendar day shows its events', async ({
  page,
  database,
  signIn,
}) => {
  const organiser = await signIn({ username: 'SeatGiver' });
  const event = await addEvent(database, organiser.id, [{ name: 'Ada' }, { name: 'Ben' }]);
  await seat(database, event, 3);
  await page.goto(`${BASE}/tournaments`);
  const live = page.getByRole('region', { name: 'Live now' });
  await expect(live.getByRole('listitem').first()).toContainText('Open the desk');
  const player = await signIn({ username: 'SeatSeeker' });
  await database
    .updateTable('tournament_registrations')
    .set({ user_id: player.id })
    .where('tournament_id', '=', event)
    .where('shown_name', '=', 'Ada')
    .execute();
  await page.reload();
  await expect(live.getByRole('listitem').first()).toContainText('You: table 3');
  await look(page, 'live');

  const calendar = page.getByRole('table');
  await calendar.locator('[tabindex="0"]').focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar.getByRole('button', { pressed: true })).toBeFocused();
  await expect(page.getByText('Events are hidden by: Day.')).toBeVisible();
  await look(page, 'empty');
  await page.getByRole('button', { name: 'Search without: Day' }).click();
  await expect(calendar.getByRole('button', { pressed: true })).toHaveCount(0);
  await live.getByRole('link', { name: /^You: table 3/ }).click();
  await expect(page).toHaveURL(/\/match$/);
});

/** Puts the first two players of an event at a table. */
async function seat(database: Database, event: string, table: number): Promise<void> {
  const [a, b] = await database
    .updateTable('tournament_registrations')
    .set({ status: 'checked_in' })
    .where('tournament_id', '=', event)
    .returning('id')
    .execute();
  await database
    .insertInto('tournament_matches')
    .values({
      gameid: 'gundam',
      tournament_id: event,
      round: 1,
      table_no: table,
      phase: 0,
      a: a?.id ?? '',
      b: b?.id ?? null,
    })
    .execute();
  await database
    .updateTable('tournaments')
    .set({ status: 'running' })
    .where('id', '=', event)
    .execute();
}

/** Adds a complete legal deck and returns its name. */
async function addDeck(database: Database, userId: number): Promise<string> {
  const rows = await database
    .selectFrom('cards')
    .select('cardno')
    .where('gameid', '=', 'gundam')
    .where('published', '=', 1)
    .where('categorydata', '=', 'UNIT')
    .where('color', '=', 'Blue')
    .where('cardno', 'like', 'GD01-%')
    .where('cardno', '<>', 'GD01-013')
    .where('mainalternate', 'is distinct from', false)
    .orderBy('cardno')
    .limit(13)
    .execute();
  const main = rows.map(({ cardno }, place) => `${place < 12 ? 4 : 2} x ${cardno}`).join('\n');
  const deck = {
    gameid: 'gundam',
    id: `019a0000-0000-7000-8000-${randomUUID().slice(-12)}`,
    user_id: userId,
    decklist_name: 'Northwind Tempo',
    decklist_content: main,
    resourcedeck: '10 x R-001',
    archetype: 'Tempo',
    visibility: 0,
  };
  await database.insertInto('decklists').values(deck).execute();
  return 'Northwind Tempo';
}

/** Checks with axe. With SHOTS it also takes a picture at every size. */
async function look(page: Page, name: string): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  const folder = process.env['SHOTS'];
  if (folder === undefined) return;
  for (const [size, viewport] of Object.entries(VIEWPORTS)) {
    await page.setViewportSize(viewport);
    await page.screenshot({ path: `${folder}/${name}-${size}.png`, fullPage: true });
  }
  await page.setViewportSize(VIEWPORTS.desktop);
}
