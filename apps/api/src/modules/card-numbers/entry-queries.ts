import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import type { CollectionEntry } from '@deckframe/domain/collection/entries/entry';
import { sql } from 'kysely';

export type EntryRow = CollectionEntry & {
  user_id: UserId;
  collection: number;
  cardno: string;
  seq: number;
};

/** Every other write of these shelves waits until the end. */
export async function holdShelves(
  db: Database,
  game: string,
  members: readonly string[],
): Promise<void> {
  await sql`select hold_shelves(${game}, ${members}::bigint[])`.execute(db);
}

export async function listEntries(
  db: Database,
  game: string,
  members: readonly string[],
  numbers: readonly string[],
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select user_id, collection, cardno, seq, count, trading, wanted, ignored, tag
    from collection_entries
    where gameid = ${game} and user_id = any(${members}::bigint[])
      and cardno = any(${numbers}::text[])
    order by user_id, collection, cardno`.execute(db);
  return rows;
}

/** Gives the number of change by member. */
export async function writeEntries(
  db: Database,
  game: string,
  entries: readonly Omit<EntryRow, 'seq'>[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ member: number; taken: number }>`
    select member, taken
    from write_renumbered_entries(${game}, ${JSON.stringify(entries)}::jsonb)`.execute(db);
  return new Map(rows.map(({ member, taken }) => [member, taken]));
}
