import { randomBytes } from 'node:crypto';
import { createDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import type { WritePlan } from './writer.ts';

/** A confirmed save: this mark is in this version of this deck. */
export type SavedDeck = { deckId: string; version: number; mark: string };

const SAVES_A_DECK = 5;

/** Makes decks and saves each a few times. */
export function saveDecks(game: string, card: string, saved: SavedDeck[]): WritePlan {
  const decks = `/api/games/${game}/decks`;
  let deck: { id: string; version: number } | undefined;
  let saves = 0;
  return {
    next() {
      const key = randomBytes(9).toString('hex');
      saves += 1;
      const content = { decklistContent: `${1 + (saves % 4)} x ${card}`, notes: key };
      if (deck === undefined || deck.version >= SAVES_A_DECK) {
        const id = createDeckId(Date.now(), randomBytes(10));
        return { path: decks, method: 'POST', key, body: { id, visibility: 'public', ...content } };
      }
      const { id, version } = deck;
      return { path: `${decks}/${id}`, method: 'PUT', version, key, body: content };
    },
    confirm({ key }, answer) {
      const { id, version } = answer as { id: string; version: number };
      saved.push({ deckId: id, version, mark: key });
      deck = { id, version };
    },
  };
}
