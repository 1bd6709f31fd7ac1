import { chooseMainPrinting } from '../catalogue/alternate-groups.ts';
import { type Bitset, hasRow } from './bitset.ts';
import { type CardColumn, isEmptyValue } from './card-column.ts';
import type { SearchConfig } from './search-config.ts';

/** Which rows are printings of one card. */
export interface AlternateGroups {
  /** Rows of one group side by side. */
  readonly rowsByGroup: Uint32Array;
  readonly groupOf: (row: number) => number;
  /** The printing that stands for a group. */
  readonly mainRowOf: (group: number) => number;
  /** All printings of the card that a row prints, in order of number. */
  readonly printingsOf: (row: number) => number[];
}

/** One row a card: its main printing where that was found, else the first that was. */
export function groupAlternates(
  sorted: Uint32Array<ArrayBuffer>,
  found: Bitset,
  groups: AlternateGroups,
): Uint32Array<ArrayBuffer> {
  const shown = new Set<number>();
  return sorted.filter((row) => {
    const group = groups.groupOf(row);
    const main = groups.mainRowOf(group);
    if (hasRow(found, main)) return row === main;
    if (shown.has(group)) return false;
    shown.add(group);
    return true;
  });
}

/** A card without a value to match by stands alone. */
export function createAlternateGroups(
  config: SearchConfig,
  columnOf: (name: string) => CardColumn,
  rows: number,
): AlternateGroups {
  const matching = columnOf(config.alternate_matching_column);
  const ids = columnOf(config.cardId_column);
  const flags = columnOf('mainalternate');
  const groupOf = (row: number): number => {
    const code = matching.codes[row] ?? 0;
    return isEmptyValue(matching.values[code]) ? matching.values.length + row : code;
  };

  const rowsByGroup = Uint32Array.from({ length: rows }, (_, row) => row).sort(
    (left, right) => groupOf(left) - groupOf(right) || left - right,
  );
  const starts = new Map<number, number>();
  for (const [place, row] of rowsByGroup.entries()) {
    const group = groupOf(row);
    if (!starts.has(group)) starts.set(group, place);
  }
  const membersOf = (group: number): number[] => {
    const members: number[] = [];
    for (let place = starts.get(group) ?? rows; place < rows; place += 1) {
      const row = rowsByGroup[place] ?? 0;
      if (groupOf(row) !== group) break;
      members.push(row);
    }
    return members;
  };
  const toPrinting = (row: number) => ({
    row,
    cardno: String(ids.values[ids.codes[row] ?? 0] ?? ''),
    originalid: String(matching.values[matching.codes[row] ?? 0] ?? ''),
    mainalternate: flags.values[flags.codes[row] ?? 0] === true,
  });

  const mainRows = new Map<number, number>();
  for (const [group, start] of starts) {
    const members = membersOf(group);
    mainRows.set(
      group,
      members.length === 1
        ? (rowsByGroup[start] ?? 0)
        : chooseMainPrinting(members.map(toPrinting)).row,
    );
  }
  return {
    rowsByGroup,
    groupOf,
    mainRowOf: (group) => mainRows.get(group) ?? 0,
    printingsOf: (row) => membersOf(groupOf(row)),
  };
}
