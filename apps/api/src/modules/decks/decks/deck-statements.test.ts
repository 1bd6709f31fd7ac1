import type { DeckAnswer } from '@deckframe/contract/decks/decks';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DECKS, type DeckScene, type Member, openDeckScene } from './testing/deck-scene.ts';

let scene: DeckScene;
let owner: Member;
let deck: DeckAnswer;
beforeAll(async () => {
  scene = await openDeckScene();
  owner = await scene.join();
  const body = { decklistContent: '4 x GD01-001', visibility: 'private' };
  deck = await scene.create(owner, body);
  // The first save after a start also fills caches.
  await save(1, body);
});
afterAll(() => scene.close());

const save = (version: number, body: Record<string, unknown>) =>
  scene.send('PUT', `${DECKS}/${deck.id}`, { body, version, as: owner });

/** Begin and commit, session, two limits, key and answer, and what the deck needs. */
const MOST_STATEMENTS = 15;

it('a save of a private deck needs few statements', async () => {
  const query = vi.spyOn(Client.prototype, 'query');
  const answer = await save(2, { decklistContent: '3 x GD01-001\n2 x GD01-002' });
  const sent = query.mock.calls.map(([first]) => {
    const text = typeof first === 'string' ? first : (first as unknown as { text?: string }).text;
    return text?.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
  });
  query.mockRestore();
  expect(answer.statusCode).toBe(200);
  expect(sent.length, sent.join('\n')).toBeGreaterThan(5);
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS);
});
