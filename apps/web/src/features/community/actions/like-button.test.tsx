import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPart } from '#testing/open-part.tsx';
import { receivedCalls, refuse } from '#testing/scripted-api.ts';
import { LikeButton } from './like-button.tsx';

const LIKE = '/api/games/gundam/decks/d1/like';

it('a like refused before the count was loaded is reverted', async () => {
  await refuse(`GET ${LIKE}`, 404, 'DECK_NOT_FOUND');
  await refuse(`PUT ${LIKE}`, 403, 'FORBIDDEN');
  await openPart(<LikeButton deckId="d1" knownCount={6} />);
  const like = page.getByRole('button', { name: 'Like, 6 so far' });
  await like.click();
  await expect.poll(async () => (await receivedCalls(`PUT ${LIKE}`)).length).toBe(1);
  await expect.element(like).toHaveAttribute('aria-pressed', 'false');
});
