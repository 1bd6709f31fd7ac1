import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import type { Shelf } from './queries.ts';

export type ValueRow = { day: string; value: number };

/**
 * What the copies of a shelf cost on some days, the last of them today: a card costs what its last
 * change up to a day says, before the first one what that says, and without a history what it costs now.
 */
export async function listValues(
  db: Database,
  { userId, game }: Shelf,
  { days, points }: { days: number; points: number },
): Promise<ValueRow[]> {
  const { rows } = await sql<ValueRow>`
    with owned as materialized (
      select entry.cardno, sum(entry.count) as count, max(card.marketprice) as now
      from collection_entries as entry
      join cards as card on card.gameid = ${game} and card.cardno = entry.cardno
      where entry.user_id = ${userId} and entry.gameid = ${game} and entry.count > 0
      group by entry.cardno
    ), at as (
      select (app_now() at time zone 'utc')::date
        - (${days}::integer * step / (${points}::integer - 1)) as day
      from generate_series(0, ${points}::integer - 1) as step
    ), changed as materialized (
      select owned.cardno, owned.count, owned.now, price.day, price.price
      from owned join card_prices as price
        on price.gameid = ${game} and price.cardno = owned.cardno
    )
    select at.day::text, (
      (select coalesce(sum(count * now), 0) from owned) + coalesce((
        select sum(past.count * (coalesce(past.price, 0) - coalesce(past.now, 0))) from (
          select distinct on (cardno) cardno, count, now, price from changed
          order by cardno, (day <= at.day) desc, abs(day - at.day)
        ) as past), 0)
    )::double precision as value
    from at order by at.day`.execute(db);
  return rows;
}

export type PriceSource = { source: string; day: string };

/** Where the newest price of a game comes from. */
export async function findPriceSource(
  db: Database,
  game: string,
): Promise<PriceSource | undefined> {
  const { rows } = await sql<PriceSource>`select source, day::text from card_prices
    where gameid = ${game} order by day desc limit 1`.execute(db);
  return rows[0];
}
