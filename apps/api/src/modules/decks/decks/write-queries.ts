import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import type { DB } from '@deckframe/database/schema';
import { PAID_DECK_CARDS } from '@deckframe/domain/rewards/exp/exp-award';
import { type Insertable, sql } from 'kysely';

/** Columns written by a save. */
export type DeckColumns = Pick<
  Insertable<DB['decklists']>,
  | 'decklist_name'
  | 'name_key'
  | 'decklist_content'
  | 'considering'
  | 'sidedeck'
  | 'resourcedeck'
  | 'visibility'
  | 'favoritecard'
  | 'favoritecardlink'
  | 'colors'
  | 'archetype'
  | 'selecteditems'
  | 'energy'
  | 'notes'
  | 'customseries'
  | 'series'
  | 'card_count'
  | 'completion'
  | 'is_legal'
  | 'verdict'
  | 'judged_rules'
  | 'cover_image'
  | 'curve'
  | 'picture_hash'
>;

export type DeckKey = { gameid: string; id: string };

export async function insertDeck(
  db: Database,
  key: DeckKey,
  userId: UserId,
  columns: DeckColumns,
): Promise<boolean> {
  const result = await db
    .insertInto('decklists')
    .values({ ...key, user_id: userId, ...columns })
    .onConflict((conflict) => conflict.columns(['gameid', 'id']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Updates the deck, which the caller has locked. Returns the new version. */
export async function updateDeck(
  db: Database,
  key: DeckKey,
  columns: DeckColumns,
): Promise<number> {
  const row = await db
    .updateTable('decklists')
    .set({ ...columns, version: sql`version + 1`, modified_date: sql<Date>`app_now()` })
    .where('gameid', '=', key.gameid)
    .where('id', '=', key.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

export type RevisionFacts = { version: number; userId: UserId; restoredFrom: number | null };

/** Stores a copy of the deck. Returns whether an earlier version had enough cards to be paid. */
export async function insertRevision(
  db: Database,
  key: DeckKey,
  facts: RevisionFacts,
): Promise<boolean> {
  const { rows } = await sql<{ was_full: boolean }>`
    with earlier as (
      select exists (
        select from deck_revisions
        where gameid = ${key.gameid} and deck_id = ${key.id} and card_count >= ${PAID_DECK_CARDS}
      ) as was_full
    )
    insert into deck_revisions (gameid, deck_id, version, user_id, decklist_name,
      decklist_content, considering, sidedeck, resourcedeck, visibility, favoritecard,
      favoritecardlink, archetype, selecteditems, energy, notes, customseries, card_count,
      restored_from)
    select gameid, id, version, ${facts.userId}, decklist_name, decklist_content, considering,
      sidedeck, resourcedeck, visibility, favoritecard, favoritecardlink, archetype, selecteditems,
      energy, notes, customseries, card_count, ${facts.restoredFrom}::integer
    from decklists
    where gameid = ${key.gameid} and id = ${key.id} and version = ${facts.version}
    returning (select was_full from earlier)`.execute(db);
  return rows[0]?.was_full ?? false;
}

export type HeldCard = { originalid: string; zone: number; quantity: number };

/** Replaces all cards. The count makes PostgreSQL delete before it inserts. */
export async function replaceDeckCards(
  db: Database,
  key: DeckKey,
  cards: readonly HeldCard[],
): Promise<void> {
  await sql`with gone as (
      delete from deck_cards where gameid = ${key.gameid} and deck_id = ${key.id} returning true
    )
    insert into deck_cards (gameid, deck_id, originalid, zone, quantity)
    select ${key.gameid}, ${key.id}::uuid, held.originalid, held.zone, held.quantity
    from (select count(*) from gone) as deleted,
      unnest(
        ${cards.map((card) => card.originalid)}::text[],
        ${cards.map((card) => card.zone)}::smallint[],
        ${cards.map((card) => card.quantity)}::smallint[]
      ) as held (originalid, zone, quantity)`.execute(db);
}

/** Deletes decks and revisions some days after their owners deleted them. */
export async function deleteOldDecks(
  db: Database,
  game: string,
  { days, limit }: { days: number; limit: number },
): Promise<void> {
  await sql`delete from decklists where gameid = ${game} and id in (
    select id from decklists
    where gameid = ${game}
      and deleted_at < app_now() - make_interval(days => ${days}::integer)
    limit ${limit}
  )`.execute(db);
}
