import { findViolations } from '../../find-violations.ts';
import { expect, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

/** A game in which no other spec has events. */
const GAME = 'opcg';

test('TOUR-05 the meta shows confidence intervals, at both addresses, by mouse and keyboard', async ({
  database,
  page,
}) => {
  // Removes what an earlier try left.
  await database.deleteFrom('meta_windows').where('gameid', '=', GAME).execute();
  await database.deleteFrom('tournaments').where('gameid', '=', GAME).execute();
  await page.setViewportSize(VIEWPORTS.desktop);
  await page.goto('/v3/opcg/meta');
  await expect(page.getByText('Nothing to count yet')).toBeVisible();
  const at = { gameid: GAME, window_id: 'w' };
  const inWindow = { ...at, size_class: 0 };
  await database
    .insertInto('meta_windows')
    .values({ gameid: GAME, id: 'w', set_name: 'Harbor Lights', from_day: '2026-10-01' })
    .execute();
  const structure = JSON.stringify({ phases: [] });
  const { id } = await database
    .insertInto('tournaments')
    .values({
      gameid: GAME,
      id: '019a0000-0000-7000-8000-00000000a001',
      name: 'Harbor weekly',
      format: 'Standard',
      mode: 'venue',
      time_zone: 'UTC',
      start_date: '2026-10-02',
      registration_deadline: '2026-10-02',
      max_players: 16,
      status: 'finished',
      structure,
      list_policy: 'afterTheEnd',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('meta_events')
    .values({ ...inWindow, tournament_id: id, tally: '{}' })
    .execute();
  await database
    .insertInto('meta_shares')
    .values([
      { ...inWindow, archetype: 'Tide Wardens', entries: 30, in_cut: 6 },
      { ...inWindow, archetype: 'Ash Choir', entries: 20, in_cut: 2 },
      { ...inWindow, archetype: 'other', entries: 4, in_cut: 0 },
    ])
    .execute();
  await database
    .insertInto('meta_cells')
    .values([
      { ...inWindow, a: 'Ash Choir', b: 'Tide Wardens', wins: 40, losses: 95, draws: 3 },
      { ...inWindow, a: 'Ash Choir', b: 'other', wins: 2, losses: 1, draws: 0 },
    ])
    .execute();

  for (const address of ['/v3/opcg/meta', '/v3/opcg/tournaments/meta']) {
    await page.goto(address);
    const row = page.getByRole('row', { name: /Tide Wardens/ }).first();
    await expect(row).toContainText('70%');
    await expect(row).toContainText('62% to 77%');
    await expect(page.getByText('1 event, 54 decks, 141 matches')).toBeVisible();
  }

  // The table has one tab stop and is operated by arrows and Enter.
  const cell = page.getByRole('gridcell', { name: /^Tide Wardens against Ash Choir/ });
  await expect(cell).toHaveAccessibleName(
    'Tide Wardens against Ash Choir: 70 percent of 135, interval 62 to 77',
  );
  const stop = page.locator('.matrix__cell[tabindex="0"]');
  await stop.focus();
  await page.keyboard.press('Home');
  await expect(page.locator('.matrix__cell:focus')).toHaveAttribute('data-at', '0,0');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /against/ })).toBeVisible();
  await cell.click();
  await expect(page.getByRole('heading', { name: 'Tide Wardens against Ash Choir' })).toBeVisible();
  await expect(page.getByText('95 of 135, likely 62% to 77%')).toBeVisible();
  await expect(
    page.getByRole('gridcell', { name: 'Ash Choir against Other: too few matches' }),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  for (const size of [VIEWPORTS.desktop, VIEWPORTS.tablet, VIEWPORTS.phone]) {
    await page.setViewportSize(size);
    const isWide = await page.evaluate(() => document.body.scrollWidth > window.innerWidth);
    expect(isWide).toBe(false);
    if (size === VIEWPORTS.tablet) expect(await findViolations(page)).toEqual([]);
  }
});
