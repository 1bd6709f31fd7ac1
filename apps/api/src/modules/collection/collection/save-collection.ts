import { ENTRIES_MAX, type CollectionSave } from '@deckframe/contract/collection/collection';
import { COLLECTION_MESSAGES } from '@deckframe/contract/messages';
import type { Database } from '@deckframe/database/db';
import { parseContent } from '@deckframe/domain/collection/entries/documented-collection';
import {
  isTagTooLong,
  EMPTY_ENTRY,
  isEmptyEntry,
  isSameEntry,
  type CollectionEntry,
} from '@deckframe/domain/collection/entries/entry';
import type { EntryChange } from '@deckframe/domain/collection/entries/entry-change';
import { AppError } from '../../../lib/app-error.ts';
import { isCheckFailed } from '../../../lib/database-faults.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import type { OpenCall } from '../../../lib/member-write.ts';
import { runAlone } from '../../../lib/transaction.ts';
import { readEntries } from './read-collection.ts';
import { countAdded, createNamed, requireSpace, toEntry } from './service.ts';
import {
  CHANGE_COLLECTION,
  type Shelf,
  listAsked,
  listCollections,
  takeNumber,
  upsertEntries,
} from './queries.ts';

export const CHANGES_LIMIT: DatabaseLimit = {
  name: 'collection-changes',
  max: 120,
  windowSeconds: 60,
};

type SentChanges = { collection: number; changes: readonly EntryChange[]; key: OpenCall['key'] };

type Outcome = { outcome: 'done'; answer: string } | { outcome: 'missing' | 'reused' };

/** Applies changes in order and returns the answer as JSON. */
export async function changeEntries(
  db: Database,
  shelf: Shelf,
  sent: SentChanges,
): Promise<string> {
  const [row] = await callChange(db, shelf, sent).catch((error: unknown) => {
    if (!isCheckFailed(error, 'collection_states_entry_count_check')) throw error;
    throw new AppError('COLLECTION_FULL', { limit: ENTRIES_MAX });
  });
  if (row?.outcome === 'done') return row.answer;
  throw new AppError(row?.outcome === 'reused' ? 'IDEMPOTENCY_KEY_REUSED' : 'COLLECTION_NOT_FOUND');
}

function callChange(
  db: Database,
  { userId, game }: Shelf,
  { collection, changes, key: { route, key, bodyHash } }: SentChanges,
): Promise<Outcome[]> {
  const fields = [
    changes.map(({ cardno }) => cardno),
    changes.map(({ from, to }) => (from === undefined || to === undefined ? null : to - from)),
    changes.map(({ trading }) => trading ?? null),
    changes.map(({ wanted }) => wanted ?? null),
    changes.map(({ ignored }) => ignored ?? null),
    changes.map(({ tag }) => (tag === undefined || isTagTooLong(tag) ? null : tag)),
  ];
  return runAlone<Outcome>(db, {
    name: 'change-collection',
    text: CHANGE_COLLECTION,
    values: [userId, game, collection, ...fields, route, key, bodyHash, COLLECTION_MESSAGES.saved],
  });
}

/** For saving whole collections. Single edits are sent as changes. */
export const SAVE_LIMIT: DatabaseLimit = { name: 'collection-save', max: 20, windowSeconds: 3600 };

const ROWS_A_STATEMENT = 5000;

export type Saved = { message: string; seq: number; unknown: string[] };

export async function saveCollections(
  db: Database,
  shelf: Shelf,
  { collection }: CollectionSave,
): Promise<Saved> {
  const { seq, entry_count: stored } = await takeNumber(db, shelf);
  const unknown: string[] = [];
  let total = stored;
  for (const sent of listSent(collection)) {
    if (sent.entries.size > ENTRIES_MAX)
      throw new AppError('COLLECTION_FULL', { limit: ENTRIES_MAX });
    const id = await requireNamed(db, shelf, sent.name);
    const { before, after, missing } = await compare(db, shelf, id, sent.entries);
    unknown.push(...missing);
    const added = countAdded(before, after);
    requireSpace(total, added);
    total += added;
    const changed = [...after].filter(
      ([cardno, entry]) => !isSameEntry(entry, before.get(cardno) ?? EMPTY_ENTRY),
    );
    for (let start = 0; start < changed.length; start += ROWS_A_STATEMENT) {
      const rows = changed.slice(start, start + ROWS_A_STATEMENT);
      const counted = { collection: id, seq, added: start === 0 ? added : 0 };
      await upsertEntries(db, shelf, counted, rows);
    }
  }
  return { message: COLLECTION_MESSAGES.saved, seq, unknown: [...new Set(unknown)] };
}

type Sent = { name: string; entries: Map<string, CollectionEntry> };

function listSent(collection: CollectionSave['collection']): Sent[] {
  const { collectionName: name, content } = collection;
  if (typeof name === 'string') return [{ name: name.trim(), entries: parseContent(content) }];
  return Object.entries(collection as Exclude<typeof collection, { collectionName: string }>).map(
    ([key, sent]) => ({ name: key.trim(), entries: parseContent(sent.content) }),
  );
}

async function requireNamed(db: Database, shelf: Shelf, name: string): Promise<number> {
  const rows = await listCollections(db, shelf);
  const found = rows.find((row) => row.name.toLowerCase() === name.toLowerCase());
  return found?.id ?? createNamed(db, shelf, rows, { name, visibility: 'everyone' });
}

async function compare(
  db: Database,
  shelf: Shelf,
  id: number,
  sent: ReadonlyMap<string, CollectionEntry>,
) {
  const before = new Map<string, CollectionEntry>();
  for await (const page of readEntries(db, shelf, 0)) {
    for (const row of page) {
      if (row.collection === id && !isEmptyEntry(row)) before.set(row.cardno, toEntry(row));
    }
  }
  const asked = await listAsked(db, shelf, id, [...sent.keys()]);
  const known = new Map(asked.map((row) => [row.asked, row.cardno]));
  const after = new Map([...before.keys()].map((cardno) => [cardno, EMPTY_ENTRY]));
  const missing: string[] = [];
  for (const [number, entry] of sent) {
    const cardno = known.get(number);
    if (cardno === undefined) missing.push(number);
    else after.set(cardno, entry);
  }
  return { before, after, missing };
}
