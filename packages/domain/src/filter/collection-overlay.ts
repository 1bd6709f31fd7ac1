import type { CollectionEntry } from '../collection/entries/entry.ts';
import { countSeries, type SeriesStats } from '../collection/entries/series-stats.ts';
import { addRow, type Bitset, createBitset } from './bitset.ts';
import { deriveCardColumn } from './card-column.ts';
import type { CardIndex } from './card-index.ts';

/** Columns computed from a member's collection. */
export const COLLECTION_COLUMNS = { own: '#own', tag: '#tag', missing: '#missing' } as const;

/** The value of `missing` for a card with less than a playset. */
const MISSING_PLAYSET = 'playset';

export type CollectionOverlay = {
  readonly entries: ReadonlyMap<string, CollectionEntry>;
  /** Copies of a card that a deck may contain. */
  readonly playset: number;
};

const MARKS = {
  owned: ({ count }: CollectionEntry) => count > 0,
  trading: ({ trading }: CollectionEntry) => trading,
  wanted: ({ wanted }: CollectionEntry) => wanted,
  ignored: ({ ignored }: CollectionEntry) => ignored,
} as const;

/**
 * Adds a member's collection to the index, for `own>=2`, `is:trading`, `tag:foil` and
 * `missing:playset`. Columns are computed on first use. A playset counts all printings.
 */
export function layCollection(index: CardIndex, { entries, playset }: CollectionOverlay): void {
  const { rows, config } = index;
  const { own, tag, missing } = COLLECTION_COLUMNS;
  const entryAt = createEntryAt(index, entries);
  for (const [name, has] of Object.entries(MARKS)) {
    index.marks.set(
      name,
      once(() => findMarked(rows, entryAt, has)),
    );
  }
  index.layColumn(own, () => deriveCardColumn(own, rows, (row) => entryAt(row)?.count ?? 0));
  index.layColumn(tag, () => deriveCardColumn(tag, rows, (row) => entryAt(row)?.tag ?? null));
  index.layColumn(missing, () => {
    const { codes, values } = index.column(config.alternate_matching_column);
    const owned = new Float64Array(values.length);
    for (let row = 0; row < rows; row += 1) {
      const code = codes[row] ?? 0;
      owned[code] = (owned[code] ?? 0) + (entryAt(row)?.count ?? 0);
    }
    return deriveCardColumn(missing, rows, (row) =>
      (owned[codes[row] ?? 0] ?? 0) < playset ? MISSING_PLAYSET : null,
    );
  });
  index.cachedResults.clear();
}

/** Computes the documented figures of every loaded series. */
export function countIndexSeries(
  index: CardIndex,
  { entries, playset }: CollectionOverlay,
): [string, SeriesStats][] {
  const numbers = index.column(index.config.cardId_column);
  const series = index.column('series');
  const cards = Array.from({ length: index.rows }, (_, row) => ({
    cardno: String(numbers.values[numbers.codes[row] ?? 0]),
    series: String(series.values[series.codes[row] ?? 0] ?? ''),
  }));
  return [...countSeries(cards, entries, () => playset)];
}

function createEntryAt(
  index: CardIndex,
  entries: CollectionOverlay['entries'],
): (row: number) => CollectionEntry | undefined {
  const list = once(() => {
    const { values, codes } = index.column(index.config.cardId_column);
    return { codes, byCode: values.map((value) => entries.get(String(value))) };
  });
  return (row) => {
    const { codes, byCode } = list();
    return byCode[codes[row] ?? 0];
  };
}

function findMarked(
  rows: number,
  entryAt: (row: number) => CollectionEntry | undefined,
  has: (entry: CollectionEntry) => boolean,
): Bitset {
  const found = createBitset(rows);
  for (let row = 0; row < rows; row += 1) {
    const entry = entryAt(row);
    if (entry !== undefined && has(entry)) addRow(found, row);
  }
  return found;
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
