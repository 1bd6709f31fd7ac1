import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { OwnedOriginal } from '@deckframe/domain/collection/entries/free-copies';
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

/** What the member has of cards, in all printings of each: decks count them together. */
export async function listOwnedPrintings(
  db: Database,
  game: string,
  userId: UserId,
  numbers: readonly string[],
): Promise<OwnedOriginal[]> {
  const { rows } = await sql<OwnedOriginal>`
    with asked as (
      select unnest(${numbers}::text[]) as cardno
      union
      select printing.cardno from cards as named
      join cards as printing
        on printing.gameid = named.gameid and printing.originalid = named.originalid
      where named.gameid = ${game} and named.cardno = any(${numbers}::text[])
    )
    select entry.cardno, coalesce(card.originalid, entry.cardno) as originalid,
      sum(entry.count)::integer as count
    from asked
    join collection_entries as entry on entry.user_id = ${userId} and entry.gameid = ${game}
      and entry.cardno = asked.cardno and entry.count > 0
    left join cards as card on card.gameid = ${game} and card.cardno = entry.cardno
    group by 1, 2`.execute(db);
  return rows;
}

/** In other collections than the first. */
export async function countElsewhere(
  db: Database,
  game: string,
  userId: UserId,
): Promise<TradeCards> {
  const { rows } = await sql<CopiesRow>`
    select cardno, sum(count)::integer as copies from collection_entries
    where user_id = ${userId} and gameid = ${game} and collection > 0 and count > 0
    group by cardno`.execute(db);
  return toCards(rows);
}

/** What decks that are sleeved up hold, by original id; not `exceptDeck`. */
export async function countSleeved(
  db: Database,
  game: string,
  userId: UserId,
  exceptDeck: string | null = null,
): Promise<TradeCards> {
  const { rows } = await sql<CopiesRow>`
    select held.originalid as cardno, sum(held.quantity)::integer as copies
    from decklists as deck
    join deck_cards as held on held.gameid = deck.gameid and held.deck_id = deck.id
      and held.zone in (0, 2, 3)
    where deck.gameid = ${game} and deck.user_id = ${userId} and deck.is_sleeved
      and deck.deleted_at is null and deck.id is distinct from ${exceptDeck}::uuid
    group by held.originalid`.execute(db);
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
