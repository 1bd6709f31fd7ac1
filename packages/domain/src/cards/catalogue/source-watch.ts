import { coerceNumber } from './coerce-value.ts';
import type { ColumnValue } from './column-file.ts';
import type { MappedCard } from './map-source-row.ts';
import { type SourceMapping, type SourceRow, valueAt } from './source-mapping.ts';

export interface IgnoredColumn {
  column: string;
  why: string;
}

export interface SourceFindings {
  /** Source columns that are not mapped. */
  unknown: string[];
  /** Our columns that no source row has. */
  absent: string[];
  ignored: IgnoredColumn[];
}

/** Fewer rows allow no conclusion about a source. */
const ENOUGH_ROWS = 20;
const MOST_UNKNOWN = 100;
const DERIVED_SHARE = 0.7;
/** Both prices are rounded to cents. */
const ROUNDING = 0.011;

export interface SourceWatch {
  look(row: SourceRow, card: MappedCard): void;
  conclude(): SourceFindings;
}

/**
 * Collects warnings while source rows stream by: its columns, columns with one number for every
 * card, and derived prices. Memory is bounded.
 */
export function createSourceWatch(mapping: SourceMapping): SourceWatch {
  const columns = Object.entries(mapping);
  const used = listUsedNames(mapping);
  const unknown = new Set<string>();
  const seen = new Set<string>();
  const numbers = watchNumbers();
  const prices = watchPrices();
  return {
    look(row, card) {
      for (const key of Object.keys(row)) {
        if (!used.has(key) && unknown.size < MOST_UNKNOWN) unknown.add(key);
      }
      for (const [column, { from, kind, lowFrom, textFrom = from }] of columns) {
        const value = card[column] ?? null;
        if (
          !seen.has(column) &&
          [from, textFrom].some((path) => valueAt(row, path) !== undefined)
        ) {
          seen.add(column);
        }
        if (kind === 'integer' || kind === 'decimal') numbers.look(column, value);
        if (lowFrom !== undefined) prices.look(column, value, coerceNumber(valueAt(row, lowFrom)));
      }
    },
    conclude: () => ({
      unknown: [...unknown],
      absent: columns.flatMap(([column]) => (seen.has(column) ? [] : [column])),
      ignored: [...numbers.conclude(), ...prices.conclude()],
    }),
  };
}

function listUsedNames(mapping: SourceMapping): ReadonlySet<string> {
  const paths = Object.values(mapping).flatMap(({ from, starsFrom, lowFrom, textFrom }) =>
    [from, starsFrom, lowFrom, textFrom].flatMap((path) => path ?? []),
  );
  return new Set(paths.flatMap((path) => [path, path.split('.')[0] ?? path]));
}

function watchNumbers() {
  const only = new Map<string, { value: ColumnValue; rows: number }>();
  const varied = new Set<string>();
  return {
    look(column: string, value: ColumnValue): void {
      const first = only.get(column);
      if (value === null || (first !== undefined && first.value !== value)) varied.add(column);
      else if (first === undefined) only.set(column, { value, rows: 1 });
      else first.rows += 1;
    },
    conclude: (): IgnoredColumn[] =>
      [...only]
        .filter(([column, { rows }]) => rows >= ENOUGH_ROWS && !varied.has(column))
        .map(([column, { value }]) => ({ column, why: `is ${String(value)} for every card` })),
  };
}

function watchPrices() {
  const derivedRows = new Map<string, number>();
  const real = new Set<string>();
  return {
    look(column: string, market: ColumnValue, low: number | null): void {
      if (low === null || typeof market !== 'number') return;
      if (Math.abs(low - market * DERIVED_SHARE) > ROUNDING) real.add(column);
      else derivedRows.set(column, (derivedRows.get(column) ?? 0) + 1);
    },
    conclude: (): IgnoredColumn[] =>
      [...derivedRows]
        .filter(([column, rows]) => rows >= ENOUGH_ROWS && !real.has(column))
        .map(([column]) => ({ column, why: `low is ${DERIVED_SHARE} of market in every row` })),
  };
}
