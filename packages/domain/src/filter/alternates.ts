import { chooseMainPrinting } from '../cards/catalogue/plan-alternates.ts';
import { type Bitset, hasRow } from './bitset.ts';
import { type CardColumn, isEmptyValue } from './card-column.ts';
import { createPostingsBuilder } from './postings.ts';
import type { SearchConfig } from './search-config.ts';

/** Groups rows that are printings of one card. */
export interface AlternateGroups {
  /** Rows sorted by group. */
  readonly rowsByGroup: Uint32Array;
  /** Group of each row. */
  readonly groups: Uint32Array;
  /** Main printing of each group. */
  readonly mainRows: Uint32Array;
  /** Returns all printings of a row's card. */
  readonly printingsOf: (row: number) => number[];
}

/** Reduces rows to one per card: the main printing if present, else the first. */
export function groupAlternates(
  sorted: Uint32Array<ArrayBuffer>,
  found: Bitset,
  { groups, mainRows }: AlternateGroups,
): Uint32Array<ArrayBuffer> {
  const isShown = new Uint8Array(mainRows.length);
  return sorted.filter((row) => {
    const group = groups[row] ?? 0;
    const main = mainRows[group] ?? 0;
    if (hasRow(found, main)) return row === main;
    if (isShown[group] === 1) return false;
    isShown[group] = 1;
    return true;
  });
}

/** Groups rows; a card without a matching value is its own group. */
export function createAlternateGroups(
  config: SearchConfig,
  columnOf: (name: string) => CardColumn,
  rows: number,
): AlternateGroups {
  const matching = columnOf(config.alternate_matching_column);
  const { groups, count } = numberGroups(matching, rows);
  const builder = createPostingsBuilder();
  for (const [row, group] of groups.entries()) builder.add(group, row);
  const { starts, positions: rowsByGroup } = builder.build(count);

  const membersOf = (group: number): Uint32Array =>
    rowsByGroup.subarray(starts[group], starts[group + 1]);
  const toPrinting = createToPrinting(config, columnOf);
  const mainRows = new Uint32Array(count);
  for (let group = 0; group < count; group += 1) {
    const members = membersOf(group);
    mainRows[group] =
      members.length === 1
        ? (members[0] ?? 0)
        : chooseMainPrinting(Array.from(members, toPrinting)).row;
  }
  return { rowsByGroup, groups, mainRows, printingsOf: (row) => [...membersOf(groups[row] ?? 0)] };
}

function numberGroups(
  { values, codes }: CardColumn,
  rows: number,
): { groups: Uint32Array; count: number } {
  const groupByCode = new Map<number, number>();
  const groups = new Uint32Array(rows);
  let count = 0;
  for (let row = 0; row < rows; row += 1) {
    const code = codes[row] ?? 0;
    const known = groupByCode.get(code);
    groups[row] = known ?? count;
    if (known !== undefined) continue;
    if (!isEmptyValue(values[code])) groupByCode.set(code, count);
    count += 1;
  }
  return { groups, count };
}

function createToPrinting(config: SearchConfig, columnOf: (name: string) => CardColumn) {
  const read = (name: string) => {
    const { values, codes } = columnOf(name);
    return (row: number) => values[codes[row] ?? 0] ?? null;
  };
  const cardnoOf = read(config.cardId_column);
  const originalOf = read(config.alternate_matching_column);
  const flagOf = read('mainalternate');
  return (row: number) => ({
    row,
    cardno: String(cardnoOf(row)),
    originalid: String(originalOf(row)),
    mainalternate: flagOf(row) === true,
  });
}
