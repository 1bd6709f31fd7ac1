import { type CardBook, numberOf } from '../deck/card-book.ts';
import { MAXIMUM_QUANTITY, foldName } from '../deck/deck.ts';
import type { LineStyle, ReadNote, UnreadLine } from './import-report.ts';
import type { CatalogueRow } from '../../cards/catalogue/catalogue-row.ts';
import { textOf } from '../deck/deck-rules.ts';
import { mendDigits } from '../../cards/catalogue/clean-text.ts';
import { countSlips } from '../../query/find-closest.ts';
import { hasPrintingSuffix, originalIdOf } from '../../cards/catalogue/card-number.ts';

/** A card found in a piece of text. */
interface FoundCard {
  readonly cardno: string;
  /** Position of the number in the text. */
  readonly place: 'first' | 'last' | 'middle' | 'only' | 'pair';
  readonly note?: ReadNote;
}

/** Separators of words. Card numbers contain none of them. */
const PARTS = /[\s,;|(){}[\]"“”<>]+/;

/** Most digits of a number within a set. */
const LONGEST_NUMBER = 4;

/** Maximum suggestions per line. */
const OFFERED = 3;

/** Maximum typing errors in a number. */
const NUMBER_SLIPS = 2;

/** One typing error is allowed per this many letters of a name. */
const LETTERS_A_SLIP = 4;

/** Shorter prefixes match too many cards. */
const SHORTEST_START = 4;

/** One way to split a line into count and card. */
interface LineReading {
  readonly quantity: number;
  readonly rest: string;
  readonly place: 'after' | 'before' | 'none';
  /** True if an x separates count and card. */
  readonly crossed: boolean;
}

const BEFORE_CROSSED = /^[([]?(\d{1,9})[)\]]?\s*[x×✕*]\s*(\S.*)$/i;

const BEFORE = /^[([]?(\d{1,9})[)\]]?(?:\s*[,;\t|:]\s*|\s+)(\S.*)$/;

/** `x4 Beta`. */
const CROSSED_BEFORE = /^[([]?[x×✕*]\s*(\d{1,9})[)\]]?(?:\s*[,;\t|:]\s*|\s+)(\S.*)$/i;

const AFTER_CROSSED = /^(.*\S)\s*[x×✕*]\s*(\d{1,9})[)\]]?$/i;

const AFTER = /^(.*[^\s,;|:([])(?:\s*[,;\t|:]\s*|\s+)[([]?(\d{1,9})[)\]]?$/;

/** A card line, or the reason why it is not one. */
export type CardLine =
  | {
      readonly ok: true;
      readonly cardno: string;
      readonly quantity: number;
      readonly style: LineStyle;
      readonly note?: ReadNote;
    }
  | ({ readonly ok: false } & Pick<UnreadLine, 'code' | 'near' | 'numbers' | 'quantity'>);

/** Matches any game's card numbers: letters, a hyphen and final digits. */
const NUMBER_LIKE =
  /^[A-Z]{1,6}\d{0,3}[A-Z]{0,3}(?:\/[A-Z]{1,6})?(?:-[A-Z]{1,2}|-\d{1,3})*-[A-Z]{0,3}\d{1,4}(?:[_★-].*)?$/i;

/**
 * Parses one card in any notation. The first reading that matches a card wins: by number, by set
 * and number, by name.
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
  // A sentence that mentions a card is not a card line.
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
  // In the documented notation the word is a number, whatever it looks like.
  const only = reading?.place === 'before' && reading.crossed && words.length === 1;
  const number = only ? words[0] : findUnknownNumber(book, words, reading?.place === 'none');
  if (number !== undefined) {
    const alike = listNearNumbers(book, number);
    // A word in place of a number may be a misspelled name.
    const near = alike.length > 0 ? alike : listNearNames(book, number, nameColumn);
    return { ok: false, code: 'unknownNumber', numbers: [number], near, quantity };
  }
  const named = readings.map((each) => listNamed(book, each.rest)).find((list) => list.length > 1);
  if (named) return { ok: false, code: 'ambiguousName', numbers: named, near: named, quantity };
  const near = listNearNames(book, reading?.rest ?? '', nameColumn);
  return { ok: false, code: 'unknownName', numbers: [], near, quantity };
}

/** Returns a word that looks like an unknown number. In a sentence it must be first or last. */
function findUnknownNumber(
  book: CardBook,
  words: readonly string[],
  isLone: boolean,
): string | undefined {
  const asked = isLone ? [words[0] ?? '', words.at(-1) ?? ''] : words;
  return asked.find((word) => NUMBER_LIKE.test(word) && !book.findCard(word));
}

/** Returns the possible readings, most likely first: count before, count after, single card. */
function listReadings(line: string): LineReading[] {
  const readings: (LineReading | undefined)[] = [
    toReading(BEFORE_CROSSED.exec(line), 'before', true),
    toReading(BEFORE.exec(line), 'before', false),
    toReading(CROSSED_BEFORE.exec(line), 'before', false),
    toReading(AFTER_CROSSED.exec(line), 'after', true),
    toReading(AFTER.exec(line), 'after', false),
    { quantity: 1, rest: line, place: 'none', crossed: false },
  ];
  return readings.filter((reading) => reading !== undefined);
}

function toReading(
  match: RegExpExecArray | null,
  place: 'after' | 'before',
  crossed: boolean,
): LineReading | undefined {
  const [, first = '', second = ''] = match ?? [];
  if (!match) return undefined;
  const [digits, rest] = place === 'before' ? [first, second] : [second, first];
  return { quantity: Number(digits), rest: rest.trim(), place, crossed };
}

/** Returns numbers similar to the given one, nearest first. */
function listNearNumbers(book: CardBook, number: string): string[] {
  const wanted = number.toLowerCase();
  const alike = mendDigits(wanted);
  return nearest(book, (card) => {
    const own = numberOf(card).toLowerCase();
    if (own === alike) return 0;
    if (Math.abs(own.length - wanted.length) > NUMBER_SLIPS) return undefined;
    const slips = countSlips(wanted, own);
    return slips <= NUMBER_SLIPS ? slips : undefined;
  });
}

/** Returns numbers of cards with a similar name or this prefix, nearest first. */
function listNearNames(book: CardBook, name: string, column: string): string[] {
  const wanted = foldName(name);
  const most = Math.floor(wanted.length / LETTERS_A_SLIP);
  if (most === 0) return [];
  return nearest(book, (card) => {
    const own = foldName(textOf(card, column));
    if (wanted.length >= SHORTEST_START && own.startsWith(wanted)) return 0;
    if (Math.abs(own.length - wanted.length) > most) return undefined;
    const slips = countSlips(wanted, own);
    return slips <= most ? slips : undefined;
  });
}

function nearest(book: CardBook, slipsOf: (card: CatalogueRow) => number | undefined): string[] {
  return book
    .listCards()
    .flatMap((card) => {
      const slips = slipsOf(card);
      return slips === undefined ? [] : [{ number: numberOf(card), slips }];
    })
    .sort((left, right) => left.slips - right.slips)
    .slice(0, OFFERED)
    .map(({ number }) => number);
}

function listWords(text: string): string[] {
  return text.split(PARTS).flatMap((word) => {
    const trimmed = word.replace(/^[.:#'*]+|(?<![.:!?'*])[.:!?'*]+$/g, '');
    return trimmed === '' ? [] : [trimmed];
  });
}

/** Finds a card by a number anywhere in the text. */
function findByNumber(book: CardBook, text: string): FoundCard | undefined {
  const words = listWords(text);
  for (const find of [findExact, findOriginal]) {
    for (const [index, word] of words.entries()) {
      const found = find(book, word);
      if (found) return { ...found, place: placeOf(index, words.length) };
    }
  }
  return undefined;
}

/** Finds a card by adjacent set and number: `A1 96` is `A1-096`. */
function findBySetAndNumber(book: CardBook, text: string): FoundCard | undefined {
  const words = listWords(text);
  const [set, number] = words.slice(-2);
  if (set === undefined || number === undefined || !/^\d{1,4}$/.test(number)) return undefined;
  for (let width = LONGEST_NUMBER; width >= number.length; width -= 1) {
    const card = book.findCard(`${set}-${number.padStart(width, '0')}`);
    if (card) return { cardno: numberOf(card), place: 'pair' };
  }
  return undefined;
}

/** Returns the numbers of all cards with this name. */
function listNamed(book: CardBook, text: string): string[] {
  return book.listByName(text).map(numberOf);
}

function findExact(book: CardBook, word: string): Omit<FoundCard, 'place'> | undefined {
  const card = book.findCard(word);
  return card && { cardno: numberOf(card) };
}

/** Uses the main card if the printing is unknown. */
function findOriginal(book: CardBook, word: string): Omit<FoundCard, 'place'> | undefined {
  const card = hasPrintingSuffix(word) ? book.findCard(originalIdOf(word)) : undefined;
  return card && { cardno: numberOf(card), note: 'otherPrinting' };
}

function placeOf(index: number, words: number): FoundCard['place'] {
  if (words === 1) return 'only';
  if (index === 0) return 'first';
  return index === words - 1 ? 'last' : 'middle';
}
