import { randomBytes } from 'node:crypto';
import type { Database } from '@deckframe/database/db';
import { createDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { createWriter, type WritePlan, type Writer } from './writer.ts';

/** A confirmed save: this version of the deck has this mark. */
export type SavedDeck = { deckId: string; version: number; mark: string };

/** A confirmed comment with its id and text. */
export type WrittenComment = { id: string; mark: string };

/** A confirmed rating. If a member rates a card several times, the last one counts. */
export type GivenRating = { userId: number; card: string; rating: number };

/** All confirmed writes. */
export type Writes = { saves: SavedDeck[]; comments: WrittenComment[]; ratings: GivenRating[] };

const CARDS = 40;
const SAVES_A_DECK = 5;

/** Five writers share a session: two save decks, two rate cards, one comments. */
export async function joinMember(
  db: Database,
  { id, cookie }: { id: number; cookie: string },
  writes: Writes,
): Promise<Writer[]> {
  const { gameid: game } = await db
    .selectFrom('games')
    .select('gameid')
    .orderBy('gameid')
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('cards')
    .select('cardno')
    .where('gameid', '=', game)
    .where('published', '=', 1)
    .whereRef('cardno', '=', 'originalid')
    .orderBy('cardno')
    .limit(CARDS)
    .execute();
  const cards = rows.map(({ cardno }) => cardno);
  const [first = ''] = cards;
  const half = cards.length / 2;
  const rater = { game, userId: id };
  return [
    saveDecks(game, first, writes.saves),
    saveDecks(game, first, writes.saves),
    rateCards(rater, cards.slice(0, half), writes.ratings),
    rateCards(rater, cards.slice(half), writes.ratings),
    writeComments(game, cards, writes.comments),
  ].map((plan) => createWriter(cookie, plan, () => db.deleteFrom('rate_limits').execute()));
}

/** Creates decks and saves each a few times. */
function saveDecks(game: string, card: string, saved: SavedDeck[]): WritePlan {
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

function writeComments(
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

/** Each writer has its own cards, so that it knows its last rating. */
function rateCards(
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
