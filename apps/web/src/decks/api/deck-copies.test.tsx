import { expect, it } from 'vitest';
import { createApiClient } from '#lib/api-client.ts';
import { answer, refuse } from '#testing/scripted-api.ts';
import { deleteDeckCopies, readDeckOrCopy } from './deck-copies.ts';

const api = createApiClient({ onLocked: () => {}, onLapse: () => {} });
const read = (deckId: string) =>
  readDeckOrCopy(api, { game: 'gundam', deckId }, new AbortController().signal);
const listCopies = async () => {
  const stored = await (await caches.open('deckframe-decks-1')).keys();
  return stored.map(({ url }) => url.split('/').at(-1));
};

it('copies of the last 30 decks are stored, and deleted together', async () => {
  await deleteDeckCopies();
  for (let number = 1; number <= 32; number += 1) {
    const id = `d${number}`;
    await answer(`GET /api/games/gundam/decks/${id}`, 200, {
      id,
      visibility: number === 32 ? 'unlisted' : 'public',
      moderation: null,
    });
    expect(await read(id)).toMatchObject({ id, isCopy: false });
    await expect.poll(listCopies).toContain(id);
  }
  await expect.poll(async () => (await listCopies()).length).toBe(30);
  expect(await listCopies()).not.toContain('d2');
  expect(await listCopies()).toContain('d3');
  await deleteDeckCopies();
  expect(await listCopies()).toEqual([]);
});

it('a refusal by the API is not answered by a copy', async () => {
  const call = 'GET /api/games/gundam/decks/kept';
  await answer(call, 200, { id: 'kept', visibility: 'public', moderation: null });
  await read('kept');
  await expect.poll(listCopies).toContain('kept');
  for (const [status, code] of [
    [500, 'INTERNAL'],
    [503, 'OVERLOADED'],
    [404, 'DECK_NOT_FOUND'],
    [503, 'OVERLOADED'],
  ] as const) {
    await refuse(call, status, code);
  }
  // The first answer is still there once.
  await read('kept');
  await expect(read('kept')).rejects.toMatchObject({ code: 'INTERNAL' });
  expect(await read('kept')).toMatchObject({ isCopy: true });
  await expect(read('kept')).rejects.toMatchObject({ code: 'DECK_NOT_FOUND' });
  await expect.poll(listCopies).not.toContain('kept');
  await expect(read('kept')).rejects.toMatchObject({ code: 'OVERLOADED' });
});
