import { createDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, forgetCalls, receivedCalls } from '#testing/scripted-api.ts';
import { DecksPage } from './decks-page.tsx';

const ADMIN = { ...MEMBER, id: '2', roles: ['Administrator'] };
const ID = createDeckId(1_700_000_000_000, new Uint8Array(10));
const LIST = 'GET /api/games/gundam/decks';
const DECK = `GET /api/games/gundam/decks/${ID}`;
const MARK = `PUT /api/admin/games/gundam/decks/${ID}/moderation`;

const deck = (change: object = {}) => ({
  id: ID,
  game: 'gundam',
  name: 'Root & Ruin',
  visibility: 'private',
  isLocked: false,
  isStarter: false,
  owner: { id: '9', username: 'Vesper' },
  ...change,
});
const open = (search: string) =>
  openPart(
    <main>
      <DecksPage />
    </main>,
    ADMIN,
    { path: '/admin/decks', address: `/admin/decks?search=${encodeURIComponent(search)}` },
  );
const button = (name: string) => page.getByRole('button', { name });

beforeEach(forgetCalls);

it('locks a deck found by its address and makes it a starter deck; each change keeps the other mark', async () => {
  await answer(DECK, 200, deck());
  await answer(MARK, 200, deck({ isLocked: true }));
  await answer(MARK, 200, deck({ isLocked: true, isStarter: true }));
  await answer(MARK, 200, deck({ isLocked: false, isStarter: true }));
  const { told } = await open(`https://cards.test/v3/gundam/deck/${ID}`);
  await button('Lock Root & Ruin').click();
  await expect.element(page.getByText('Locked', { exact: true })).toBeVisible();
  await button('Make Root & Ruin a starter deck').click();
  await expect.element(page.getByText('Starter deck', { exact: true })).toBeVisible();
  await expectNoBarriers();
  await button('Unlock Root & Ruin').click();
  await expect.element(button('Lock Root & Ruin')).toBeVisible();
  expect((await receivedCalls(MARK)).map(({ body }) => body)).toEqual([
    { isLocked: true, isStarter: false },
    { isLocked: true, isStarter: true },
    { isLocked: false, isStarter: true },
  ]);
  expect(told).toEqual([
    'success: "The deck is locked."',
    'success: "It is a starter deck now."',
    'success: "The deck is unlocked."',
  ]);
});

it('without a search, starter decks are listed; with a search, public decks of that name', async () => {
  await answer(LIST, 200, { decks: [deck({ isStarter: true })], newer: null, older: null });
  await answer(LIST, 200, { decks: [], newer: null, older: null });
  await open('');
  await expect.element(page.getByRole('heading', { name: 'Starter decks' })).toBeVisible();
  await page.getByRole('searchbox').fill('Nothing like it');
  await button('Find').click();
  await expect.element(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  expect(await receivedCalls(LIST)).toHaveLength(2);
});
