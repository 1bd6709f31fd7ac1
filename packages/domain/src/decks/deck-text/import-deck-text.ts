import { readDeckAddress } from '../deck-code/deck-code-address.ts';
import type { CodedDeck } from '../deck-code/deck-code.ts';
import { type DeckLine, createDeck, printCanonicalLines, toNumberKey } from '../deck/deck.ts';
import type { CardBook } from '../deck/card-book.ts';
import { type DeckConfig, findTargetZone, getMainZone, getZone } from '../deck/deck-rules.ts';
import type { DeckZoneField } from '../../game-config-deck.ts';
import {
  printEnergyLine,
  readEnergyLine,
  createHeadingWords,
  isComment,
  readHeading,
} from './headings.ts';
import type { ImportReport, ReadLine, UnreadLine } from './import-report.ts';
import { readCardLine } from './read-card-line.ts';

const NUMBER_KEYS = ['cardno', 'id', 'cardId', 'card_id', 'number', 'code', 'card', 'name'];

const COUNT_KEYS = ['quantity', 'count', 'qty', 'amount', 'copies'];

const NAME_KEYS = ['name', 'deckName', 'title'];

/** Maximum depth of a JSON list of cards. */
const DEEPEST = 4;

/** Texts beyond these limits are refused. */
export const IMPORT_LIMITS = { characters: 200_000, lines: 5000, lineCharacters: 300 } as const;

/** A count at either end of a line. */
const COUNTED = /^[\s([]*(?:[x×✕*]\s*)?\d|\d[\s)\]]*$/i;

const SIDE_PREFIX = /^sb\s*:\s*/i;

/** Parses a deck from pasted text and reports the result line by line. It never throws. */
export function importDeckText(book: CardBook, config: DeckConfig, text: string): ImportReport {
  const words = createHeadingWords(config);
  const main = getMainZone(config).id;
  const side = words.get('sideboard') ?? main;
  const read: ReadLine[] = [];
  const unread: UnreadLine[] = [];
  let name = '';
  let energy: readonly string[] = [];
  let zone = main;
  const lines = splitLines(text, config);
  for (const [index, raw] of lines.entries()) {
    const cleaned = raw.length > IMPORT_LIMITS.lineCharacters ? raw : cleanLine(raw);
    if (cleaned === '') continue;
    const place = { line: index + 1, text: raw.trim().slice(0, IMPORT_LIMITS.lineCharacters) };
    if (cleaned.length > IMPORT_LIMITS.lineCharacters) {
      unread.push({ ...place, code: 'tooLong', numbers: [], near: [], quantity: 1 });
      continue;
    }
    const named = readEnergyLine(cleaned, config);
    if (named) {
      energy = named;
      continue;
    }
    const onSide = SIDE_PREFIX.test(cleaned);
    const card = readCardLine(book, cleaned.replace(SIDE_PREFIX, ''), config.cardName_column);
    const isCard = card.ok && card.note === undefined && !isComment(cleaned);
    const heading = isCard ? undefined : readHeading(cleaned, words);
    if (heading) {
      if (heading.kind === 'zone') zone = heading.zone;
      if (heading.kind === 'name') name = heading.name;
    } else if (card.ok) {
      const asked = getZone(config, onSide ? side : zone);
      const target = findTargetZone(config, asked, book.findCard(card.cardno));
      const { cardno, quantity, style, note } = card;
      if (target) {
        const line = { cardno, quantity, zone: target.id, style, ...(note && { note }) };
        read.push({ ...place, ...line });
      } else unread.push({ ...place, code: 'notADeckCard', numbers: [cardno], near: [], quantity });
    } else {
      const { code, numbers, near, quantity } = card;
      unread.push({ ...place, code, numbers, near, quantity });
    }
  }
  const title = name === '' && read.length > 0 ? findTitle(lines, unread) : undefined;
  if (title) {
    name = cleanLine(title.text);
    unread.shift();
  }
  const unknownNumbers = listUnknown(unread);
  return { deck: toDeck(config, read), name, energy, read, unread, lines, unknownNumbers };
}

/** Returns the first line if it has no count and resembles no card. */
function findTitle(lines: readonly string[], unread: readonly UnreadLine[]) {
  const [first] = unread;
  const isFirst = first && lines.slice(0, first.line - 1).every((line) => line.trim() === '');
  if (!isFirst || first.code !== 'unknownName' || first.near.length > 0) return undefined;
  return COUNTED.test(first.text) ? undefined : first;
}

/** Expands deck codes and JSON into lines. */
function splitLines(text: string, config: DeckConfig): string[] {
  const bounded = text.slice(0, IMPORT_LIMITS.characters);
  const decoded = readDeckAddress(bounded);
  const lines = decoded.ok
    ? listCodedLines(decoded.coded, config)
    : (readDeckJson(bounded) ?? bounded.split(/\r\n|\r|\n/));
  return lines.slice(0, IMPORT_LIMITS.lines);
}

function listCodedLines({ deck, name, energy }: CodedDeck, config: DeckConfig): string[] {
  const fields = new Map(config.zones.map((zone) => [zone.field, zone.name]));
  return [
    ...(name === '' ? [] : [`Name: ${name}`]),
    ...(energy.length > 0 ? [printEnergyLine(energy)] : []),
    ...[...fields].flatMap(([field, heading]) => [
      heading,
      ...printCanonicalLines(deck[field]).split('\n'),
    ]),
  ];
}

function toDeck(config: DeckConfig, read: readonly ReadLine[]): ImportReport['deck'] {
  const fields: Partial<Record<DeckZoneField, DeckLine[]>> = {};
  for (const { cardno, quantity, zone } of read) {
    const { field } = getZone(config, zone);
    fields[field] = [...(fields[field] ?? []), { cardno, quantity }];
  }
  return createDeck(fields);
}

/** Returns each unknown number once, in its first spelling. */
function listUnknown(unread: readonly UnreadLine[]): string[] {
  const numbers = new Map<string, string>();
  for (const line of unread) {
    if (line.code !== 'unknownNumber') continue;
    for (const number of line.numbers) {
      if (!numbers.has(toNumberKey(number))) numbers.set(toNumberKey(number), number);
    }
  }
  return [...numbers.values()];
}

/** Removes artefacts of copying: wide and invisible characters, bullets, quotes, commas. */
function cleanLine(line: string): string {
  return line
    .normalize('NFKC')
    .replace(/[\u200B-\u200F\u2060\uFEFF"“”]/g, '')
    .replace(/\s+/g, (gap) => (gap.includes('\t') ? '\t' : ' '))
    .trim()
    .replace(/^[-*•·–—]\s+(?=\S)/, '')
    .replace(/[,;]$/, '')
    .trim();
}

/**
 * Returns the lines of a JSON deck: a list of numbers, a list of objects with number and count, a
 * map from number to count, or these under headings.
 */
function readDeckJson(text: string): string[] | undefined {
  const start = text.trimStart().slice(0, 1);
  if (start !== '[' && start !== '{') return undefined;
  try {
    return toLines(JSON.parse(text), 0);
  } catch {
    return undefined;
  }
}

function toLines(value: unknown, depth: number): string[] {
  if (depth > DEEPEST || value === null) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value))
    return readPair(value) ?? value.flatMap((entry) => toLines(entry, depth + 1));
  if (typeof value !== 'object') return [];
  const entry = value as Readonly<Record<string, unknown>>;
  const number = NUMBER_KEYS.map((key) => entry[key]).find((each) => typeof each === 'string');
  const count = COUNT_KEYS.map((key) => entry[key]).find((each) => typeof each === 'number');
  if (number !== undefined && count !== undefined) return [`${String(count)} x ${number}`];
  return Object.entries(entry).flatMap(([key, inner]) => {
    if (typeof inner === 'number') return [`${inner} x ${key}`];
    if (typeof inner === 'string') return NAME_KEYS.includes(key) ? [`Name: ${inner}`] : [];
    return [key, ...toLines(inner, depth + 1)];
  });
}

/** Parses a card and its count in either order, such as `["GD01-053", 4]`. */
function readPair(value: readonly unknown[]): string[] | undefined {
  if (value.length !== 2) return undefined;
  const number = value.find((each) => typeof each === 'string');
  const count = value.find((each) => typeof each === 'number');
  return number === undefined || count === undefined ? undefined : [`${count} x ${number}`];
}
