import type { Database } from '@deckframe/database/db';
import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import { sql } from 'kysely';

export type PriceRow = {
  position: number;
  cardno: string | null;
  tcgplayer_id: string | null;
  marketprice: ColumnValue;
};

const DEFINITIONS = sql.raw(
  'position integer, cardno text, tcgplayer_id text, marketprice numeric(10, 2)',
);

export async function createPriceStaging(db: Database): Promise<void> {
  await sql`create temporary table price_rows (${DEFINITIONS}) on commit drop`.execute(db);
}

export async function insertPrices(db: Database, rows: readonly PriceRow[]): Promise<void> {
  await sql`insert into price_rows
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as staged(${DEFINITIONS})
  `.execute(db);
}

/** Counts rows without a card of the game. */
export async function countUnknownPrices(db: Database, game: string): Promise<number> {
  const { rows } = await sql<{ unknown: number }>`
    select count(*)::integer as unknown from price_rows
    where not exists (
      select from cards where gameid = ${game} and cards.cardno = price_rows.cardno
    ) and not exists (
      select from cards where gameid = ${game} and cards.tcgplayer_id = price_rows.tcgplayer_id
    )`.execute(db);
  return rows[0]?.unknown ?? 0;
}

/** The card number takes precedence; the last of several rows counts. */
export async function updateStagedPrices(
  db: Database,
  game: string,
  source: string,
): Promise<number> {
  const { rows } = await sql<{ cardno: string }>`
    with named as (
      select cards.cardno, price_rows.marketprice, price_rows.position
      from price_rows join cards on cards.gameid = ${game} and cards.cardno = price_rows.cardno
      union all
      select cards.cardno, price_rows.marketprice, price_rows.position
      from price_rows
      join cards on cards.gameid = ${game} and cards.tcgplayer_id = price_rows.tcgplayer_id
      where price_rows.cardno is null
    ), prices as (
      select distinct on (cardno) cardno, marketprice from named order by cardno, position desc
    ), before as (
      select cards.cardno, cards.marketprice, cards.updated_at
      from cards join prices using (cardno)
      where cards.gameid = ${game} and cards.marketprice is distinct from prices.marketprice
    ), first as (
      -- A card without a history begins with what it cost until now.
      insert into card_prices (gameid, cardno, day, price, source)
      select ${game}, cardno,
        least((updated_at at time zone 'utc')::date, (app_now() at time zone 'utc')::date - 1),
        marketprice, ${source}
      from before where marketprice is not null and not exists (
        select from card_prices as known
        where known.gameid = ${game} and known.cardno = before.cardno)
    ), history as (
      insert into card_prices (gameid, cardno, day, price, source)
      select ${game}, prices.cardno, (app_now() at time zone 'utc')::date, prices.marketprice, ${source}
      from prices join before using (cardno)
      on conflict (gameid, cardno, day)
        do update set price = excluded.price, source = excluded.source
    )
    update cards set marketprice = prices.marketprice, updated_at = app_now()
    from prices
    where cards.gameid = ${game} and cards.cardno = prices.cardno
      and cards.marketprice is distinct from prices.marketprice
    returning cards.cardno`.execute(db);
  return rows.length;
}
