import { randomBytes } from 'node:crypto';
import type { WritePlan } from './writer.ts';

/** A confirmed comment: this text stands under this id. */
export type WrittenComment = { id: string; mark: string };

/** A confirmed rating; of several by one member for one card the last one counts. */
export type GivenRating = { userId: number; card: string; rating: number };

export function writeComments(
  game: string,
  cards: readonly string[],
  written: WrittenComment[],
): WritePlan {
  let count = 0;
  return {
    next() {
      count += 1;
      const key = randomBytes(9).toString('hex');
      const card = cards[count % cards.length] ?? '';
      return {
        path: `/api/games/${game}/comments/card/${card}`,
        method: 'POST',
        key,
        body: { text: key },
      };
    },
    confirm({ key }, answer) {
      const { comment } = answer as { comment: { id: string } };
      written.push({ id: comment.id, mark: key });
    },
  };
}

/** Each writer has cards of its own, so that it knows which rating was its last. */
export function rateCards(
  { game, userId }: { game: string; userId: number },
  cards: readonly string[],
  given: GivenRating[],
): WritePlan {
  let count = 0;
  let pending: GivenRating = { userId, card: '', rating: 1 };
  return {
    next() {
      count += 1;
      const card = cards[count % cards.length] ?? '';
      pending = { userId, card, rating: 1 + (count % 5) };
      return {
        path: `/api/games/${game}/cards/${card}/rating`,
        method: 'PUT',
        key: randomBytes(9).toString('hex'),
        body: { rating: pending.rating },
      };
    },
    confirm: () => given.push(pending),
  };
}
