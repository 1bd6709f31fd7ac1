import {
  COLLECTION_VISIBILITIES,
  type CollectionVisibility,
} from '@deckframe/contract/collection/collection';
import type { Database } from '@deckframe/database/db';
import { printUserId } from '@deckframe/domain/accounts/access/user-id';
import { printEntry } from '@deckframe/domain/collection/entries/documented-collection';
import {
  DEFAULT_COLLECTION_NAME,
  EMPTY_ENTRY,
  isEmptyEntry,
} from '@deckframe/domain/collection/entries/entry';
import {
  listEntries,
  type CollectionRow,
  type EntryRow,
  type OwnerRow,
  type Shelf,
} from './queries.ts';

export const DEFAULT_COLLECTION: CollectionRow = {
  id: 0,
  name: DEFAULT_COLLECTION_NAME,
  visibility: 0,
};

function toVisibility(stored: number): CollectionVisibility {
  return COLLECTION_VISIBILITIES[stored] ?? 'me';
}

export function fromVisibility(visibility: CollectionVisibility): number {
  return COLLECTION_VISIBILITIES.indexOf(visibility);
}

export function toCollectionInfo({ id, name, visibility }: CollectionRow) {
  return { id, name, visibility: toVisibility(visibility) };
}

/** Adds the default collection if it has no row. */
export function withDefault(rows: readonly CollectionRow[]): CollectionRow[] {
  return rows[0]?.id === 0 ? [...rows] : [DEFAULT_COLLECTION, ...rows];
}

/** Entries per statement, about 100 KB of JSON. */
const PAGE_SIZE = 2000;

/** Position before all entries. */
const START = { collection: -1, cardno: '' };

export type OwnReading = {
  owner: OwnerRow;
  game: string;
  seq: number;
  since: number | undefined;
  rows: readonly CollectionRow[];
};

/**
 * Streams the owner's collections. The change number was read before, so later changes are sent
 * again on the next request.
 */
export async function* printOwnCollection(
  db: Database,
  { owner, game, seq, since, rows }: OwnReading,
): AsyncGenerator<string> {
  const collections = withDefault(rows);
  const head = {
    seq,
    isWhole: since === undefined,
    isAsked: rows[0]?.id === 0,
    collections: collections.map(toCollectionInfo),
    username: owner.username,
  };
  yield `${JSON.stringify(head).slice(0, -1)},"collection":`;
  const pick = (entry: EntryRow) =>
    since === undefined && isEmptyEntry(entry) ? undefined : entry;
  const shelf = { userId: owner.id, game };
  yield* printCollections(collections, readEntries(db, shelf, since ?? 0), pick);
  yield '}';
}

/** Streams what others may see. */
export async function* printSharedCollection(
  db: Database,
  owner: OwnerRow,
  game: string,
  rows: readonly CollectionRow[],
): AsyncGenerator<string> {
  const collections = withDefault(rows).filter(
    ({ visibility }) => toVisibility(visibility) !== 'me',
  );
  const shared = new Map(collections.map((row) => [row.id, toVisibility(row.visibility)]));
  const head = { userId: printUserId(owner.id), username: owner.username };
  yield `${JSON.stringify(head).slice(0, -1)},"collection":`;
  const pick = (entry: EntryRow) => {
    const visibility = shared.get(entry.collection);
    if (visibility === undefined || isEmptyEntry(entry)) return undefined;
    return visibility === 'everyone' ? entry : toTrade(entry);
  };
  yield* printCollections(collections, readEntries(db, { userId: owner.id, game }, 0), pick);
  yield '}';
}

/** Yields entries after a change number. */
export async function* readEntries(
  db: Database,
  shelf: Shelf,
  since: number,
): AsyncGenerator<EntryRow[]> {
  let after = START;
  for (;;) {
    const page = await listEntries(db, shelf, { after, since, limit: PAGE_SIZE });
    yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_SIZE) return;
    after = { collection: last.collection, cardno: last.cardno };
  }
}

/** Hides untraded entries and the count of wanted ones. */
function toTrade(entry: EntryRow): EntryRow | undefined {
  if (!entry.trading && !entry.wanted) return undefined;
  const { collection, cardno, trading, wanted } = entry;
  return { ...EMPTY_ENTRY, collection, cardno, trading, wanted, count: trading ? entry.count : 0 };
}

async function* printCollections(
  collections: readonly CollectionRow[],
  pages: AsyncIterable<EntryRow[]>,
  pick: (entry: EntryRow) => EntryRow | undefined,
): AsyncGenerator<string> {
  const left = [...collections];
  let open: CollectionRow | undefined;
  let isFirst = true;
  yield '{';
  const turnTo = (id: number): string => {
    let text = '';
    while (open === undefined || open.id !== id) {
      const next = left.shift();
      // Entries of a newer collection wait for the next read.
      if (next === undefined) return text;
      text += `${open === undefined ? '' : '}},'}${JSON.stringify(next.name)}:`;
      text += `{"collectionName":${JSON.stringify(next.name)},"content":{`;
      open = next;
      isFirst = true;
    }
    return text;
  };
  for await (const page of pages) {
    let text = '';
    for (const row of page) {
      const entry = pick(row);
      if (entry === undefined) continue;
      text += turnTo(row.collection);
      if (open?.id !== row.collection) continue;
      const printed = JSON.stringify(printEntry(row.cardno, entry));
      text += `${isFirst ? '' : ','}${JSON.stringify(row.cardno)}:${printed}`;
      isFirst = false;
    }
    yield text;
  }
  yield `${turnTo(Number.POSITIVE_INFINITY)}${open === undefined ? '' : '}}'}}`;
}
