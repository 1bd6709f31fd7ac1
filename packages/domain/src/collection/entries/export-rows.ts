import type { CardFacts } from '../card-facts.ts';
import { printEntry, type DocumentedEntry } from './documented-collection.ts';
import { isEmptyEntry, type CollectionEntry } from './entry.ts';

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
