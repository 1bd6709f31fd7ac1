import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { foldUsername } from '@deckframe/domain/accounts/access/usernames';
import type { CollectionEntry } from '@deckframe/domain/collection/entries/entry';
import { sql } from 'kysely';
import { perGameStatement } from '../../../lib/per-game-statement.ts';

export type CollectionRow = { id: number; name: string; visibility: number };

export type EntryRow = CollectionEntry & { collection: number; cardno: string };

/** One member's collections in a game. */
export type Shelf = { userId: UserId; game: string };

export type StateRow = { seq: number; entry_count: number };

export async function findState(db: Database, { userId, game }: Shelf): Promise<StateRow> {
  const row = await db
    .selectFrom('collection_states')
    .select(['seq', 'entry_count'])
    .where('user_id', '=', userId)
    .where('gameid', '=', game)
    .executeTakeFirst();
  return row ?? { seq: 0, entry_count: 0 };
}

/** Takes the next change number and locks it until the write ends. */
export async function takeNumber(db: Database, { userId, game }: Shelf): Promise<StateRow> {
  const rows = await runStatement<StateRow>(db, {
    name: 'take-collection-number',
    text: `insert into collection_states as state (user_id, gameid, seq) values ($1, $2, 1)
      on conflict (user_id, gameid) do update set seq = state.seq + 1
      returning seq, entry_count`,
    values: [userId, game],
  });
  return rows[0] ?? { seq: 1, entry_count: 0 };
}

export async function listCollections(
  db: Database,
  { userId, game }: Shelf,
): Promise<CollectionRow[]> {
  return db
    .selectFrom('collections')
    .select(['id', 'name', 'visibility'])
    .where('user_id', '=', userId)
    .where('gameid', '=', game)
    .orderBy('id')
    .execute();
}

export async function insertCollection(
  db: Database,
  { userId, game }: Shelf,
  row: CollectionRow,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('collections')
    .values({ user_id: userId, gameid: game, ...row })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Never reuses an id, because other devices may know it. */
export async function takeCollectionId(db: Database, { userId, game }: Shelf): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update collection_states set last_collection = last_collection + 1
    where user_id = ${userId} and gameid = ${game}
    returning last_collection as id`.execute(db);
  return rows[0]?.id ?? 1;
}

export async function updateCollection(
  db: Database,
  { userId, game }: Shelf,
  { id, name, visibility }: CollectionRow,
): Promise<void> {
  await db
    .updateTable('collections')
    .set({ name, visibility })
    .where('user_id', '=', userId)
    .where('gameid', '=', game)
    .where('id', '=', id)
    .execute();
}

/** Deletes a collection with its entries. */
export async function deleteCollection(
  db: Database,
  { userId, game }: Shelf,
  id: number,
): Promise<void> {
  await sql`update collection_states set entry_count = entry_count - (
      select count(*) from collection_entries
      where user_id = ${userId} and gameid = ${game} and collection = ${id}
        and (count > 0 or wanted or ignored or tag <> '')
    ) where user_id = ${userId} and gameid = ${game}`.execute(db);
  await db
    .deleteFrom('collections')
    .where('user_id', '=', userId)
    .where('gameid', '=', game)
    .where('id', '=', id)
    .execute();
}

const ENTRY = 'collection, cardno, count, trading, wanted, ignored, tag';

const listEntriesOf = perGameStatement(
  'list-collection-entries',
  `select ${ENTRY} from collection_entries
    where user_id = $2 and gameid = $1 and (collection, cardno) > ($3, $4) and seq > $5
    order by collection, cardno limit $6`,
);

/** Returns entries sorted by collection and number, starting after `after`. */
export async function listEntries(
  db: Database,
  { userId, game }: Shelf,
  page: { after: { collection: number; cardno: string }; since: number; limit: number },
): Promise<EntryRow[]> {
  const { after, since, limit } = page;
  const values = [userId, after.collection, after.cardno, since, limit];
  return runStatement<EntryRow>(db, listEntriesOf(game, values));
}

export type AskedRow = {
  asked: string;
  cardno: string;
  is_stored: true | null;
} & (CollectionEntry | Record<keyof CollectionEntry, null>);

const listAskedOf = perGameStatement(
  'list-collection-asked',
  `select asked, known.cardno, entry.count, entry.trading, entry.wanted, entry.ignored, entry.tag,
      (select true from collections where user_id = $2 and gameid = $1 and id = $3) as is_stored
    from unnest($4::text[]) as asked
    cross join lateral (
      select cardno from cards where gameid = $1 and cardno = asked and published = 1
      union all
      select current_cardno from card_aliases where gameid = $1 and cardno = asked
      union all
      select cardno from collection_entries
      where user_id = $2 and gameid = $1 and collection = $3 and cardno = asked
      limit 1
    ) as known
    left join collection_entries as entry on entry.gameid = $1 and entry.user_id = $2
      and entry.collection = $3 and entry.cardno = known.cardno`,
);

/**
 * Returns stored entries. Former numbers are resolved; unknown ones are returned only if the member
 * has them.
 */
export async function listAsked(
  db: Database,
  { userId, game }: Shelf,
  collection: number,
  numbers: readonly string[],
): Promise<AskedRow[]> {
  return runStatement<AskedRow>(db, listAskedOf(game, [userId, collection, numbers]));
}

const upsertEntriesOf = perGameStatement(
  'upsert-collection-entries',
  `with counted as (
      update collection_states set entry_count = entry_count + $5::integer
      where user_id = $2 and gameid = $1 and $5::integer <> 0
    )
    insert into collection_entries
      (user_id, gameid, collection, seq, cardno, count, trading, wanted, ignored, tag)
    select $2::bigint, $1, $3::smallint, $4::bigint, entry.*
    from unnest($6::text[], $7::smallint[], $8::boolean[], $9::boolean[], $10::boolean[],
      $11::text[]) as entry
    on conflict (user_id, gameid, collection, cardno) do update set seq = excluded.seq,
      count = excluded.count, trading = excluded.trading, wanted = excluded.wanted,
      ignored = excluded.ignored, tag = excluded.tag`,
);

/** Upserts entries in one statement and raises the count by `added`. */
export async function upsertEntries(
  db: Database,
  { userId, game }: Shelf,
  { collection, seq, added }: { collection: number; seq: number; added: number },
  entries: readonly (readonly [string, CollectionEntry])[],
): Promise<void> {
  if (entries.length === 0) return;
  const of = <Field extends keyof CollectionEntry>(field: Field) =>
    entries.map(([, entry]) => entry[field]);
  const marks = [of('trading'), of('wanted'), of('ignored'), of('tag')];
  const columns = [entries.map(([cardno]) => cardno), of('count'), ...marks];
  await runStatement(db, upsertEntriesOf(game, [userId, collection, seq, added, ...columns]));
}

/** Locks a member's collections of a game, for example before a promise. */
export async function lockShelf(db: Database, { userId, game }: Shelf): Promise<void> {
  await sql`select from collection_states where user_id = ${userId} and gameid = ${game}
    for no key update`.execute(db);
}

/** Locks two shelves by member id. */
export async function lockShelves(
  db: Database,
  game: string,
  members: readonly UserId[],
): Promise<void> {
  for (const userId of members.toSorted((one, other) => one - other)) {
    await lockShelf(db, { userId, game });
  }
}

/** Returns the entries of these cards in all collections of the shelf. */
export async function listEntriesOfCards(
  db: Database,
  { userId, game }: Shelf,
  numbers: readonly string[],
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${sql.raw(ENTRY)} from collection_entries
    where user_id = ${userId} and gameid = ${game} and cardno = any(${numbers}::text[])
    order by collection, cardno`.execute(db);
  return rows;
}

export type OwnerRow = { id: UserId; username: string };

/** Returns an active member by id or name. */
export async function findOwner(
  db: Database,
  owner: { id: UserId } | { name: string },
): Promise<OwnerRow | undefined> {
  const isAsked =
    'id' in owner
      ? sql<boolean>`id = ${owner.id}`
      : sql<boolean>`username_key = ${foldUsername(owner.name)}`;
  const { rows } = await sql<OwnerRow>`
    select id, username from users where ${isAsked} and deleted_at is null`.execute(db);
  return rows[0];
}

export type ExportedRow = { place: { game: string; collection: number; cardno: string } } & {
  entry: unknown;
};

export async function listExported(
  db: Database,
  userId: UserId,
  after: ExportedRow['place'],
  limit: number,
): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select json_build_object('game', gameid, 'collection', collection, 'cardno', cardno) as place,
      to_jsonb(kept) - 'user_id' as entry
    from collection_entries as kept
    where user_id = ${userId}
      and (gameid, collection, cardno) > (${after.game}, ${after.collection}, ${after.cardno})
    order by gameid, collection, cardno limit ${limit}`.execute(db);
  return rows;
}

export async function deleteShelvesOf(db: Database, userId: UserId): Promise<void> {
  await db.deleteFrom('collections').where('user_id', '=', userId).execute();
  await db.deleteFrom('collection_states').where('user_id', '=', userId).execute();
}

export type ValueRow = { day: string; value: number };

/**
 * Computes a collection's value on some days. A card uses its last price change, the first one for
 * earlier days, and its current price without history. Reads only the needed history.
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

/** Source of a game's newest prices. */
export async function findPriceSource(
  db: Database,
  game: string,
): Promise<PriceSource | undefined> {
  const { rows } = await sql<PriceSource>`select source, day::text from card_prices
    where gameid = ${game} order by day desc limit 1`.execute(db);
  return rows[0];
}

/** Stores key, entries, number and answer in one call. */
export const CHANGE_COLLECTION = `select outcome, answer from change_collection(
  $1, $2, $3::smallint, $4::text[], $5::smallint[], $6::boolean[], $7::boolean[], $8::boolean[],
  $9::text[], $10, $11, $12, $13)`;
