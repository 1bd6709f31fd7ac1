import {
  COLLECTIONS_MAX,
  ENTRIES_MAX,
  type CollectionVisibility,
} from '@deckframe/contract/collection/collection';
import type { Database } from '@deckframe/database/db';
import {
  parseUserId,
  USER_ID_FORMAT,
  type UserId,
} from '@deckframe/domain/accounts/access/user-id';
import {
  EMPTY_ENTRY,
  isEmptyEntry,
  isSameEntry,
  type CollectionEntry,
} from '@deckframe/domain/collection/entries/entry';
import { applyChanges } from '@deckframe/domain/collection/entries/entry-change';
import {
  planHandOver,
  type HandOverChange,
} from '@deckframe/domain/collection/trades/plan-hand-over';
import type { TradeSide } from '@deckframe/domain/collection/trades/trade-state';
import type { TradeTerms } from '@deckframe/domain/collection/trades/trade-terms';
import { readInPages, tablePart, type AccountPart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import {
  withDefault,
  DEFAULT_COLLECTION,
  fromVisibility,
  toCollectionInfo,
  readEntries,
} from './read-collection.ts';
import {
  listCollections,
  deleteCollection,
  deleteShelvesOf,
  findOwner,
  insertCollection,
  listEntriesOfCards,
  listExported,
  takeCollectionId,
  takeNumber,
  updateCollection,
  upsertEntries,
  type EntryRow,
  type Shelf,
  type CollectionRow,
  type ExportedRow,
  type OwnerRow,
  type StateRow,
} from './queries.ts';

export { lockShelf, lockShelves } from './queries.ts';

const HEADINGS = 'Collection,Card Number,Count,Trading,Wanted,Ignored,Tag\r\n';
/** Cell prefixes that a spreadsheet runs as formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Streams all owned cards as CSV. */
export async function* exportCsv(db: Database, shelf: Shelf): AsyncGenerator<string> {
  const rows = withDefault(await listCollections(db, shelf));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  yield HEADINGS;
  for await (const page of readEntries(db, shelf, 0)) {
    yield page.map((entry) => printLine(names.get(entry.collection), entry)).join('');
  }
}

function printLine(name: string | undefined, entry: EntryRow): string {
  const { cardno, count, trading, wanted, ignored, tag } = entry;
  if (name === undefined || (count === 0 && !wanted && !ignored && tag === '')) return '';
  const marks = [trading, wanted, ignored].map((mark) => (mark ? '1' : '0'));
  return `${[quote(name), quote(cardno), String(count), ...marks, quote(tag)].join(',')}\r\n`;
}

function quote(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

type StoredFields = CollectionEntry | Record<keyof CollectionEntry, null>;

export const COLLECTIONS_LIMIT: DatabaseLimit = { name: 'collections', max: 60, windowSeconds: 60 };

export async function getOwner(
  db: Database,
  owner: { id: UserId } | { name: string },
): Promise<OwnerRow> {
  const found = (await findOwner(db, owner)) ?? (await findById(db, owner));
  if (found === undefined) throw new AppError('USER_NOT_FOUND');
  return found;
}

/** An address may contain a member id. */
async function findById(
  db: Database,
  owner: { id: UserId } | { name: string },
): Promise<OwnerRow | undefined> {
  if ('id' in owner || !USER_ID_FORMAT.test(owner.name)) return undefined;
  return findOwner(db, { id: parseUserId(owner.name) });
}

export type CollectionsState = { seq: number; collections: ReturnType<typeof toCollectionInfo>[] };

export async function createCollection(
  db: Database,
  shelf: Shelf,
  {
    name,
    visibility = 'everyone',
  }: { name: string; visibility?: CollectionVisibility | undefined },
): Promise<CollectionsState> {
  const { seq } = await takeNumber(db, shelf);
  await requireCollection(db, shelf, DEFAULT_COLLECTION.id);
  const rows = await listCollections(db, shelf);
  await createNamed(db, shelf, rows, { name: name.trim(), visibility });
  return readState(db, shelf, seq);
}

/** Returns the new id. `rows` are the existing collections. */
export async function createNamed(
  db: Database,
  shelf: Shelf,
  rows: readonly CollectionRow[],
  { name, visibility }: { name: string; visibility: CollectionVisibility },
): Promise<number> {
  if (name === DEFAULT_COLLECTION.name && rows[0]?.id !== DEFAULT_COLLECTION.id) {
    return (await requireCollection(db, shelf, DEFAULT_COLLECTION.id)).id;
  }
  if (rows.length >= COLLECTIONS_MAX) {
    throw new AppError('COLLECTION_LIMIT', { limit: COLLECTIONS_MAX });
  }
  const id = await takeCollectionId(db, shelf);
  const row = { id, name, visibility: fromVisibility(visibility) };
  if (!(await insertCollection(db, shelf, row))) throw new AppError('COLLECTION_NAME_TAKEN');
  return id;
}

/** The first collection keeps its name. */
export async function changeCollection(
  db: Database,
  shelf: Shelf,
  id: number,
  change: { name?: string | undefined; visibility?: CollectionVisibility | undefined },
): Promise<CollectionsState> {
  const { seq } = await takeNumber(db, shelf);
  const row = await requireCollection(db, shelf, id);
  const name = change.name?.trim() ?? row.name;
  if (id === DEFAULT_COLLECTION.id && name !== row.name) throw new AppError('COLLECTION_FIXED');
  const others = (await listCollections(db, shelf)).filter((other) => other.id !== id);
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
    throw new AppError('COLLECTION_NAME_TAKEN');
  }
  const { visibility } = change;
  const stored = visibility === undefined ? row.visibility : fromVisibility(visibility);
  await updateCollection(db, shelf, { id, name, visibility: stored });
  return readState(db, shelf, seq);
}

export async function removeCollection(
  db: Database,
  shelf: Shelf,
  id: number,
): Promise<CollectionsState> {
  if (id === DEFAULT_COLLECTION.id) throw new AppError('COLLECTION_FIXED');
  const { seq } = await takeNumber(db, shelf);
  await requireCollection(db, shelf, id);
  await deleteCollection(db, shelf, id);
  return readState(db, shelf, seq);
}

async function readState(db: Database, shelf: Shelf, seq: number): Promise<CollectionsState> {
  const rows = withDefault(await listCollections(db, shelf));
  return { seq, collections: rows.map(toCollectionInfo) };
}

/** Creates the first collection's row when needed. */
async function requireCollection(db: Database, shelf: Shelf, id: number): Promise<CollectionRow> {
  const row = (await listCollections(db, shelf)).find((other) => other.id === id);
  if (row !== undefined) return row;
  if (id !== DEFAULT_COLLECTION.id) throw new AppError('COLLECTION_NOT_FOUND');
  await insertCollection(db, shelf, DEFAULT_COLLECTION);
  return DEFAULT_COLLECTION;
}

/** Refuses too many entries. */
export function requireSpace(stored: number, added: number): void {
  if (stored + added > ENTRIES_MAX) throw new AppError('COLLECTION_FULL', { limit: ENTRIES_MAX });
}

export function countAdded(
  before: ReadonlyMap<string, CollectionEntry>,
  after: ReadonlyMap<string, CollectionEntry>,
): number {
  const count = (entries: ReadonlyMap<string, CollectionEntry>): number =>
    [...entries.values()].filter((entry) => !isEmptyEntry(entry)).length;
  return count(after) - count(before);
}

export function toEntry({ count, trading, wanted, ignored, tag }: StoredFields): CollectionEntry {
  return count === null ? EMPTY_ENTRY : { count, trading, wanted, ignored, tag };
}

const SIDES = ['proposer', 'partner'] as const;

/**
 * Moves traded copies in both collections or none. Locks by member id, so that concurrent trades do
 * not deadlock.
 */
export async function handOver(
  db: Database,
  game: string,
  traders: Readonly<Record<TradeSide, UserId>>,
  terms: TradeTerms,
): Promise<Moved> {
  const numbers = [...Object.keys(terms.proposer), ...Object.keys(terms.partner)];
  const states = new Map<TradeSide, StateRow>();
  for (const side of SIDES.toSorted((one, two) => traders[one] - traders[two])) {
    states.set(side, await takeNumber(db, { userId: traders[side], game }));
  }
  const owned = {
    proposer: await listEntriesOfCards(db, { userId: traders.proposer, game }, numbers),
    partner: await listEntriesOfCards(db, { userId: traders.partner, game }, numbers),
  };
  const plan = planHandOver(owned, terms);
  if ('short' in plan) throw new AppError('TRADE_SHORT', { cards: plan.short.join(', ') });
  if ('full' in plan) throw new AppError('TRADE_FULL', { cards: plan.full.join(', ') });
  const moved: Record<TradeSide, Record<string, number>> = { proposer: {}, partner: {} };
  for (const [side, state] of states) {
    const { [side]: before } = owned;
    const changes = plan.changes[side];
    const shelf = { userId: traders[side], game };
    moved[side] = await applyHandOver(db, shelf, state, { owned: before, changes });
  }
  return moved;
}

export type Moved = Readonly<Record<TradeSide, Readonly<Record<string, number>>>>;

async function applyHandOver(
  db: Database,
  shelf: Shelf,
  { seq, entry_count: stored }: StateRow,
  { owned, changes }: { owned: readonly EntryRow[]; changes: readonly HandOverChange[] },
): Promise<Record<string, number>> {
  let total = stored;
  const moved = new Map<string, number>();
  for (const id of new Set(changes.map(({ collection }) => collection))) {
    await requireCollection(db, shelf, id);
    const rows = owned.filter(({ collection }) => collection === id);
    const before = new Map(rows.map((row) => [row.cardno, toEntry(row)]));
    const own = changes.filter(({ collection }) => collection === id);
    const after = applyChanges(
      before,
      own.map(({ change }) => change),
    );
    const added = countAdded(before, after);
    requireSpace(total, added);
    total += added;
    const changed = [...after].filter(([cardno, entry]) => {
      return !isSameEntry(entry, before.get(cardno) ?? EMPTY_ENTRY);
    });
    await upsertEntries(db, shelf, { collection: id, seq, added }, changed);
    for (const [cardno, { count }] of changed) {
      const by = count - (before.get(cardno)?.count ?? 0);
      moved.set(cardno, (moved.get(cardno) ?? 0) + by);
    }
  }
  return Object.fromEntries(moved);
}

const FIRST_PLACE: ExportedRow['place'] = { game: '', collection: -1, cardno: '' };

export const collectionEntriesPart: AccountPart = {
  name: 'collectionEntries',
  covers: { 'collection_entries.user_id': ['export', 'erase'] },
  read: (db, userId, pageSize) =>
    readInPages(pageSize, async (after: ExportedRow['place'] | undefined) =>
      listExported(db, userId, after ?? FIRST_PLACE, pageSize),
    ),
  erase: async () => undefined,
};

export const collectionsPart: AccountPart = {
  ...tablePart('collections', 'collections.user_id'),
  covers: {
    'collections.user_id': ['export', 'erase'],
    'collection_states.user_id': ['erase'],
  },
  erase: deleteShelvesOf,
};
