import {
  DECK_TEXT_LIMITS,
  type Deck,
  type DeckLine,
  MAXIMUM_QUANTITY,
  createDeck,
} from '../deck/deck.ts';
import type { DeckZoneField } from '../../game-config-deck.ts';
import { isGameId } from '../../game-ids.ts';
import {
  type CardNumberParts,
  joinCardNumber,
  splitCardNumber,
} from '../../cards/catalogue/card-number.ts';
import {
  type CodeReader,
  type CodeWriter,
  createCodeReader,
  createCodeWriter,
} from './code-bytes.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const VALUES = new Map(Array.from(ALPHABET, (sign, value) => [sign, value]));

const POLYNOMIAL = 0xedb88320;

/** Prefix of every deck code. */
const SIGN = 'DF';
const VERSION = 1;
const CHECKSUM_BYTES = 4;

/**
 * These games are encoded by index for compatibility with existing codes. The list never grows:
 * other games are encoded by id, after the number of games in the list.
 */
const NUMBERED_GAMES = ['ua', 'uaen', 'pocket', 'opcg', 'gundam'];
const FIELDS = [
  'decklist_content',
  'resourcedeck',
  'sidedeck',
  'considering',
] as const satisfies DeckZoneField[];

/** Quantities up to this are encoded with the number, larger ones separately. */
const SHORT_QUANTITY = 7;
const LIMITS = {
  lines: 4000,
  groups: 4000,
  suffixes: 500,
  width: 6,
  number: 2 ** 31,
  energies: 20,
} as const;

/** The content of a deck code. */
export interface CodedDeck {
  readonly gameid: string;
  readonly name: string;
  readonly deck: Deck;
  /** Energies of the deck, in games that have them. */
  readonly energy: readonly string[];
}

export type DecodedDeck =
  | { readonly ok: true; readonly coded: CodedDeck }
  | { readonly ok: false; readonly code: 'codeDamaged' | 'codeInvalid' | 'codeTooNew' };

/**
 * Encodes a deck as a short text that can be read offline: prefixes are shared, small numbers take
 * a byte, and a check sum detects errors.
 */
export function encodeDeckCode({ gameid, name, deck, energy }: CodedDeck): string {
  const writer = createCodeWriter();
  writer.number(VERSION);
  writeGame(writer, gameid);
  writer.text(name.slice(0, DECK_TEXT_LIMITS.name));
  const suffixes = listSuffixes(deck);
  writer.number(suffixes.length);
  for (const suffix of suffixes) writer.text(suffix);
  for (const field of FIELDS) writeLines(writer, deck[field], suffixes);
  // Written only if present, so that older codes stay the same.
  if (energy.length > 0) {
    writer.number(energy.length);
    for (const one of energy) writer.text(one);
  }
  const bytes = writer.toBytes();
  const whole = new Uint8Array(bytes.length + CHECKSUM_BYTES);
  whole.set(bytes);
  new DataView(whole.buffer).setUint32(bytes.length, computeCrc32(bytes));
  return SIGN + encodeBase64Url(whole);
}

/** Decodes any text: it returns a reason on failure and never throws. */
export function decodeDeckCode(text: string): DecodedDeck {
  const code = text.trim();
  const whole = code.startsWith(SIGN) ? decodeBase64Url(code.slice(SIGN.length)) : undefined;
  if (!whole || whole.length <= CHECKSUM_BYTES) return { ok: false, code: 'codeInvalid' };
  const bytes = whole.slice(0, -CHECKSUM_BYTES);
  const checksum = new DataView(whole.buffer).getUint32(bytes.length);
  if (checksum !== computeCrc32(bytes)) return { ok: false, code: 'codeDamaged' };
  const reader = createCodeReader(bytes);
  if (reader.number(LIMITS.number) !== VERSION) return { ok: false, code: 'codeTooNew' };
  const coded = readDeck(reader);
  return coded ? { ok: true, coded } : { ok: false, code: 'codeDamaged' };
}

function readDeck(reader: CodeReader): CodedDeck | undefined {
  const gameid = readGame(reader);
  const name = reader.text();
  const suffixes = Array.from({ length: reader.number(LIMITS.suffixes) }, () => reader.text());
  const lists = FIELDS.map((field) => [field, readLines(reader, suffixes)]);
  const energies = reader.isComplete() ? 0 : reader.number(LIMITS.energies);
  const energy = Array.from({ length: energies }, () => reader.text());
  if (!isGameId(gameid) || !reader.isComplete()) return undefined;
  return { gameid, name, deck: createDeck(Object.fromEntries(lists)), energy };
}

function writeGame(writer: CodeWriter, gameid: string): void {
  const place = NUMBERED_GAMES.indexOf(gameid);
  writer.number(place >= 0 ? place : NUMBERED_GAMES.length);
  if (place < 0) writer.text(gameid);
}

function readGame(reader: CodeReader): string {
  return NUMBERED_GAMES[reader.number(NUMBERED_GAMES.length)] ?? reader.text();
}

function writeLines(
  writer: CodeWriter,
  lines: readonly DeckLine[],
  suffixes: readonly string[],
): void {
  const split = lines.map((line) => ({ ...splitCardNumber(line.cardno), quantity: line.quantity }));
  const groups = [...Map.groupBy(split, ({ prefix, width }) => `${width} ${prefix}`).values()];
  writer.number(groups.length);
  for (const group of groups) {
    const [first] = group;
    if (!first) continue;
    writer.text(first.prefix);
    writer.number(first.width);
    writer.number(group.length);
    let previous = 0;
    for (const part of group.sort((left, right) => left.number - right.number)) {
      writeLine(writer, part, part.number - previous, suffixes.indexOf(part.suffix));
      previous = part.number;
    }
  }
}

/** One number combines the step from the previous card, the suffix flag and the quantity. */
function writeLine(
  writer: CodeWriter,
  { quantity }: { readonly quantity: number },
  step: number,
  suffix: number,
): void {
  const short = quantity <= SHORT_QUANTITY ? quantity : 0;
  writer.number(step * 16 + (suffix >= 0 ? 8 : 0) + short);
  if (short === 0) writer.number(quantity);
  if (suffix >= 0) writer.number(suffix);
}

function readLines(reader: CodeReader, suffixes: readonly string[]): DeckLine[] {
  const lines: DeckLine[] = [];
  const groups = reader.number(LIMITS.groups);
  for (let group = 0; group < groups && !reader.hasFailed(); group += 1) {
    const prefix = reader.text();
    const width = reader.number(LIMITS.width);
    const count = reader.number(LIMITS.lines);
    let number = 0;
    for (let line = 0; line < count && !reader.hasFailed(); line += 1) {
      const head = reader.number(LIMITS.number);
      number += Math.floor(head / 16);
      const quantity = head % 8 === 0 ? reader.number(MAXIMUM_QUANTITY) : head % 8;
      const suffix = head % 16 >= 8 ? (suffixes[reader.number(LIMITS.suffixes)] ?? '') : '';
      const parts: CardNumberParts = { prefix, width, number, suffix };
      lines.push({ cardno: joinCardNumber(parts), quantity });
    }
  }
  return lines;
}

function listSuffixes(deck: Deck): string[] {
  const all = FIELDS.flatMap((field) => deck[field]).map(
    (line) => splitCardNumber(line.cardno).suffix,
  );
  return [...new Set(all.filter((suffix) => suffix !== ''))];
}

/** Computes the CRC-32. The value for `123456789` is cbf43926. */
export function computeCrc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ POLYNOMIAL : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** Encodes bytes for use in an address without escapes. */
export function encodeBase64Url(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      text += ALPHABET[(held >> bits) & 63];
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + ALPHABET[(held << (6 - bits)) & 63] : text;
}

/** Decodes base64url; undefined if invalid. */
export function decodeBase64Url(text: string): Uint8Array | undefined {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const sign of text) {
    const value = VALUES.get(sign);
    if (value === undefined) return undefined;
    held = (held << 6) | value;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 255);
    }
    held &= (1 << bits) - 1;
  }
  return bits >= 6 || held !== 0 ? undefined : Uint8Array.from(bytes);
}
