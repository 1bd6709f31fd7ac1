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
