import type { Database } from '@deckframe/database/db';

const GAME = 'gundam';

/** Days ago, and the price relative to today's. */
const PAST = [
  [80, 0.82],
  [50, 0.9],
  [30, 0.86],
  [10, 0.97],
  [0, 1],
] as const;

/** Creates price histories for the first game's cards. */
export async function fillPrices(db: Database): Promise<void> {
  const cards = await db
    .selectFrom('cards')
    .select(['cardno', 'marketprice'])
    .where('gameid', '=', GAME)
    .where('published', '=', 1)
    .execute();
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
