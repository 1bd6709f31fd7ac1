import {
  type CardValues,
  type CellEdit,
  createEditRules,
} from '../../cards/catalogue/plan-edits.ts';
import type { ColumnValue } from '../../cards/catalogue/column-file.ts';
import { listCardColumns } from '../../cards/catalogue/identity-mapping.ts';
import { mapSourceRow } from '../../cards/catalogue/map-source-row.ts';
import type { GameConfig } from '../../game-config.ts';
import { cellMax } from './custom-limits.ts';

/** Columns that the site sets and members cannot. */
const SITE_COLUMNS: ReadonlySet<string> = new Set([
  'cardno',
  'image',
  'originalid',
  'seriesname',
  'series',
  'mainalternate',
  'getinfodata',
  'comment_count',
  'marketprice',
  'tcgplayerlink',
  'tcgplayer_id',
  'published',
  'created_at',
  'blockicon',
]);
/** Derived from the card text. */
const DERIVED_COLUMNS: ReadonlySet<string> = new Set(['keywords']);

export interface FieldFault {
  readonly column: string;
  readonly fault: string;
}

export interface FieldConflict {
  readonly column: string;
  /** The stored value. */
  readonly current: ColumnValue;
}

/** Returns the columns that members fill on a fan-made card, the name first. */
export function listCustomColumns(config: GameConfig): string[] {
  return listCardColumns(config).filter(
    (column) => !SITE_COLUMNS.has(column) && !DERIVED_COLUMNS.has(column),
  );
}

/** Parses a card's fields by the catalogue rules and returns their faults. */
export function readCustomFields(
  config: GameConfig,
  given: CardValues,
): { readonly fields: CardValues; readonly faults: readonly FieldFault[] } {
  const columns = listCustomColumns(config);
  const { mapping, game } = createEditRules(config);
  const row = { ...pick(given, columns), cardno: 'fan-', series: 'fan-' };
  const { card, faults: found } = mapSourceRow(row, mapping, game);
  const written = [...columns, ...DERIVED_COLUMNS];
  const fields = withoutNulls(pick(card, written));
  const faults = found
    .map((text) => text.split(': '))
    .map(([column = '', ...rest]) => ({ column, fault: rest.join(': ') }));
  for (const column of Object.keys(given)) {
    if (!columns.includes(column)) faults.push({ column, fault: 'is no column of a custom card' });
  }
  for (const [column, value] of Object.entries(fields)) {
    const max = cellMax(column);
    if (typeof value === 'string' && value.length > max) {
      faults.push({ column, fault: `is longer than ${max}` });
    }
  }
  return { fields, faults };
}

/**
 * Applies edits to single cells. Edits of different cells merge; an edit of a cell that changed
 * since is a conflict.
 */
export function changeCustomFields(
  stored: CardValues,
  cells: readonly CellEdit[],
): { readonly fields: CardValues; readonly conflicts: readonly FieldConflict[] } {
  const conflicts = cells
    .map(({ column, from, to }) => ({ column, from, to, current: stored[column] ?? null }))
    .filter(({ from, to, current }) => current !== from && current !== to)
    .map(({ column, current }) => ({ column, current }));
  const fields = Object.fromEntries(
    Object.entries(stored).filter(([column]) => !DERIVED_COLUMNS.has(column)),
  );
  for (const { column, to } of cells) fields[column] = to;
  return { fields, conflicts };
}

function pick(values: CardValues, columns: readonly string[]): Record<string, ColumnValue> {
  const entries = columns.map((column) => [column, values[column] ?? null] as const);
  return Object.fromEntries(entries.filter(([column]) => Object.hasOwn(values, column)));
}

function withoutNulls(values: CardValues): CardValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}
