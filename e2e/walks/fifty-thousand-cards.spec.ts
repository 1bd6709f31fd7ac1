import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStatement } from '@deckframe/database/statement';
import type { TestDatabase } from '@deckframe/database/testing';
import type { Page } from '@playwright/test';
import { openSomebody } from '../community.ts';
import { expect, test } from '../test.ts';
import { CARDS, COLUMNS, GAME, startLargeGame, type LargeGame } from './large-game/large-game.ts';

const ROWS = 100;
const WIDE = 10;

let large: LargeGame;
const directory = mkdtempSync(join(tmpdir(), 'deckframe-large-'));
test.beforeAll(async () => {
  large = await startLargeGame(directory);
});
test.afterAll(async () => {
  await large.stop();
  rmSync(directory, { recursive: true });
});

test('ADMIN-04 among 50,000 cards of 40 columns 1,000 cells are pasted, written and undone by keyboard @walk', async ({
  browser,
  stack,
}) => {
  const { database, origin } = large;
  const site = { ...stack, origin };
  const admin = await openSomebody(browser, database.db, site, { roles: ['Administrator'] });
  const office = admin.page;
  await office.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const before = await sumUp(database);
  await office.goto(`${origin}/v3/${GAME}/admin/cards`);
  const sheet = office.getByRole('grid', { name: 'Cards' });
  await expect(sheet).toHaveAttribute('aria-rowcount', String(CARDS + 1), { timeout: 60_000 });
  await expect(sheet).toHaveAttribute('aria-colcount', String(COLUMNS + 2));

  const block = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: WIDE }, (_cell, column) => `Pasted ${row} ${column}`).join('\t'),
  );
  await office.evaluate((text) => navigator.clipboard.writeText(text), block.join('\n'));
  await sheet.locator('[data-active]').focus();
  await office.keyboard.press('Control+End');
  for (let row = 1; row < ROWS; row += 1) await office.keyboard.press('ArrowUp');
  for (let column = 1; column < WIDE; column += 1) await office.keyboard.press('ArrowLeft');
  const first = sheet.locator('[data-active]');
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-colindex', String(COLUMNS + 2 - WIDE + 1));
  await office.keyboard.press('Control+v');
  await expect(first).toContainText('Pasted 0 0');
  await write(office, 'Pasted');
  expect(await sumUp(database)).toMatchObject({ cards: CARDS, pasted: ROWS });

  await sheet.locator('[data-active]').focus();
  await office.keyboard.press('Control+z');
  await write(office, 'Undone');
  expect(await sumUp(database)).toEqual(before);
  await admin.close();
});

async function write(office: Page, note: string): Promise<void> {
  await expect(office.getByText('1,000 changes in 100 cards')).toBeVisible();
  await office.keyboard.press('Control+Enter');
  await office.getByLabel(/^Why/).fill(note);
  const answered = office.waitForResponse('**/cards/edits');
  await office.getByRole('button', { name: 'Write 1,000 changes' }).press('Enter');
  expect(await (await answered).json()).toMatchObject({ outcome: 'saved', cards: ROWS });
  await expect(office.getByText('No changes')).toBeVisible();
}

/** Number of rows, number with all pasted values, and a sum over all values. */
const SUM_UP = `
  select count(*)::integer as cards,
    (count(*) filter (where extra ->> 'remark4' like 'Pasted % 0'
      and extra ->> 'remark13' like 'Pasted % 9'))::integer as pasted,
    md5(string_agg(md5((to_jsonb(cards) - 'updated_at')::text), '' order by cardno)) as sum
  from cards where gameid = $1`;

async function sumUp({ db }: TestDatabase): Promise<unknown> {
  const [sums] = await runStatement(db, { text: SUM_UP, values: [GAME] });
  return sums;
}
