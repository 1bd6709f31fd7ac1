import { prepareSeason } from '../../scripts/demo-season/prepare-season.ts';
import { findViolations } from '../find-violations.ts';
import { expect, test } from '../test.ts';
import { VIEWPORTS } from '../viewports.ts';

/** No other spec holds events in it. */
const GAME = 'uaen';
const SIZES = [VIEWPORTS.desktop, VIEWPORTS.tablet, VIEWPORTS.phone];

test('a season is read from its shares to the cards of one deck, and planned for', async ({
  database,
  page,
}) => {
  await prepareSeason(database, GAME, { count: 8, today: '2026-11-17' });
  await page.setViewportSize(VIEWPORTS.desktop);

  // Shares over time, with a table that says the same.
  await page.goto(`/v3/${GAME}/tournaments/meta`);
  await expect(page.getByText('These events are made up.')).toBeVisible();
  await page.getByRole('radio', { name: 'Table' }).check();
  await expect(page.getByRole('table', { name: 'Share of decks by week' })).toBeVisible();
  await page.getByRole('radio', { name: 'Stacked' }).check();
  expect(await findViolations(page)).toEqual([]);

  // A cell leads to its matches, a match to both lists.
  await page.locator('.matrix__cell[data-kind="over"]').first().click();
  const match = page.locator('.pair-matches > li').first();
  await match.locator('summary').click();
  await expect(match.locator('.frozen').nth(1)).toContainText('Main deck');

  // One deck: lists, cards, variants, pilots.
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
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.body.scrollWidth > window.innerWidth)).toBe(false);
  }

  // A field by keys: the others give way, what is held stays, and the odds follow.
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
  // The last events of a venue are a field too, with how many decks they were.
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
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.body.scrollWidth > window.innerWidth)).toBe(false);
  }
});
