import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import type { Shelf } from './collection/queries.ts';

export type ValueRow = { day: string; value: number };

/**
 * What the copies of a shelf cost on some days, the last of them today: a card costs what its last
 * change up to a day says, before the first one what that says, and without a history what it costs now.
 * Of the history only what lies within the days is read, and for each card the one change before them.
 */
export async function listValues(
  db: Database,
  { userId, game }: Shelf,
  { days, points }: { days: number; points: number },
): Promise<ValueRow[]> {
  const { rows } = await sql<ValueRow>`
    with span as (
      select today, today - ${days}::integer as first_day
      from (values ((app_now() at time zone 'utc')::date)) as clock(today)
    ), owned as materialized (
      select entry.cardno, sum(entry.count) as count,
        max(card.marketprice) as now
      from collection_entries as entry
      join cards as card on card.gameid = ${game} and card.cardno = entry.cardno
      where entry.user_id = ${userId} and entry.gameid = ${game} and entry.count > 0
      group by entry.cardno
    ), begun as materialized (
      select owned.*, known.price
      from owned cross join span
      left join lateral (
        select coalesce(price, 0) as price from card_prices
        where gameid = ${game} and cardno = owned.cardno and day <= first_day
        order by day desc limit 1
      ) as known on true
    ), changed as materialized (
      select begun.cardno, begun.count, change.day,
        coalesce(change.price, 0) as price,
        lag(coalesce(change.price, 0), 1, begun.price)
          over (partition by begun.cardno order by change.day) as price_before
      from span cross join begun
      join card_prices as change on change.gameid = ${game} and change.cardno = begun.cardno
        and change.day > first_day and change.day <= today
    ), moved as (
      select day, sum(count * (price - coalesce(price_before, price))) as by from changed group by day
    ), started as (
      select sum(begun.count * coalesce(begun.price, early.price, begun.now, 0)) as value
      from begun left join (
        select cardno, price from changed where price_before is null
      ) as early on early.cardno = begun.cardno
    )
    select at.day::text, (coalesce(started.value, 0)
      + coalesce((select sum(moved.by) from moved where moved.day <= at.day), 0)
    )::double precision as value
    from started cross join (
      select today - (${days}::integer * step / (${points}::integer - 1)) as day
      from span cross join generate_series(0, ${points}::integer - 1) as step
    ) as at
    order by at.day`.execute(db);
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
