import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { readRecentDecks, storeRecentDeck } from '#features/decks/lists/recent-decks.ts';
import { localStore } from '#lib/browser-storage.ts';
import { expectNoBarriers, openPart } from '#testing/open-part.tsx';
import { answer, forgetCalls, receivedCalls, refuse } from '#testing/scripted-api.ts';
import { DeckPage } from './deck-page.tsx';
import { DECK } from './sample-deck.test-support.ts';

// A part at an address without id.
const READ = 'GET /api/games/gundam/decks/';
const VIEW = 'POST /api/games/gundam/decks/d1/views';
const FAN_MADE = 'This deck uses a custom series and contains fan-made content.';
const recentNames = () => readRecentDecks(localStore, 'gundam').map(({ name }) => name);
const title = () => page.getByRole('heading', { name: 'Tempo', level: 1 });

const BEACON = {
  cardno: 'GD09-001',
  name: 'Beacon Warden',
  image: null,
  color: 'Blue',
  categorydata: 'UNIT',
  cost: 3,
  originalid: 'GD09-001',
  series: 'GD09',
  mainalternate: true,
  marketprice: 0.5,
  published: true,
  created_at: '2026-01-01T00:00:00Z',
};

it('the first view has the cards that came with the deck, and asks the catalogue for none of them', async () => {
  const lines = [{ cardno: BEACON.cardno, quantity: 4 }];
  const decklistContent = `4 x ${BEACON.cardno}`;
  await answer(READ, 200, { ...DECK, content: lines, decklistContent, cards: [BEACON] });
  const said = new Set<string>();
  const look = () => said.add(document.body.textContent);
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
  await openPart(<DeckPage />);
  await expect.element(page.getByText('4 cards · 1 unique · $2.00')).toBeVisible();
  expect([...said].filter((text) => /Other cards|\$0\.00/.test(text))).toEqual([]);
});

it('DLIST-07 opening a deck counts one view', async () => {
  await answer(VIEW, 204);
  await answer(READ, 200, DECK);
  await openPart(<DeckPage />);
  await expect.element(title()).toBeVisible();
  await expect.poll(async () => (await receivedCalls(VIEW)).length).toBe(1);
  expect(recentNames()).toContain('Tempo');
});

it.each([true, false])('DECK-38 labels a deck as fan-made: %s', async (isFanMade) => {
  await answer(READ, 200, { ...DECK, isFanMade });
  await openPart(<DeckPage />);
  await expect.element(title()).toBeVisible();
  expect(page.getByText(FAN_MADE).elements()).toHaveLength(isFanMade ? 1 : 0);
});

it('C-36 the shared address can be imported', async () => {
  await answer(READ, 200, DECK);
  await openPart(<DeckPage />);
  await page.getByRole('button', { name: 'Share' }).first().click();
  const link = `${window.location.origin}/v3/gundam/decklists/d1`;
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => page.getByRole('dialog').element().innerHTML).toContain(link);
});

it.each([
  [500, 'INTERNAL', 'Failed to get decklist'],
  [404, 'DECK_NOT_FOUND', 'Decklist not found'],
])('DECK-32 a deck that fails to load shows why: %s %s', async (status, code, text) => {
  await refuse(READ, status, code);
  await openPart(<DeckPage />);
  await expect.element(page.getByRole('heading', { name: 'Failed to load deck' })).toBeVisible();
  await expect.element(page.getByText(text)).toBeVisible();
  expect(await receivedCalls(VIEW)).toEqual([]);
});

it.each([
  ['a public deck', 'Tempo', {}],
  ['a private deck', 'Failed to load deck', { visibility: 'private', isPublic: false }],
  [
    'a hidden deck',
    'Failed to load deck',
    { moderation: { at: '2026-05-02T10:00:00Z', reason: null } },
  ],
])('CACHE-28 without the API, %s that was opened before shows %s', async (_, shown, change) => {
  const isStored = async () => (await caches.match('/api/games/gundam/decks/')) !== undefined;
  const note = page.getByText('Using cached data due to network error');
  await answer(READ, 200, { ...DECK, ...change });
  const { screen } = await openPart(<DeckPage />);
  await expect.element(title()).toBeVisible();
  await expect.poll(isStored).toBe(shown === 'Tempo');
  await screen.unmount();
  await forgetCalls();
  await refuse(READ, 502, 'UNKNOWN');
  await openPart(<DeckPage />);
  await expect.element(page.getByRole('heading', { name: shown, level: 1 })).toBeVisible();
  expect(note.elements()).toHaveLength(shown === 'Tempo' ? 1 : 0);
});

it('a missing deck offers help instead of a retry', async () => {
  await refuse(READ, 404, 'DECK_NOT_FOUND');
  const { services } = await openPart(<DeckPage />);
  await expect.element(page.getByText(/It may be private or deleted/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'My decks' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Search' }).click();
  expect(services.openDialog.get()).toBe('palette');
  await expectNoBarriers();
});

it('a missing deck is removed from recent decks', async () => {
  storeRecentDeck(localStore, 'gundam', { id: '', name: 'Gone', owner: '', coverImage: null });
  expect(recentNames()).toContain('Gone');
  await refuse(READ, 404, 'DECK_NOT_FOUND');
  await openPart(<DeckPage />);
  await expect.poll(recentNames).not.toContain('Gone');
});

it('DECK-32 an invalid answer shows the error', async () => {
  await answer(READ, 200, '<html>');
  await openPart(<DeckPage />);
  await expect.element(page.getByText(/^Error loading deck: \w/)).toBeVisible();
});
