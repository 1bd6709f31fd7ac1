import { renumberCardJob } from '@deckframe/api/src/modules/cards/numbers/jobs.ts';
import { loadGames } from '@deckframe/api/src/lib/games.ts';
import { importCardsJob } from '@deckframe/api/src/modules/cards/editing/jobs.ts';
import { createDatabase, type Database } from '@deckframe/database/db';
import { testConnection } from '@deckframe/database/testing-connection';
import { createDecks } from '../../community.ts';
import { decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { findViolations } from '../../find-violations.ts';
import { SHIPPED_GAMES } from '../../stack/documents-games.ts';
import type { StackAddress } from '../../stack/stack-address.ts';
import { expect, ownName, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

test('ADMIN-05 an administrator finds the uses of a number, renumbers the card, watches the worker, and undoes it @walk', async ({
  page,
  database,
  signIn,
  stack,
}) => {
  const { id: userId } = await signIn({ roles: ['Administrator'] });
  const series = ownName('ZZ').toUpperCase();
  const [oldNumber, newNumber] = [`${series}-001`, `${series}-901`];
  const name = ownName('Paper Heron ');
  // Hidden, so that it is in no other test's catalogue.
  await database
    .insertInto('cards')
    .values({
      gameid: 'gundam',
      cardno: oldNumber,
      originalid: oldNumber,
      name,
      series,
      published: 0,
    })
    .execute();
  const [deckId = ''] = await createDecks(database, [
    { userId, name: 'Heron Rush', cards: `4 x ${oldNumber}` },
  ]);
  const deck = { gameid: 'gundam', id: decodeDeckId(deckId) ?? '' };
  await database
    .insertInto('deck_cards')
    .values({ gameid: 'gundam', deck_id: deck.id, originalid: oldNumber, zone: 0, quantity: 4 })
    .execute();
  const worker = openWorker(stack);
  const finish = async () => {
    const run = await database
      .selectFrom('card_renumbers')
      .select('id')
      .where('old_cardno', '=', oldNumber)
      .executeTakeFirstOrThrow();
    await renumberCardJob(worker, { run: run.id });
  };
  const content = async () =>
    database
      .selectFrom('decklists')
      .select('decklist_content')
      .where('gameid', '=', deck.gameid)
      .where('id', '=', deck.id)
      .executeTakeFirstOrThrow();

  await page.setViewportSize(VIEWPORTS.desktop);
  await page.goto('/v3/gundam/admin');
  await page
    .getByRole('navigation', { name: 'Tools' })
    .getByRole('link', { name: 'Renumber' })
    .click();
  await page.getByLabel('Number it has').fill(oldNumber);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Heron Rush' })).toBeVisible();
  const field = page.getByLabel('New number');
  await field.fill('ST01-001');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Renumber' }).click();
  await expect(page.getByText(/This number belongs to/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await field.fill(newNumber);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(`${oldNumber} → ${newNumber}`);
  await dialog.getByRole('button', { name: 'Renumber' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toBeVisible();
  await finish();
  await expect(row).toContainText('Decks: 1, entries: 0, trades: 0');
  expect(await content()).toEqual({ decklist_content: `4 x ${newNumber}` });

  await page.setViewportSize(VIEWPORTS.tablet);
  await page.reload();
  await row.getByRole('button', { name: `Undo ${oldNumber} → ${newNumber}` }).click();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByRole('button')).toHaveCount(0);
  await finish();
  await expect(row).toContainText('Undone');
  expect(await content()).toEqual({ decklist_content: `4 x ${oldNumber}` });
  expect(await findViolations(page)).toEqual([]);
  await worker.destroy();
});

test('ADMIN-11 an administrator drags another printing to main, moves one by keyboard, and gets a conflict from another change @walk', async ({
  page,
  database,
  signIn,
}) => {
  await signIn({ roles: ['Administrator'] });
  const series = ownName('ZZ').toUpperCase();
  const card = { gameid: 'gundam', series, published: 0, mainalternate: false };
  await database
    .insertInto('cards')
    .values([
      {
        ...card,
        cardno: `${series}-001`,
        originalid: `${series}-001`,
        name: 'Twin',
        mainalternate: true,
      },
      { ...card, cardno: `${series}-001_p1`, originalid: `${series}-001`, name: 'Twin' },
      { ...card, cardno: `${series}-001_p2`, originalid: `${series}-001`, name: 'Twin' },
      {
        ...card,
        cardno: `${series}-002`,
        originalid: `${series}-002`,
        name: 'Other',
        mainalternate: true,
      },
    ])
    .execute();
  const stored = async () => {
    const rows = await database
      .selectFrom('cards')
      .select(['cardno', 'originalid', 'mainalternate'])
      .where('gameid', '=', 'gundam')
      .where('series', '=', series)
      .orderBy('cardno')
      .execute();
    return rows.map((row) => `${row.cardno} ${row.originalid} ${row.mainalternate === true}`);
  };
  await page.setViewportSize(VIEWPORTS.desktop);
  await page.goto('/v3/gundam/admin/printings');
  await page.getByLabel('Number or name').fill(series);
  await page.keyboard.press('Enter');
  const twins = page.getByRole('list', { name: `Printings of ${series}-001, the main one first` });
  const others = page.getByRole('list', { name: `Printings of ${series}-002, the main one first` });
  await expect(twins.getByRole('listitem')).toHaveCount(3);
  await twins
    .getByText(`${series}-001_p2`)
    .dragTo(twins.getByText(`${series}-001`, { exact: true }));
  await expect(twins.getByRole('listitem').first()).toContainText(`${series}-001_p2`);
  await page.getByRole('button', { name: `Move ${series}-001_p1` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: `Other ${series}-002` }).press('Enter');
  await expect(others.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('2 cards to save')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  expect(await stored()).toEqual([
    `${series}-001 ${series}-001 false`,
    `${series}-001_p1 ${series}-002 false`,
    `${series}-001_p2 ${series}-001 true`,
    `${series}-002 ${series}-002 true`,
  ]);

  await page.setViewportSize(VIEWPORTS.tablet);
  await page.getByRole('button', { name: `Make ${series}-001_p1 the main printing` }).click();
  await database
    .updateTable('cards')
    .set({ originalid: `${series}-001` })
    .where('gameid', '=', 'gundam')
    .where('cardno', '=', `${series}-001_p1`)
    .execute();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Somebody else has changed these cards')).toBeVisible();
});

test('an administrator uploads a card file, previews its changes and applies it @walk', async ({
  page,
  database,
  signIn,
  stack,
}) => {
  await signIn({ roles: ['Administrator'] });
  const cardno = `${ownName('ZZ').toUpperCase()}-951`;
  const file = ownName('autumn-');
  const worker = openWorker(stack);
  const games = loadGames(SHIPPED_GAMES);
  const work = async () => {
    const runs = await database.selectFrom('card_import_runs').select('id').execute();
    for (const run of runs) await importCardsJob(worker, games, { run: run.id });
  };
  const find = async () =>
    database
      .selectFrom('cards')
      .select('name')
      .where('gameid', '=', 'opcg')
      .where('cardno', '=', cardno)
      .executeTakeFirst();

  await page.setViewportSize(VIEWPORTS.desktop);
  await page.goto('/v3/opcg/admin');
  await page
    .getByRole('navigation', { name: 'Tools' })
    .getByRole('link', { name: 'Imports' })
    .click();
  const sent = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: `${file}.csv`,
    mimeType: 'text/csv',
    // Hidden, so that it is in no other test's catalogue.
    buffer: Buffer.from(
      `cardno,name,series,published,wobble\n${cardno},Paper Heron,ZZ,0,1\n,Nobody,ZZ,0,1\n`,
    ),
  });
  await sent;
  await work();
  await expect(page.getByText('Some rows are faulty.')).toBeVisible();
  await expect(page.getByText('Columns that are not used')).toBeVisible();
  await expect(page.getByText('wobble')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`${cardno}.*Paper Heron`) })).toBeVisible();
  expect(await find()).toBeUndefined();
  expect(await findViolations(page)).toEqual([]);

  await page.setViewportSize(VIEWPORTS.tablet);
  await page.getByRole('button', { name: 'Leave faulty rows out' }).click();
  const said = page.waitForResponse((answer) => answer.url().endsWith('/write'));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import' }).click();
  await said;
  await work();
  const list = page.getByRole('region', { name: 'Sent so far' });
  await expect(list.getByRole('button', { name: file })).toContainText('Written');
  expect(await find()).toEqual({ name: 'Paper Heron' });
  await page.getByRole('button', { name: 'Undo the whole import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo it' }).click();
  await expect(list.getByRole('button', { name: file })).toContainText('Undone');
  expect(await findViolations(page)).toEqual([]);
  await worker.destroy();
});

/** Runs the worker's job when the test needs it. */
function openWorker(stack: StackAddress): Database {
  return createDatabase(testConnection(stack.workerDatabaseUrl, 2, 30_000));
}
