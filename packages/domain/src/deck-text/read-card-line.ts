import type { CardBook } from '../decks/deck/card-book.ts';
import { MAXIMUM_QUANTITY } from '../decks/deck/deck.ts';
import {
  findByNumber,
  findBySetAndNumber,
  type FoundCard,
  listNamed,
  listWords,
} from './find-card-in-text.ts';
import type { LineStyle, ReadNote, UnreadLine } from '../decks/deck-text/import-report.ts';
import { type LineReading, listReadings } from './line-readings.ts';
import { listNearNames, listNearNumbers } from './near-cards.ts';

/** A card line, or why it is none. */
export type CardLine =
  | {
      readonly ok: true;
      readonly cardno: string;
      readonly quantity: number;
      readonly style: LineStyle;
      readonly note?: ReadNote;
    }
  | ({ readonly ok: false } & Pick<UnreadLine, 'code' | 'near' | 'numbers' | 'quantity'>);

/** Looks like a card number, of whatever game: letters, a hyphen, and digits at the end. */
const NUMBER_LIKE =
  /^[A-Z]{1,6}\d{0,3}[A-Z]{0,3}(?:\/[A-Z]{1,6})?(?:-[A-Z]{1,2}|-\d{1,3})*-[A-Z]{0,3}\d{1,4}(?:[_★-].*)?$/i;

/**
 * Reads one card in any of the common styles. Of all readings of the line the first counts that
 * names a card the book has: by number, by set and number, by name.
 */
export function readCardLine(book: CardBook, line: string, nameColumn: string): CardLine {
  const readings = listReadings(line);
  for (const find of [findNumbered, findPaired, findNamed]) {
    for (const reading of readings) {
      const found = find(book, reading);
      if (found) return toCardLine(reading, found);
    }
  }
  return explainUnread(book, readings, nameColumn);
}

function findNumbered(book: CardBook, reading: LineReading): FoundCard | undefined {
  const found = findByNumber(book, reading.rest);
  // A sentence that mentions a card is no line of a deck.
  return reading.place === 'none' && found?.place === 'middle' ? undefined : found;
}

function findPaired(book: CardBook, reading: LineReading): FoundCard | undefined {
  return findBySetAndNumber(book, reading.rest);
}

function findNamed(book: CardBook, reading: LineReading): FoundCard | undefined {
  const [cardno, ...others] = listNamed(book, reading.rest);
  if (cardno === undefined || others.length > 0) return undefined;
  return { cardno, place: 'only', note: 'byName' };
}

function toCardLine(reading: LineReading, { cardno, place, note }: FoundCard): CardLine {
  const { quantity } = reading;
  if (quantity < 1 || quantity > MAXIMUM_QUANTITY) {
    return { ok: false, code: 'quantity', numbers: [cardno], near: [], quantity };
  }
  const style = styleOf(reading, place, note === 'byName');
  return { ok: true, cardno, quantity, style, ...(note && { note }) };
}

function styleOf(reading: LineReading, place: FoundCard['place'], byName: boolean): LineStyle {
  if (reading.place === 'none') return byName ? 'name' : 'number';
  if (reading.place === 'after') return byName ? 'nameCount' : 'numberCount';
  if (byName) return 'countName';
  if (place === 'pair') return 'countNameSetNumber';
  if (place === 'only') return reading.crossed ? 'countXNumber' : 'countNumber';
  return place === 'first' ? 'countNumberName' : 'countNameNumber';
}

function explainUnread(
  book: CardBook,
  readings: readonly LineReading[],
  nameColumn: string,
): CardLine {
  const [reading] = readings;
  const quantity = reading?.quantity ?? 1;
  const words = listWords(reading?.rest ?? '');
  // The documents' own style names a number, whatever it looks like.
  const only = reading?.place === 'before' && reading.crossed && words.length === 1;
  const number = only ? words[0] : findUnknownNumber(book, words, reading?.place === 'none');
  if (number !== undefined) {
    const alike = listNearNumbers(book, number);
    // What stands where a number should may be a name with a slip in it.
    const near = alike.length > 0 ? alike : listNearNames(book, number, nameColumn);
    return { ok: false, code: 'unknownNumber', numbers: [number], near, quantity };
  }
  const named = readings.map((each) => listNamed(book, each.rest)).find((list) => list.length > 1);
  if (named) return { ok: false, code: 'ambiguousName', numbers: named, near: named, quantity };
  const near = listNearNames(book, reading?.rest ?? '', nameColumn);
  return { ok: false, code: 'unknownName', numbers: [], near, quantity };
}

/** A word that looks like a number, but is none; a lone sentence may only begin or end with it. */
function findUnknownNumber(
  book: CardBook,
  words: readonly string[],
  isLone: boolean,
): string | undefined {
  const asked = isLone ? [words[0] ?? '', words.at(-1) ?? ''] : words;
  return asked.find((word) => NUMBER_LIKE.test(word) && !book.findCard(word));
}
