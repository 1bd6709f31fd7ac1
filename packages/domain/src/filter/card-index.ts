import { type CatalogueRow, unpackCatalogueRow } from '../cards/catalogue/catalogue-row.ts';
import type { ColumnFile, ColumnValue } from '../cards/catalogue/column-file.ts';
import type { FilterDefinition } from '../game-config-filter.ts';
import { type AlternateGroups, createAlternateGroups } from './alternates.ts';
import type { Bitset } from './bitset.ts';
import {
  type CardColumn,
  createCardColumn,
  deriveCardColumn,
  mapCardColumn,
} from './card-column.ts';
import { type CardOrder, createCardOrders } from './card-order.ts';
import type { CardSort } from './card-sorts.ts';
import { filterKeyOf } from './filter-state.ts';
import { createLruCache, type LruCache } from './lru-cache.ts';
import { createOptionBuckets, type OptionBuckets } from './option-buckets.ts';
import { createOptionIndex, type OptionIndex } from './option-index.ts';
import { listTextColumns, type SearchConfig } from './search-config.ts';
import { createTokenIndex, type TokenIndex } from './token-index.ts';

/** All cards of the loaded series, indexed for search. A row is a card's position in the files. */
export interface CardIndex {
  readonly config: SearchConfig;
  readonly rows: number;
  readonly filters: ReadonlyMap<string, FilterDefinition>;
  readonly text: TokenIndex;
  column(name: string): CardColumn;
  /** Returns the options of an OptionSet filter by key. */
  options(key: string): OptionIndex | undefined;
  /** Returns the countable options of a filter by key. */
  buckets(key: string): OptionBuckets;
  order(sort: CardSort, now: Date): CardOrder;
  alternates(): AlternateGroups;
  /** Rows with a user mark: owned, wanted … */
  readonly marks: Map<string, () => Bitset>;
  /** Adds a computed column, created on first use. */
  layColumn(name: string, make: () => CardColumn): void;
  /** Cached rows of single options. */
  readonly cachedRows: LruCache<Bitset>;
  /** Cached results. */
  readonly cachedResults: LruCache<Uint32Array<ArrayBuffer>>;
}

/** Number of cached results. */
export const RESULT_CACHE_ENTRIES = 50;
const MAX_OPTION_ROWS = 256;

export function createCardIndex(files: readonly ColumnFile[], config: SearchConfig): CardIndex {
  const rows = files.reduce((sum, file) => sum + file.rows, 0);
  const columns = new Map<string, CardColumn>();
  const laid = new Map<string, () => CardColumn>();
  const column = (name: string): CardColumn => {
    const known =
      columns.get(name) ?? laid.get(name)?.() ?? createUnpackedColumn(files, name, rows, column);
    columns.set(name, known);
    return known;
  };
  const filters = new Map(config.filters.map((filter) => [filterKeyOf(filter), filter]));
  const optionIndexes = new Map<string, OptionIndex>();
  const options = (key: string): OptionIndex | undefined => {
    const filter = filters.get(key);
    if (filter?.type !== 'OptionSet') return undefined;
    const known =
      optionIndexes.get(key) ??
      createOptionIndex(filter, column(filter.extractFrom ?? filter.property), config);
    optionIndexes.set(key, known);
    return known;
  };
  const bucketsByKey = new Map<string, OptionBuckets>();
  let groups: AlternateGroups | undefined;

  return {
    config,
    rows,
    filters,
    text: createTokenIndex(listTextColumns(config).map(column), rows),
    column,
    options,
    buckets(key) {
      const filter = filters.get(key);
      if (filter === undefined) throw new RangeError(`no filter has the key ${key}`);
      const known =
        bucketsByKey.get(key) ?? createOptionBuckets(filter, column(filter.property), options(key));
      bucketsByKey.set(key, known);
      return known;
    },
    order: createCardOrders(config, column, rows),
    alternates: () => (groups ??= createAlternateGroups(config, column, rows)),
    marks: new Map(),
    layColumn(name, make) {
      laid.set(name, make);
      columns.delete(name);
    },
    cachedRows: createLruCache(MAX_OPTION_ROWS),
    cachedResults: createLruCache(RESULT_CACHE_ENTRIES),
  };
}

function createUnpackedColumn(
  files: readonly ColumnFile[],
  name: string,
  rows: number,
  column: (name: string) => CardColumn,
): CardColumn {
  const packed = createCardColumn(files, name);
  const unpack = (row: CatalogueRow): ColumnValue => unpackCatalogueRow(row)[name] ?? null;
  if (name === 'created_at') return mapCardColumn(packed, (value) => unpack({ created_at: value }));
  // These columns may be omitted because the number implies them.
  if (name !== 'image' && name !== 'originalid') return packed;
  const ids = column('cardno');
  return deriveCardColumn(name, rows, (row) => {
    const cardno = ids.values[ids.codes[row] ?? 0] ?? null;
    return unpack({ cardno, [name]: packed.values[packed.codes[row] ?? 0] ?? null });
  });
}
