import { DECK_VISIBILITY } from '@deckframe/domain/decks/deck/deck';
import type { Page } from '@playwright/test';
import { createDecks } from '../../community.ts';
import { createMember, expect, ownName, test } from '../../test.ts';
import { waitForShell } from '../../wait-for-shell.ts';

const NOTE = 'Using cached data due to network error';
const CARDS = '4 x GD01-001\n2 x GD01-015';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const note = (page: Page) => page.getByText(NOTE);

/** Creates a starter deck of another member and returns its name and address. */
async function addStarterDeck(database: Parameters<typeof createDecks>[0]) {
  const owner = await createMember(database);
  const name = ownName('Lantern Starter ');
  const [id = ''] = await createDecks(database, [{ userId: owner.id, name, cards: CARDS }]);
  await database
    .updateTable('decklists')
    .set({ isstarter: 1 })
    .where('user_id', '=', owner.id)
    .execute();
  return { name, id, address: `/v3/gundam/deck/${id}` };
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('CACHE-28 a starter deck that was opened before opens offline with its cards and a note', async ({
    page,
    context,
    database,
  }) => {
    const deck = await addStarterDeck(database);
    await page.goto(deck.address);
    await expect(title(page, deck.name)).toBeVisible();
    await expect(page.getByText('Starter deck', { exact: true })).toBeVisible();
    await waitForShell(page);
    await context.setOffline(true);
    await page.goto(deck.address);
    await expect(title(page, deck.name)).toBeVisible();
    await expect(note(page)).toBeVisible();
    await expect(page.getByText('6 cards · 2 unique')).toBeVisible();
    await expect(page.getByText('Failed to load deck')).toHaveCount(0);

    // The list of recent decks leads there too.
    await page.goto('/v3/gundam/decklists');
    await page.getByRole('link', { name: deck.name }).click();
    await expect(title(page, deck.name)).toBeVisible();
    await expect(note(page)).toBeVisible();

    await context.setOffline(false);
    await expect(note(page)).toHaveCount(0);
    await expect(title(page, deck.name)).toBeVisible();
  });
});

test('CACHE-28 if the API fails, a deck opened before is shown with a note; one that was withdrawn since is not', async ({
  page,
  context,
  database,
}) => {
  const deck = await addStarterDeck(database);
  await page.goto(deck.address);
  await expect(title(page, deck.name)).toBeVisible();
  await context.route('**/api/**', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' }),
  );
  await page.goto(deck.address);
  await expect(title(page, deck.name)).toBeVisible();
  await expect(note(page)).toBeVisible();
  await expect(page.getByText('6 cards · 2 unique')).toBeVisible();

  await context.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(note(page)).toHaveCount(0);

  // The owner makes it private, and this browser hears of it.
  await database
    .updateTable('decklists')
    .set({ visibility: DECK_VISIBILITY.private })
    .where('decklist_name', '=', deck.name)
    .execute();
  await page.goto(deck.address);
  await expect(title(page, 'Failed to load deck')).toBeVisible();
  await context.route('**/api/**', (route) => route.abort());
  await page.goto(deck.address);
  await expect(title(page, 'Failed to load deck')).toBeVisible();
  await expect(page.getByText(deck.name)).toHaveCount(0);
});
