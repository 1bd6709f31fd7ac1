import { runCardScheduleJob } from '@deckframe/api/src/modules/cards/editing/jobs.ts';
import { createDatabase, type Database } from '@deckframe/database/db';
import { testConnection } from '@deckframe/database/testing-connection';
import type { Page } from '@playwright/test';
import { findViolations } from '../../find-violations.ts';
import { expect, ownName, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

const GAME = 'pocket';

test('ADMIN-04 an administrator schedules publishing and hiding of a card, cancels one, and restores an earlier version @walk', async ({
  page,
  database,
  signIn,
  stack,
}) => {
  await signIn({ roles: ['Administrator'] });
  const series = ownName('ZZ').toUpperCase();
  const cardno = `${series}-001`;
  await database
    .insertInto('cards')
    .values({
      gameid: GAME,
      cardno,
      originalid: cardno,
      name: 'Paper Heron',
      series,
      published: 0,
    })
    .execute();
  await page.setViewportSize(VIEWPORTS.desktop);
  await page.goto(`/v3/${GAME}/admin/cards`);
  const sheet = page.getByRole('grid', { name: 'Cards' });
  await page.getByRole('combobox', { name: 'Search cards' }).fill(cardno);
  await expect(sheet).toHaveAttribute('aria-rowcount', '2');

  await schedule(page, 'Publish');
  await schedule(page, 'Hide');
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog');
  const toCome = dialog.getByRole('listitem');
  await expect(toCome).toHaveCount(2);
  expect(await findViolations(page)).toEqual([]);
  await toCome.filter({ hasText: 'Hide' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(toCome).toHaveCount(1);
  await expect(toCome).toContainText('Publish 1 card');
  await page.keyboard.press('Escape');
  await work(database, stack.workerDatabaseUrl, cardno);
  await page.getByRole('button', { name: 'Reload' }).click();
  const row = sheet.locator('[data-row="0"]');
  await expect(row).toContainText('Public');

  // By keyboard: changes the name and saves; then the history restores the old name as a draft.
  await sheet.locator('[data-active]').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('Tin Heron');
  await page.keyboard.press('Enter');
  await write(page, 'Another name');
  await page.setViewportSize(VIEWPORTS.tablet);
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: `History of ${cardno}` });
  const renamed = history.getByRole('listitem').filter({ hasText: 'Another name' });
  await expect(renamed).toContainText('Paper Heron Tin Heron');
  await expect(history).toContainText('Back again');
  expect(await findViolations(page)).toEqual([]);
  await renamed.getByRole('button', { name: 'Restore as before this' }).click();
  await write(page, 'As it was');
  await expect(row).toContainText('Paper Heron');
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(row).toContainText('Hidden');
});

async function schedule(page: Page, act: 'Publish' | 'Hide'): Promise<void> {
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: act }).check();
  const when = dialog.getByLabel('When (your time)');
  await when.fill('2020-01-01T10:00');
  await expect(when).toHaveAccessibleDescription(/Choose a time to come/);
  await when.fill('2099-01-01T10:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog).toHaveCount(0);
}

async function write(page: Page, why: string): Promise<void> {
  await expect(page.getByText('1 change in 1 card')).toBeVisible();
  await page.getByRole('button', { name: /^Review changes/ }).click();
  await page.getByLabel(/^Why/).fill(why);
  await page.getByRole('button', { name: 'Write 1 change' }).click();
  await expect(page.getByText('No changes')).toBeVisible();
}

/** Runs the worker's scheduled job. */
async function work(database: Database, url: string, cardno: string): Promise<void> {
  const schedules = await database
    .selectFrom('card_schedules')
    .select(['id', 'cardnos'])
    .where('gameid', '=', GAME)
    .where('published', '=', true)
    .execute();
  const id = schedules.find(({ cardnos }) => cardnos.includes(cardno))?.id ?? 0;
  const worker = createDatabase(testConnection(url, 1, 30_000));
  await runCardScheduleJob(worker, { game: GAME, id });
  await worker.destroy();
}
