import type { Database } from '@deckframe/database/db';
import {
  rateCards,
  writeComments,
  type GivenRating,
  type WrittenComment,
} from './rate-and-comment.ts';
import { saveDecks, type SavedDeck } from './save-decks.ts';
import { createWriter, type Writer } from './writer.ts';

/** Everything that was confirmed to anybody. */
export type Writes = { saves: SavedDeck[]; comments: WrittenComment[]; ratings: GivenRating[] };

const CARDS = 40;

/** Five writers with one session: two save decks, two rate cards, one comments. */
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
