import type { Page } from '@playwright/test';
import { openSomebody } from '../../community.ts';
import { findViolations } from '../../find-violations.ts';
import { Header } from '../../header.ts';
import { expect, test } from '../../test.ts';

// A game that no other test uses, because the setting affects everyone.
const GAME = '/v3/uaen';

test("an operator switches a feature off and on, open browsers follow; two operators see each other's changes; a broken config is refused at its field @walk", async ({
  page: visitor,
  browser,
  database,
  stack,
}) => {
  await visitor.goto(`${GAME}/`);
  await visitor.evaluate(() => Object.assign(window, { stays: true }));
  const first = await openSomebody(browser, database, stack, { roles: ['Administrator'] });
  const second = await openSomebody(browser, database, stack, { roles: ['Administrator'] });
  await first.page.goto(`${GAME}/admin/game`);
  await second.page.goto(`${GAME}/admin/game`);
  expect(await findViolations(first.page)).toEqual([]);

  await choose(first.page, 'Leaderboard', 'Off');
  await choose(second.page, 'Trades', 'Off');
  await choose(second.page, 'Leaderboard', 'Soon');
  await save(first.page, 'Season is over');
  const header = new Header(visitor);
  await expect(async () => {
    await visitor.keyboard.press('Escape');
    await header.root.getByRole('link', { name: 'Cards', exact: true }).click();
    await visitor.goBack();
    const names = (await header.entries('Community')).map(({ name }) => name);
    expect(names).not.toContain('Leaderboard');
  }).toPass();
  expect(await visitor.evaluate(() => 'stays' in window)).toBe(true);

  // The other one is told before saving, and sees what would be merged.
  const conflict = second.page.getByRole('region', { name: 'Somebody else has saved' });
  await expect(conflict).toContainText('Season is over');
  await expect(conflict.getByText('Both changed this')).toHaveCount(1);
  expect(await findViolations(second.page)).toEqual([]);
  await conflict.getByRole('button', { name: 'Reapply the chosen ones' }).click();
  await expect(conflict).toHaveCount(0);
  await save(second.page, 'No trades');

  // A contradiction is shown at the field, and nothing is saved.
  await second.page.getByRole('link', { name: 'Decks' }).click();
  await second.page.getByLabel('Maximum cards per deck').fill('7');
  await second.page.getByRole('button', { name: 'Review and save' }).click();
  const field = second.page.getByLabel('Maximum cards per deck');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/is 7, but the zones/);
  await second.page.getByRole('button', { name: 'Discard', exact: true }).click();

  await second.page.getByRole('link', { name: 'Versions' }).click();
  await second.page.getByRole('button', { name: 'Bring back the file' }).click();
  const dialog = second.page.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'Changes' })).toContainText('Leaderboard');
  expect(await findViolations(second.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(second.page.getByText(/^\d+\. Back to the game’s file/).first()).toBeVisible();
  const now = await visitor.request.get(`${GAME}/config/game-config.json`);
  expect(await now.json()).toMatchObject({ features: { trades: 'live', leaderboard: 'live' } });
  await first.close();
  await second.close();
});

async function choose(page: Page, feature: string, state: string): Promise<void> {
  await page
    .getByRole('group', { name: feature, exact: true })
    .getByRole('radio', { name: state })
    .check();
}

async function save(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Review and save' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
}
