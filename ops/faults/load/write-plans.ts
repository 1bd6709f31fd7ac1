import { randomBytes } from 'node:crypto';
import { createDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import type { Plan } from './plan.ts';

const SAVES_A_DECK = 5;
const makeMark = (): string => randomBytes(9).toString('hex');

/** Creates decks and saves each a few times. */
export function saveDecks(game: string, card: string): Plan {
  const path = `/api/games/${game}/decks`;
  let deck: { id: string; version: number } | undefined;
  let saves = 0;
  return {
    next() {
      const key = makeMark();
      saves += 1;
      const content = { decklistContent: `${1 + (saves % 4)} x ${card}`, notes: key };
      if (deck !== undefined && deck.version < SAVES_A_DECK) {
        const { id, version } = deck;
        return { method: 'PUT', path: `${path}/${id}`, key, version, body: content };
      }
      const id = createDeckId(Date.now(), randomBytes(10));
      return { method: 'POST', path, key, body: { id, visibility: 'public', ...content } };
    },
    promise({ key }, answer) {
      const { id, version } = answer as { id: string; version: number };
      deck = { id, version };
      return { kind: 'save', mark: key, deckId: id, version };
    },
  };
}

export function writeComments(game: string, cards: readonly string[]): Plan {
  let count = 0;
  return {
    next() {
      count += 1;
      const key = makeMark();
      const path = `/api/games/${game}/comments/card/${cards[count % cards.length]}`;
      return { method: 'POST', path, key, body: { text: key } };
    },
    promise({ key }, answer) {
      const { comment } = answer as { comment: { id: string } };
      return { kind: 'comment', mark: key, id: comment.id };
    },
  };
}

/** One writer per member, because it must know its last rating. */
export function rateCards(game: string, userId: number, cards: readonly string[]): Plan {
  let count = 0;
  let card = '';
  let rating = 1;
  return {
    next() {
      count += 1;
      card = cards[count % cards.length] ?? '';
      rating = 1 + (count % 5);
      const path = `/api/games/${game}/cards/${card}/rating`;
      return { method: 'PUT', path, key: makeMark(), body: { rating } };
    },
    promise: () => ({ kind: 'rating', userId, card, rating }),
  };
}
