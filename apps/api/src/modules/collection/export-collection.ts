import type { Database } from '@deckframe/database/db';
import { withDefault } from './mapping.ts';
import { readEntries } from './collection/read-collection.ts';
import { listCollections, type EntryRow, type Shelf } from './collection/queries.ts';

const HEADINGS = 'Collection,Card Number,Count,Trading,Wanted,Ignored,Tag\r\n';
/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Every card that is in a collection, as lines apart by commas. */
export async function* exportCsv(db: Database, shelf: Shelf): AsyncGenerator<string> {
  const rows = withDefault(await listCollections(db, shelf));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  yield HEADINGS;
  for await (const page of readEntries(db, shelf, 0)) {
    yield page.map((entry) => printLine(names.get(entry.collection), entry)).join('');
  }
}

function printLine(name: string | undefined, entry: EntryRow): string {
  const { cardno, count, trading, wanted, ignored, tag } = entry;
  if (name === undefined || (count === 0 && !wanted && !ignored && tag === '')) return '';
  const marks = [trading, wanted, ignored].map((mark) => (mark ? '1' : '0'));
  return `${[quote(name), quote(cardno), String(count), ...marks, quote(tag)].join(',')}\r\n`;
}

function quote(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
