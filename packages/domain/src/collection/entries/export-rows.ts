import type { CardFacts } from './series-stats.ts';
import { printEntry, type DocumentedEntry } from './documented-collection.ts';
import { isEmptyEntry, type CollectionEntry } from './entry.ts';

/** What a column of another app's file can say. */
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

/** For each column what it says; null where it is not used. */
export type CsvColumns = readonly (CsvUse | null)[];

/** Headings as other apps write them, letters and digits alone; the likelier first. */
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

/** Headings that `guessColumns` understands, so that what is exported can be imported. */
const HEADINGS = ['cardno', 'name', 'set', 'count', 'trading', 'wanted', 'ignored', 'tag'];

/** One line for each card that says something; numbers without a card come with an empty name. */
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

/** The documents' shape of a collection. */
export function toDocument(
  entries: Entries,
  name: string,
): Record<string, { collectionName: string; content: Record<string, DocumentedEntry> }> {
  const content = [...entries]
    .filter(([, entry]) => !isEmptyEntry(entry))
    .map(([cardno, entry]) => [cardno, printEntry(cardno, entry)] as const);
  return { [name]: { collectionName: name, content: Object.fromEntries(content) } };
}

/** What is missing to a playset of each main card: `3 GD01-012 Halyard`. Ignored cards are left out. */
export function listMissing(facts: CardFacts, entries: Entries, playset: number): string[] {
  return facts.cardno.flatMap((cardno, row) => {
    const entry = entries.get(cardno);
    const missing = playset - (entry?.count ?? 0);
    if (missing <= 0 || entry?.ignored === true || facts.isAlternate[row] === true) return [];
    return [`${missing} ${cardno} ${facts.name[row] ?? ''}`];
  });
}

/** Each use at most once, by the likeliest heading. */
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

/** A file says something only where it names cards. */
export function namesCards(columns: CsvColumns): boolean {
  return columns.includes('number') || columns.includes('name');
}
