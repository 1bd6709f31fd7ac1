import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { DeckCard } from '#features/decks/lists/deck-card.tsx';
import { usePublicDecks } from '#features/decks/lists/use-deck-page.ts';
import { MEMBER, openPart } from '#testing/open-part.tsx';
import { answer } from '#testing/scripted-api.ts';
import { DeckPage } from './deck-page.tsx';
import { DECK } from './sample-deck.test-support.ts';

const DECKS = '/api/games/gundam/decks';
const COMMENTS = '/api/games/gundam/comments/deck/d1';

/** A cached list from before the deck was opened, as after going back. */
function HeldList() {
  const { data } = usePublicDecks({});
  return data?.decks.map((deck) => <DeckCard key={deck.id} deck={deck} />);
}

const listed = () => page.getByRole('article').element().textContent;

it('a like and a comment count at once on the page and in loaded lists', async () => {
  const liked = { ...DECK, likeCount: 1 };
  await answer(`GET ${DECKS}`, 200, { decks: [DECK], after: null, before: null });
  for (const deck of [DECK, liked, { ...liked, commentCount: 1 }]) {
    await answer(`GET ${DECKS}/d1`, 200, deck);
  }
  await answer(`GET ${DECKS}/d1/like`, 200, { liked: false, likeCount: 0 });
  await answer(`PUT ${DECKS}/d1/like`, 200, { liked: true, likeCount: 1, exp: [] });
  await answer(`GET ${COMMENTS}`, 200, { comments: [], older: null, locked: false });
  await answer(`POST ${COMMENTS}`, 201, { exp: [] });
  const part = (
    <>
      <HeldList />
      <DeckPage />
    </>
  );
  await openPart(part, MEMBER, { path: '/deck/$deckId', address: '/deck/d1' });
  await expect.poll(listed).toContain('Likes0Comments0');
  await expect.element(page.getByText('0 likes')).toBeVisible();

  await page.getByRole('button', { name: 'Like, 0 so far' }).click();
  await expect.element(page.getByRole('button', { name: 'Like, 1 so far' })).toBeVisible();
  await expect.element(page.getByText('1 like', { exact: true })).toBeVisible();
  await expect.poll(listed).toContain('Likes1Comments0');

  await page.getByRole('textbox', { name: 'Your comment' }).fill('Well met.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect.element(page.getByText('1 comment', { exact: true })).toBeVisible();
  await expect.poll(listed).toContain('Likes1Comments1');
});
