import type { Database } from '@deckframe/database/db';

const GAME = 'gundam';
/** A third of all cards is there; some of the others are wanted. */
const NTH = 3;

/** A collection with cards for trade and cards that are wanted. */
export async function fillCollection(db: Database, userId: number, shift = 0): Promise<void> {
  const shelf = { user_id: userId, gameid: GAME };
  const cards = await db
    .selectFrom('cards')
    .select('cardno')
    .where('gameid', '=', GAME)
    .where('published', '=', 1)
    .orderBy('cardno')
    .execute();
  const entries = cards.flatMap(({ cardno }, at) => {
    const place = at + shift;
    const isOwned = place % NTH === 0;
    const wanted = place % NTH === 1 && place % 7 === 0;
    if (!isOwned && !wanted) return [];
    const count = isOwned ? 1 + (place % 5) : 0;
    const marks = { trading: isOwned && place % 9 === 0, wanted, ignored: false, tag: '' };
    return [{ ...shelf, collection: 0, cardno, seq: 1, count, ...marks }];
  });
  await db
    .insertInto('collections')
    .values({ ...shelf, id: 0, name: 'Default Collection' })
    .execute();
  await db
    .insertInto('collection_states')
    .values({ ...shelf, seq: 1, entry_count: entries.length })
    .execute();
  const BATCH = 1000;
  for (let at = 0; at < entries.length; at += BATCH) {
    await db
      .insertInto('collection_entries')
      .values(entries.slice(at, at + BATCH))
      .execute();
  }
}
