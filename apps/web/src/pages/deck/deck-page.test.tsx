import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPart } from '#testing/open-part.tsx';
import { answer, refuse } from '#testing/scripted-api.ts';
import { DeckPage } from './deck-page.tsx';

// The part stands at an address without an id.
const READ = 'GET /api/games/gundam/decks/';

it.each([
  [500, 'INTERNAL', 'Failed to get decklist'],
  [404, 'DECK_NOT_FOUND', 'Decklist not found'],
])('DECK-32 a deck that does not come is told: %s %s', async (status, code, text) => {
  await refuse(READ, status, code);
  await openPart(<DeckPage />);
  await expect.element(page.getByRole('heading', { name: 'Failed to load deck' })).toBeVisible();
  await expect.element(page.getByText(text)).toBeVisible();
});

it('DECK-32 an answer that cannot be read says what broke', async () => {
  await answer(READ, 200, '<html>');
  await openPart(<DeckPage />);
  await expect.element(page.getByText(/^Error loading deck: \w/)).toBeVisible();
});
