import type { CardFacts } from './series-stats.ts';
import type { CsvColumns, CsvUse } from './export-rows.ts';
import { clampCount, isTagTooLong, type CollectionEntry } from './entry.ts';
import type { EntryMark } from './edit-entry.ts';
import type { LineStep } from './entry-line.ts';
import { mendDigits } from '../../cards/catalogue/clean-text.ts';
import type { NumberBook } from './number-book.ts';
import { planChanges, type PlannedCard } from './plan-changes.ts';
import type { CsvTable } from './read-csv.ts';

/** How the file's counts combine with the collection. */
export const IMPORT_MODES = ['add', 'set', 'raise'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

export type ImportKind = 'new' | 'raised' | 'lowered' | 'zero' | 'marked' | 'same';

export type ImportedCard = PlannedCard & {
  readonly kind: ImportKind;
  /** Lines of the file; the heading is line 1. */
  readonly lines: readonly number[];
};

export type UnreadRow = {
  readonly line: number;
  readonly text: string;
  /** Possible printings; empty if the card is unknown. */
  readonly choices: readonly string[];
};

export type ImportPlan = {
  readonly cards: readonly ImportedCard[];
  readonly unread: readonly UnreadRow[];
};

export type ImportWish = {
  readonly table: CsvTable;
  readonly columns: CsvColumns;
  readonly mode: ImportMode;
  /** The member's choices: line → printing. */
  readonly chosen: ReadonlyMap<number, string>;
};

type ReadRow = { cardno: string; count: number; marks: EntryMark[]; tag: string; lines: number[] };

/** Compares a file with the collection without writing. Lines of the same card are merged. */
export function planImport(
  { table, columns, mode, chosen }: ImportWish,
  book: NumberBook,
  names: ReadonlyMap<string, readonly string[]>,
  get: (cardno: string) => CollectionEntry,
): ImportPlan {
  const rows = new Map<string, ReadRow>();
  const unread: UnreadRow[] = [];
  for (const [at, cells] of table.rows.entries()) {
    const line = at + 2;
    const cell = (use: CsvUse) => cells[columns.indexOf(use)] ?? '';
    const found = chosen.get(line) ?? findPrintings(cell, book, names);
    const [only, ...others] = typeof found === 'string' ? [found] : found;
    const count = readCount(cell('count'), columns.includes('count'));
    if (only === undefined || others.length > 0 || count === undefined) {
      const near = only === undefined ? findAlike(cell('number'), book) : [only, ...others];
      const choices = count === undefined ? [] : near;
      unread.push({ line, text: cells.join(', '), choices });
      continue;
    }
    const row = rows.get(only) ?? { cardno: only, count: 0, marks: [], tag: '', lines: [] };
    rows.set(only, row);
    row.count = clampCount(row.count + count);
    row.lines.push(line);
    row.marks.push(...readMarks(cell, row.marks));
    if (cell('tag') !== '' && !isTagTooLong(cell('tag'))) row.tag = cell('tag');
  }
  const cards = [...rows.values()].map((row) => planRow(row, mode, get));
  return { cards, unread };
}

/** Main printings by folded name. */
export function listNames(facts: CardFacts): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [at, cardno] of facts.cardno.entries()) {
    if (facts.isAlternate[at] === true) continue;
    const name = foldName(facts.name[at] ?? '');
    const numbers = names.get(name);
    if (numbers === undefined) names.set(name, [cardno]);
    else numbers.push(cardno);
  }
  return names;
}

function foldName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

function findPrintings(
  cell: (use: CsvUse) => string,
  book: NumberBook,
  names: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const [number, set] = [cell('number'), cell('set')];
  for (const whole of [number, number.toUpperCase()]) if (book.has(whole)) return [whole];
  if (set !== '' && /^\d{1,6}$/.test(number)) {
    const [first] = book.find(set, Number(number));
    if (first !== undefined) return [first];
  }
  if (number !== '') return [];
  const named = names.get(foldName(cell('name'))) ?? [];
  const inSet = named.filter((cardno) => cardno.toLowerCase().startsWith(`${set.toLowerCase()}-`));
  return set !== '' && inSet.length > 0 ? inSet : named;
}

/** Suggests a number if a letter was typed for a digit. */
function findAlike(number: string, book: NumberBook): string[] {
  const mended = mendDigits(number)?.toUpperCase();
  return mended !== undefined && book.has(mended) ? [mended] : [];
}

/** Without a count column, each line is one copy. */
function readCount(text: string, hasColumn: boolean): number | undefined {
  if (!hasColumn) return 1;
  if (text === '') return 0;
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

function readMarks(cell: (use: CsvUse) => string, known: readonly EntryMark[]): EntryMark[] {
  const isSaid = (text: string) => /^(?:[1-9]\d*|x|yes|y|true|ja)$/i.test(text);
  const marks = ['trading', 'wanted', 'ignored'] as const;
  return marks.filter((mark) => isSaid(cell(mark)) && !known.includes(mark));
}

function planRow(
  { cardno, count, marks, tag, lines }: ReadRow,
  mode: ImportMode,
  get: (cardno: string) => CollectionEntry,
): ImportedCard {
  const before = get(cardno).count;
  const step: LineStep = {
    cardno,
    kind: mode === 'add' ? 'add' : 'set',
    count: mode === 'raise' ? Math.max(before, count) : count,
    marks,
    tag: tag === '' ? undefined : tag,
  };
  const [planned] = planChanges([step], get);
  // Lines of the same card share one step.
  const card = planned ?? { cardno, before: get(cardno), after: get(cardno), changes: [] };
  return { ...card, kind: kindOf(card), lines };
}

function kindOf({ before, after, changes }: PlannedCard): ImportKind {
  if (after.count > before.count) return before.count === 0 ? 'new' : 'raised';
  if (after.count < before.count) return after.count === 0 ? 'zero' : 'lowered';
  return changes.length > 0 ? 'marked' : 'same';
}
