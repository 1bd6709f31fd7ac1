import type { Database } from '@deckframe/database/db';
import { decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import type { Page } from '@playwright/test';
import { openSomebody } from '../../community.ts';
import { openVisitor } from '../../decks.ts';
import { goWithin } from '../../go-within.ts';
import { watchFor } from '../../sightings.ts';
import { expect, test } from '../../test.ts';
import { writeByApi } from '../../write-by-api.ts';

const decks = (page: Page) => page.locator('.deck-card');
const deckCard = (page: Page, name: string) =>
  decks(page).filter({ has: page.getByRole('link', { name, exact: true }) });

/** Saves a deck as this page's member and returns its id. */
async function save(page: Page, body: object): Promise<string> {
  const data = { decklistContent: '4 x GD01-046', visibility: 'public', ...body };
  return (await writeByApi(page.request, '/api/games/gundam/decks', { data })).id;
}

const changeDeck = (database: Database, id: string, facts: object) =>
  database
    .updateTable('decklists')
    .set(facts)
    .where('gameid', '=', 'gundam')
    .where('id', '=', decodeDeckId(id) ?? '')
    .execute();

test('DLIST-02 DLIST-03 public decklists can be filtered by each documented field and sorted in four orders', async ({
  page,
  browser,
  database,
  stack,
}) => {
  const maker = await openSomebody(browser, database, stack);
  const mark = `Vigil${Date.now().toString(36)}`;
  const make = (name: string, body: object) =>
    save(maker.page, { name: `${mark} ${name}`, ...body });
  const custom = await make('custom', { customSeries: [`${mark} Set`] });
  const archetype = await make('archetype', { decklistContent: '4 x ST01-001' });
  const face = await make('face', {
    decklistContent: '4 x GD01-046\n1 x GD01-055',
    favoriteCard: 'GD01-055',
  });
  const red = await make('red', { decklistContent: '10 x ST04-001' });
  const admin = await openSomebody(browser, database, stack, { roles: ['Administrator'] });
  await writeByApi(admin.page.request, `/api/admin/games/gundam/decks/${red}/moderation`, {
    method: 'PUT',
    data: { isLocked: false, isStarter: true },
  });
  await admin.close();
  const numbers = [
    { id: custom, visitorcount: 4, like_count: 1, comment_count: 2 },
    { id: face, visitorcount: 2, like_count: 3, comment_count: 4 },
    { id: red, visitorcount: 1, like_count: 2, comment_count: 3 },
    { id: archetype, visitorcount: 3, like_count: 4, comment_count: 1 },
  ];
  for (const [place, { id, visitorcount, ...counts }] of numbers.entries()) {
    const modified_date = new Date(Date.now() - place * 60_000);
    await changeDeck(database, id, { visitorcount, modified_date });
    await database
      .updateTable('deck_counts')
      .set(counts)
      .where('gameid', '=', 'gundam')
      .where('deck_id', '=', decodeDeckId(id) ?? '')
      .execute();
  }
  await maker.close();

  const expectDecks = (...names: string[]) =>
    expect(decks(page).getByRole('link')).toHaveText(names.map((name) => `${mark} ${name}`));
  const start = `/v3/gundam/decklists?name=${mark}`;
  await page.goto(start);
  await expectDecks('custom', 'face', 'red', 'archetype');
  const order = page.getByLabel('Order');
  await expect(order.locator('option')).toHaveText([
    'Most recent',
    'Most popular',
    'Most liked',
    'Most commented',
  ]);
  await order.selectOption('popular');
  await expectDecks('custom', 'archetype', 'face', 'red');
  await order.selectOption('liked');
  await expectDecks('archetype', 'face', 'red', 'custom');
  await order.selectOption('commented');
  await expectDecks('face', 'red', 'custom', 'archetype');
  await order.selectOption('recent');
  await expectDecks('custom', 'face', 'red', 'archetype');
  await page.goto(`${start}&order=1`);
  await expectDecks('custom', 'archetype', 'face', 'red');
  await expect(order).toHaveValue('popular');
  await order.selectOption('recent');

  await page.getByRole('button', { name: 'Filters' }).click();
  const color = page.getByRole('group', { name: 'Colors' }).getByRole('button', { name: 'Red' });
  await color.click();
  await expectDecks('red');
  await color.click();
  await expectDecks('custom', 'face', 'red', 'archetype');
  await page.getByLabel('Archetype').fill('Deep Survey');
  await page.getByLabel('Archetype').press('Enter');
  await expectDecks('archetype');
  await page.getByRole('button', { name: 'Remove Deep Survey' }).click();
  await expectDecks('custom', 'face', 'red', 'archetype');
  await page.getByLabel('Cover card').fill('GD01-055');
  await page.getByRole('group', { name: 'Cards found' }).getByRole('button').first().click();
  await expectDecks('face');
  await page.getByRole('button', { name: 'Remove GD01-055' }).click();
  await expectDecks('custom', 'face', 'red', 'archetype');
  // It follows the address, so it changes a moment after the click.
  const starter = page.getByRole('switch', { name: 'Starter decks' });
  await starter.click();
  await expect(starter).toBeChecked();
  await expectDecks('red');
  await page.goto(`${start}&customSeries=${mark}+Set`);
  await expectDecks('custom');
});

test('SHELL-06 DLIST-07 DECK-03 DECK-38 a shared link opens the deck with its author and fan-made mark; viewing counts, editing does not', async ({
  page,
  browser,
  context,
  database,
  signIn,
  stack,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const avatar = '/media/gundam/cards/315/ST05-001.webp';
  const { id: userId, username } = await signIn({ avatar });
  await database
    .updateTable('users')
    .set({ selectedbadge: 'twitch', selectedavatarbackground: 'ember' })
    .where('id', '=', userId)
    .execute();
  const id = await save(page, {
    name: 'Lantern line',
    decklistContent: '4 x ST01-001\n3 x ST01-002\n4 x ST01-010',
    favoriteCard: 'ST01-002',
    selectedItems: ['control'],
    notes: 'Hold **two** back.',
    customSeries: ['My Set'],
  });
  const plain = await save(page, { name: 'Plain line' });
  const views: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/views')) views.push(new URL(request.url()).pathname);
  });
  const fanMade = page.getByText('This deck uses a custom series and contains fan-made content.');

  await page.goto(`/v3/gundam/deckbuilder/${id}`);
  await expect(page.getByRole('textbox', { name: 'Deck name' })).toHaveValue('Lantern line');
  await expect(fanMade).toBeVisible();
  await goWithin(page, `/v3/gundam/deck/${plain}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Plain line' })).toBeVisible();
  await expect(page.locator('.stack').first()).toBeVisible();
  await expect(fanMade).toHaveCount(0);
  await expect.poll(() => views, 'editing is no view').toEqual([expect.stringContaining(plain)]);

  await goWithin(page, '/v3/gundam/decks');
  await goWithin(page, `/v3/gundam/deck/${id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe(`/v3/gundam/decklists/${id}`);

  const visitors = await openVisitor(browser, stack.origin);
  const reader = await visitors.newPage();
  const counted = reader.waitForResponse((answer) => answer.url().endsWith(`/decks/${id}/views`));
  await reader.goto(new URL(link).pathname);
  await expect(reader).toHaveURL(new RegExp(`/deck/${id}$`));
  expect((await counted).ok()).toBe(true);
  await expect(reader.getByRole('heading', { level: 1, name: 'Lantern line' })).toBeVisible();
  await expect(
    reader.getByText('This deck uses a custom series and contains fan-made content.'),
  ).toBeVisible();
  const hero = reader.locator('.deck-hero');
  await expect(hero.locator('.deck-hero__tags')).toContainText(/Deep Survey.*control.*Public/s);
  await expect(hero.locator('.deck-hero__colors')).toBeVisible();
  await expect(hero.locator('.deck-hero__art')).toBeAttached();
  const plate = hero.locator('.np');
  await expect(plate).toHaveAttribute('href', `/v3/gundam/profile/${userId}`);
  await expect(plate).toContainText(username);
  await expect(plate.locator('.np__face')).toHaveAttribute('src', avatar);
  await expect(plate.locator('.np__badge')).toContainText('Twitch');
  await expect(plate.locator('.np__art')).toHaveAttribute('src', /ember\.webp$/);
  await reader.getByRole('radio', { name: 'Text' }).check();
  await expect(reader.locator('pre')).toContainText(/4\D+ST01-001.+3\D+ST01-002/s);
  await expect(reader.locator('.deck-notes-view strong')).toHaveText('two');
  await visitors.close();
});

test("DLIST-10 DLIST-11 DLIST-14 DLIST-16 folders are counted, renamed and deleted; a locked deck disappears from the list but exists, and nobody deletes another member's deck", async ({
  page,
  database,
  signIn,
}) => {
  await signIn();
  const first = await save(page, { name: 'First line' });
  const second = await save(page, { name: 'Second line' });
  await page.goto('/v3/gundam/mydecks');
  await expect(decks(page)).toHaveCount(2);
  const folders = page.getByRole('navigation', { name: 'Folders' });
  const rename = async (button: string, name: string) => {
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: button, exact: true }).click();
  };
  await page.getByRole('button', { name: 'New folder' }).click();
  await rename('Create', 'Store champs');
  await expect(folders.getByRole('link', { name: /^Store champs/ })).toHaveText('Store champs0');
  await page.getByRole('button', { name: 'More for First line' }).click();
  await page.getByRole('menuitem', { name: 'Move to a folder …' }).click();
  await page.getByRole('checkbox', { name: 'Store champs' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(folders.getByRole('link', { name: /^Store champs/ })).toHaveText('Store champs1');
  await expect(folders.getByRole('link', { name: /^All decks/ })).toHaveText('All decks2');
  await expect(folders.getByRole('link', { name: /^No folder/ })).toHaveText('No folder1');
  await page.getByRole('button', { name: 'More for Store champs' }).click();
  await page.getByRole('menuitem', { name: 'Rename …' }).click();
  await rename('Rename', 'League');
  await expect(folders.getByRole('link', { name: /^League/ })).toHaveText('League1');
  await expect(folders.getByRole('link', { name: /^Store champs/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'More for League' }).click();
  await page.getByRole('menuitem', { name: 'Delete the folder, keep its decks' }).click();
  await expect(page.getByText('The folder is gone, its decks are not.')).toBeVisible();
  await expect(folders.getByRole('link', { name: /^League/ })).toHaveCount(0);
  await expect(folders.getByRole('link', { name: /^No folder/ })).toHaveText('No folder2');
  await expect(decks(page)).toHaveCount(2);

  const remove = async (deck: string, address: string) => {
    await goWithin(page, address);
    await expect(page.getByRole('heading', { level: 1, name: deck })).toBeVisible();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete …' }).click();
  };
  const confirm = () =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await remove('First line', `/v3/gundam/deck/${first}`);
  await changeDeck(database, first, { is_locked: 1 });
  await confirm();
  await expect(page.getByText('This decklist is locked and cannot be deleted')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'First line' })).toBeVisible();
  await expect(page.getByText('This deck is locked and cannot be edited')).toBeVisible();
  await goWithin(page, '/v3/gundam/mydecks');
  await expect(deckCard(page, 'Second line')).toBeVisible();
  await expect(deckCard(page, 'First line')).toHaveCount(0);

  await remove('Second line', `/v3/gundam/deck/${second}`);
  const gone = await watchFor(page, '.toast--live', 'Decklist deleted successfully!');
  // Another member has logged in without this page noticing.
  await signIn();
  await confirm();
  await expect(page.getByText('You do not have permission to delete this decklist')).toBeVisible();
  expect(await gone()).toBe(0);
  const left = await page.request.get(`/api/games/gundam/decks/${second}`);
  expect(left.status()).toBe(200);
});
