import type { Database } from '@deckframe/database/db';

/** Hidden cards have pictures too. */
export async function findImage(db: Database, game: string, cardno: string) {
  return db
    .selectFrom('cards')
    .select('image')
    .where('gameid', '=', game)
    .where('cardno', '=', cardno)
    .executeTakeFirst();
}
