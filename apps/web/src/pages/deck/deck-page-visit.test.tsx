import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { localStore } from '#lib/browser-storage.ts';
import { openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls, refuse } from '#testing/scripted-api.ts';
import { readRecentDecks, storeRecentDeck } from '#features/deck-lists/recent-decks.ts';
import { DeckPage } from './deck-page.tsx';

/** The page stands at no address here, so it asks for a deck without an id. */
const DECK = 'GET /api/games/gundam/decks/';
const VIEW = 'POST /api/games/gundam/decks/d1/views';

const deck = {
  id: 'd1',
  game: 'gundam',
  version: 1,
  name: 'Tempo',
  visibility: 'public',
  isPublic: true,
  isLocked: false,
  isStarter: false,
  isArchived: false,
  isFanMade: false,
  colors: [],
  archetype: '',
  series: null,
  selectedItems: [],
  customSeries: [],
  favoriteCard: '',
  favoriteCardLink: '',
  coverImage: null,
  cardCount: 0,
  completion: 0,
  isLegal: false,
  curve: [],
  visitorCount: 0,
  likeCount: 0,
  commentCount: 0,
  moderation: null,
  createdAt: '2026-11-15T12:00:00Z',
  modifiedDate: '2026-11-15T12:00:00Z',
  owner: {
    id: '8',
    username: 'Halcyon',
    avatar: null,
    selectedBadge: null,
    selectedAvatarBackground: null,
    level: 1,
  },
  decklistContent: '',
  content: [],
  considering: '',
  sidedeck: '',
  resourcedeck: '',
  notes: '',
  pictureHash: 'abc',
};

const fanMade = () =>
  page.getByText('This deck uses a custom series and contains fan-made content.');

it('deck page: tells the server of one view, and of nothing fan-made where there is none', async () => {
  await answer(DECK, 200, deck);
  await answer(VIEW, 204);
  await openPart(<DeckPage />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tempo' })).toBeVisible();
  await expect.poll(async () => (await receivedCalls(VIEW)).length).toBe(1);
  await expect.element(fanMade()).not.toBeInTheDocument();
  expect(readRecentDecks(localStore, 'gundam').map(({ id }) => id)).toContain('d1');
});

it('deck page: says so where a deck holds fan-made cards', async () => {
  await answer(DECK, 200, { ...deck, isFanMade: true, customSeries: ['Homebrew'] });
  await answer(VIEW, 204);
  await openPart(<DeckPage />);
  await expect.element(fanMade()).toBeVisible();
});

it('deck page: a deck that is gone is no recent deck any more, and counts no view', async () => {
  storeRecentDeck(localStore, 'gundam', { id: '', name: 'Gone', owner: '', coverImage: null });
  await refuse(DECK, 404, 'DECK_NOT_FOUND');
  await openPart(<DeckPage />);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect
    .poll(() => readRecentDecks(localStore, 'gundam').map(({ name }) => name))
    .not.toContain('Gone');
  expect(await receivedCalls(VIEW)).toEqual([]);
});
