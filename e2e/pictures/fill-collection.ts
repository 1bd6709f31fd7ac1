import type { Database } from '@deckframe/database/db';

const GAME = 'gundam';
/** A third of all cards is there; some of the others are wanted. */
const NTH = 3;

/** A collection with cards for trade and cards that are wanted. */
export async function fillCollection(db: Database, userId: number, shift = 0): Promise<void> {
  const shelf = { user_id: userId, gameid: GAME };
  const cards = await db
    .selectFrom('cards')
    .select(['cardno', 'marketprice'])
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
    .values([
      { ...shelf, id: 0, name: 'Default Collection' },
      { ...shelf, id: 1, name: 'Trade binder' },
    ])
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
  if (shift === 0) await fillPrices(db, cards);
}

/** Days ago, and what a card cost then in parts of what it costs now. */
const PAST = [
  [80, 0.82],
  [50, 0.9],
  [30, 0.86],
  [10, 0.97],
  [0, 1],
] as const;

async function fillPrices(
  db: Database,
  cards: readonly { cardno: string; marketprice: number | null }[],
): Promise<void> {
  const today = Date.now();
  for (const [ago, part] of PAST) {
    const day = new Date(today - ago * 86_400_000).toISOString().slice(0, 10);
    const rows = cards.flatMap(({ cardno, marketprice }) =>
      marketprice === null
        ? []
        : [{ gameid: GAME, cardno, day, price: marketprice * part, source: 'demo prices' }],
    );
    for (let at = 0; at < rows.length; at += 1000) {
      await db
        .insertInto('card_prices')
        .values(rows.slice(at, at + 1000))
        .execute();
    }
  }
}
