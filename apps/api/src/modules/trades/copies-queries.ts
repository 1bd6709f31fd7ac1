import type { UserId } from '@deckframe/domain/access/user-id';
import type { TradeCards } from '@deckframe/domain/trade/trade-terms';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

type CopiesRow = { cardno: string; copies: number };

const toCards = (rows: readonly CopiesRow[]): TradeCards =>
  Object.fromEntries(rows.map(({ cardno, copies }) => [cardno, copies]));

/** Over all collections of the member. */
export async function countOwned(
  db: Database,
  game: string,
  userId: UserId,
  numbers: readonly string[],
): Promise<TradeCards> {
  const { rows } = await sql<CopiesRow>`
    select cardno, sum(count)::integer as copies from collection_entries
    where user_id = ${userId} and gameid = ${game} and cardno = any(${numbers}::text[])
    group by cardno`.execute(db);
  return toCards(rows);
}

/** What the member offers to others: for trade, in collections that are not for them alone. */
export async function countOffered(
  db: Database,
  game: string,
  userId: UserId,
  numbers: readonly string[],
): Promise<TradeCards> {
  const { rows } = await sql<CopiesRow>`
    select cardno, sum(count)::integer as copies
    from collection_entries as entry
    join collections on collections.user_id = entry.user_id and collections.gameid = entry.gameid
      and collections.id = entry.collection and collections.visibility < 2
    where entry.user_id = ${userId} and entry.gameid = ${game} and entry.trading
      and cardno = any(${numbers}::text[])
    group by cardno`.execute(db);
  return toCards(rows);
}

/** Whether everybody may see every collection of the member. */
export async function showsAll(db: Database, game: string, userId: UserId): Promise<boolean> {
  const { rows } = await sql<{ hides: boolean }>`
    select exists (
      select from collections where user_id = ${userId} and gameid = ${game} and visibility > 0
    ) as hides`.execute(db);
  return rows[0]?.hides === false;
}
