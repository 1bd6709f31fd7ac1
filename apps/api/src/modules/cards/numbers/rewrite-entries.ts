import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import {
  type CollectionEntry,
  EMPTY_ENTRY,
  isEmptyEntry,
  mergeEntries,
} from '@deckframe/domain/collection/entries/entry';
import { type EntryRow, holdShelves, listEntries, writeEntries } from './queries.ts';
import { insertJournal, listJournal, markBack, type RunRow } from './run-queries.ts';

/** The collection entries of both numbers. */
type Before = { old: CollectionEntry; new: CollectionEntry };

type Pair = { user_id: UserId; collection: number } & Before & { seq: number };

/** Moves entries to the new number and merges both. */
export async function rewriteEntries(
  db: Database,
  run: RunRow,
  members: readonly string[],
): Promise<number> {
  const pairs = (await holdPairs(db, run, members)).filter((pair) => !isEmptyEntry(pair.old));
  const taken = await write(
    db,
    run,
    pairs.map((pair) => ({ ...pair, old: EMPTY_ENTRY, new: mergeEntries(pair.old, pair.new) })),
  );
  await insertJournal<Before>(
    db,
    run,
    'entry',
    pairs.map((pair) => ({
      row_key: keyOf(pair),
      user_id: pair.user_id,
      seen: taken.get(pair.user_id) ?? 0,
      before: { old: pair.old, new: pair.new },
    })),
  );
  return pairs.length;
}

/** Restores entries; unchanged ones exactly. */
export async function restoreEntries(
  db: Database,
  run: RunRow,
  members: readonly string[],
): Promise<number> {
  const pairs = await holdPairs(db, run, members);
  const journal = await listJournal<Before>(db, run, 'entry', pairs.map(keyOf));
  const back = pairs.flatMap((pair): Pair[] => {
    const entry = journal.get(keyOf(pair));
    if (entry?.before && entry.seen === pair.seq) return [{ ...pair, ...entry.before }];
    if (isEmptyEntry(pair.new)) return [];
    return [{ ...pair, old: mergeEntries(pair.new, pair.old), new: EMPTY_ENTRY }];
  });
  await markBack(db, run, 'entry', [...journal.keys()]);
  await write(db, run, back);
  return back.length;
}

/** Returns both entries per collection, locked. */
async function holdPairs(db: Database, run: RunRow, members: readonly string[]): Promise<Pair[]> {
  const { gameid, old_cardno, new_cardno } = run;
  await holdShelves(db, gameid, members);
  const rows = await listEntries(db, gameid, members, [old_cardno, new_cardno]);
  return [...Map.groupBy(rows, keyOf).values()].flatMap((both) => {
    const [first] = both;
    if (first === undefined) return [];
    const find = (number: string) => both.find(({ cardno }) => cardno === number);
    const moved = find(new_cardno);
    return {
      user_id: first.user_id,
      collection: first.collection,
      old: toEntry(find(old_cardno)),
      new: toEntry(moved),
      seq: moved?.seq ?? 0,
    };
  });
}

async function write(
  db: Database,
  { gameid, old_cardno, new_cardno }: RunRow,
  pairs: readonly Pair[],
): Promise<Map<number, number>> {
  if (pairs.length === 0) return new Map();
  const entries = pairs.flatMap((pair) => {
    const place = { user_id: pair.user_id, collection: pair.collection };
    return [
      { ...place, cardno: old_cardno, ...pair.old },
      { ...place, cardno: new_cardno, ...pair.new },
    ];
  });
  return writeEntries(db, gameid, entries);
}

const keyOf = ({ user_id, collection }: { user_id: UserId; collection: number }): string =>
  `${user_id}/${collection}`;

function toEntry(row: EntryRow | undefined): CollectionEntry {
  if (row === undefined) return EMPTY_ENTRY;
  const { count, trading, wanted, ignored, tag } = row;
  return { count, trading, wanted, ignored, tag };
}
