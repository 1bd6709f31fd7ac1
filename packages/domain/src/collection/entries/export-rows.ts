import type { CardFacts } from './series-stats.ts';
import { printEntry, type DocumentedEntry } from './documented-collection.ts';
import { isEmptyEntry, type CollectionEntry } from './entry.ts';

/** The meanings that a file column can have. */
export const CSV_USES = [
  'number',
  'set',
  'name',
  'count',
  'trading',
  'wanted',
  'ignored',
  'tag',
] as const;

export type CsvUse = (typeof CSV_USES)[number];

/** The meaning of each column; null if unused. */
export type CsvColumns = readonly (CsvUse | null)[];

/** Headings of other apps, letters and digits only, best match first. */
const KNOWN_HEADINGS: Readonly<Record<CsvUse, readonly string[]>> = {
  number: [
    'cardno',
    'cardnumber',
    'collectornumber',
    'number',
    'cardid',
    'code',
    'no',
    'nummer',
    'id',
  ],
  set: ['setcode', 'set', 'series', 'edition', 'expansion', 'editioncode', 'expansioncode'],
  name: ['cardname', 'name', 'card', 'title', 'productname'],
  count: ['count', 'quantity', 'qty', 'amount', 'owned', 'copies', 'have', 'anzahl', 'totalqty'],
  trading: ['trading', 'fortrade', 'trade', 'tradelist', 'tradelistcount', 'tradequantity'],
  wanted: ['wanted', 'want', 'wishlist', 'wish', 'wants'],
  ignored: ['ignored', 'ignore'],
  tag: ['tag', 'tags', 'label'],
};

type Entries = ReadonlyMap<string, CollectionEntry>;

/** Headings of our export, which `guessColumns` recognizes. */
const HEADINGS = ['cardno', 'name', 'set', 'count', 'trading', 'wanted', 'ignored', 'tag'];

/** Returns one line per card with data. Unknown numbers have an empty name. */
export function toCsvRows(facts: CardFacts, entries: Entries): (number | string)[][] {
  const rowOf = new Map(facts.cardno.map((cardno, row) => [cardno, row]));
  const toBit = (mark: boolean) => (mark ? 1 : 0);
  const lines = [...entries]
    .filter(([, entry]) => !isEmptyEntry(entry))
    .map(([cardno, { count, trading, wanted, ignored, tag }]) => {
      const row = rowOf.get(cardno) ?? -1;
      const marks = [toBit(trading), toBit(wanted), toBit(ignored)];
      return [cardno, facts.name[row] ?? '', facts.series[row] ?? '', count, ...marks, tag];
    });
  return [HEADINGS, ...lines];
}

/** Converts a collection to the documented format. */
export function toDocument(
  entries: Entries,
  name: string,
): Record<string, { collectionName: string; content: Record<string, DocumentedEntry> }> {
  const content = [...entries]
    .filter(([, entry]) => !isEmptyEntry(entry))
    .map(([cardno, entry]) => [cardno, printEntry(cardno, entry)] as const);
  return { [name]: { collectionName: name, content: Object.fromEntries(content) } };
}

/**
 * Lists missing copies of each main card to a playset: `3 GD01-012 Halyard`. Ignored cards are
 * skipped.
 */
export function listMissing(facts: CardFacts, entries: Entries, playset: number): string[] {
  return facts.cardno.flatMap((cardno, row) => {
    const entry = entries.get(cardno);
    const missing = playset - (entry?.count ?? 0);
    if (missing <= 0 || entry?.ignored === true || facts.isAlternate[row] === true) return [];
    return [`${missing} ${cardno} ${facts.name[row] ?? ''}`];
  });
}

/** Guesses the meaning of each column from its heading, each meaning once. */
export function guessColumns(headings: readonly string[]): CsvColumns {
  const folded = headings.map((heading) => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
  const columns: (CsvUse | null)[] = headings.map(() => null);
  for (const use of CSV_USES) {
    const known = KNOWN_HEADINGS[use].find((heading) => folded.includes(heading));
    const at = known === undefined ? -1 : folded.indexOf(known);
    if (at >= 0 && columns[at] === null) columns[at] = use;
  }
  return columns;
}

/** True if a column identifies cards. */
export function namesCards(columns: CsvColumns): boolean {
  return columns.includes('number') || columns.includes('name');
}
