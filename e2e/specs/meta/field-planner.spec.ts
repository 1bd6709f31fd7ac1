import type { Database } from '@deckframe/database/db';
import { randomUUID } from 'node:crypto';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import type { Page } from '@playwright/test';
import { prepareSeason } from '../../../demo/season/prepare-season.ts';
import { findViolations } from '../../find-violations.ts';
import { expect, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

/** A game in which no other spec has events. */
const GAME = 'uaen';
const SIZES = [VIEWPORTS.desktop, VIEWPORTS.tablet, VIEWPORTS.phone];

// One worker, so that the season is created once.
test.describe.configure({ mode: 'default' });
test.beforeAll(({ database }) => prepareSeason(database, GAME, { count: 8, today: '2026-11-17' }));
test.beforeEach(({ page }) => page.setViewportSize(VIEWPORTS.desktop));

/** Expects no axe violation in both table forms, and no horizontal scrolling at every size. */
async function expectToFit(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    if (size !== VIEWPORTS.tablet) expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.body.scrollWidth > window.innerWidth)).toBe(false);
  }
}

test('the figures of a season lead from shares to single lists', async ({ page }) => {
  await page.goto(`/v3/${GAME}/tournaments/meta`);
  await expect(page.getByText('These events are made up.')).toBeVisible();
  await page.getByRole('radio', { name: 'Table' }).check();
  await expect(page.getByRole('table', { name: 'Share of decks by week' })).toBeVisible();
  await page.getByRole('radio', { name: 'Stacked' }).check();
  expect(await findViolations(page)).toEqual([]);

  // A cell opens its matches, a match opens both lists.
  await page.locator('.matrix__cell[data-kind="over"]').first().click();
  const match = page.locator('.pair-matches > li').first();
  await match.locator('summary').click();
  await expect(match.locator('.frozen').nth(1)).toContainText('Main deck');
});

test('an archetype page has lists, cards, variants and players', async ({ page }) => {
  await page.goto(`/v3/${GAME}/tournaments/meta`);
  const table = page.getByRole('table', { name: 'Decks by the lower end of their interval' });
  const link = table.getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  for (const heading of ['Best lists', 'Cards, in and out', 'Against the field', 'Variants'])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await page.locator('.best-list summary').first().click();
  await expect(page.locator('.best-list .frozen').first()).toContainText('Main deck');
  await page.getByRole('radio', { name: 'Open slots' }).check();
  await expect(page.getByRole('table', { name: 'Cards of these lists' })).toContainText(/\d%/);
  await expectToFit(page);
});

test('a field is planned by keyboard: other shares shrink, locked shares stay, and the odds update', async ({
  page,
}) => {
  await page.goto(`/v3/${GAME}/tournaments/planner`);
  const sliders = page.locator('.sliders__range');
  const [first, second] = [sliders.nth(0), sliders.nth(1)];
  const before = Number(await first.inputValue());
  const held = await second.inputValue();
  await page.getByRole('button', { name: /^Hold/ }).nth(1).click();
  await first.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
  await expect(first).toHaveValue(String(before + 5));
  await expect(second).toHaveValue(held);
  await expect(page.getByRole('table', { name: /expected win rate/ })).toContainText(/% to \d/);
});

test('the last events of a venue form a field, and events in it can be simulated', async ({
  page,
}) => {
  await page.goto(`/v3/${GAME}/tournaments/planner`);
  await page.getByRole('button', { name: 'A venue’s last events…' }).click();
  const dialog = page.getByRole('dialog', { name: 'A venue’s last events' });
  const venues = dialog.locator('.held-fields button');
  await expect(venues.first()).toContainText(/\d+ decks/);
  const venue = (await venues.first().locator('b').textContent()) ?? '';
  await dialog.getByLabel('Name').fill(venue.toUpperCase());
  await expect(venues).toHaveCount(1);
  expect(await findViolations(page)).toEqual([]);
  await venues.first().click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.planner__held')).toContainText(venue);
  await expect(page.locator('.planner__held')).toContainText(/\d+ events?, \d+ decks/);
  await page.getByRole('button', { name: 'Simulate' }).click();
  await expect(page.getByText(/events of 128 players were played out/)).toBeVisible();
  await expectToFit(page);
});

/**
 * Creates two decks of the most played archetype, with all cards of one and a part of the other's.
 */
async function ownTwoDecks(database: Database, userId: number) {
  const [ready, half, noKind] = ['a', 'b', 'c'].map(() => randomUUID()) as [string, string, string];
  const { archetype } = await database
    .selectFrom('meta_shares')
    .select('archetype')
    .where('gameid', '=', GAME)
    .where('archetype', '<>', 'other')
    .orderBy('entries', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const cards = await database
    .selectFrom('cards')
    .select('cardno')
    .where('gameid', '=', GAME)
    .where('published', '=', 1)
    .whereRef('cardno', '=', 'originalid')
    .orderBy('cardno')
    .limit(2)
    .execute();
  const [owned = '', short = ''] = cards.map(({ cardno }) => cardno);
  const deck = { gameid: GAME, user_id: userId, archetype };
  await database
    .insertInto('decklists')
    .values([
      { ...deck, id: ready, decklist_name: 'Sleeved', decklist_content: `4 x ${owned}` },
      { ...deck, id: half, decklist_name: 'Half there', decklist_content: `3 x ${short}` },
      { ...deck, id: noKind, decklist_name: 'Of no kind', archetype: null },
    ])
    .execute();
  const shelf = { user_id: userId, gameid: GAME };
  await database
    .insertInto('collections')
    .values({ ...shelf, id: 0, name: 'Default Collection' })
    .execute();
  await database
    .insertInto('collection_states')
    .values({ ...shelf, seq: 1, entry_count: 2 })
    .execute();
  const marks = { trading: false, wanted: false, ignored: false, tag: '' };
  const entry = { ...shelf, collection: 0, seq: 1, ...marks };
  await database
    .insertInto('collection_entries')
    .values([
      { ...entry, cardno: owned, count: 4 },
      { ...entry, cardno: short, count: 1 },
    ])
    .execute();
  return { archetype, ready };
}

test('the planner shows own decks in this field, and which of them the collection can build', async ({
  database,
  page,
  signIn,
}) => {
  const { id } = await signIn({ username: 'Field Planner' });
  const { archetype, ready } = await ownTwoDecks(database, id);
  await page.goto(`/v3/${GAME}/tournaments/planner`);
  const table = page.getByRole('table', { name: 'Your decks by their expected win rate' });
  const rowOf = (name: string) => table.getByRole('row').filter({ hasText: name });
  await expect(rowOf('Sleeved')).toContainText('Ready');
  await expect(rowOf('Half there')).toContainText('Short 2');
  for (const name of ['Sleeved', 'Half there']) {
    await expect(rowOf(name)).toContainText(archetype);
    await expect(rowOf(name)).toContainText(/% to \d/);
  }
  await expect(rowOf('Of no kind')).toHaveCount(0);
  await expectToFit(page);
  const cut = await page
    .locator('.rate')
    .evaluateAll((all) => all.filter((rate) => rate.scrollWidth > rate.clientWidth).length);
  expect(cut, 'figures that stand out of their cell on a phone').toBe(0);
  await page.setViewportSize(VIEWPORTS.desktop);
  await table.getByRole('link', { name: 'Sleeved' }).click();
  await expect(page).toHaveURL(new RegExp(`/deck/${encodeDeckId(ready)}$`));
});
