import {
  type CardValues,
  checkEdit,
  type EditRules,
} from '@deckframe/domain/cards/catalogue/plan-edits';
import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';

export type CellFaults = ReadonlyMap<string, string>;

export interface SettledCard {
  /** Each cell as it would be stored. Invalid values stay as typed. */
  readonly values: ReadonlyMap<string, ColumnValue>;
  readonly faults: CellFaults;
}

/**
 * Applies the catalogue rules to the changed cells of a card; `stored` is undefined for a new one.
 */
export function settleCard(
  rules: EditRules,
  cardno: string,
  stored: CardValues | undefined,
  wanted: ReadonlyMap<string, ColumnValue>,
): SettledCard {
  const cells = [...wanted].map(([column, to]) => ({
    column,
    from: stored?.[column] ?? null,
    to,
  }));
  const isNew = stored === undefined;
  const { after, faults: found } = checkEdit(rules, stored, { cardno, isNew, cells });
  const faults = new Map(found.map(({ column, fault }) => [column, fault]));
  const settle = (column: string, to: ColumnValue): ColumnValue => {
    if (faults.has(column)) return to;
    if (Object.hasOwn(after, column)) return after[column] ?? null;
    return stored?.[column] ?? null;
  };
  return {
    values: new Map(cells.map(({ column, to }) => [column, settle(column, to)])),
    faults,
  };
}
