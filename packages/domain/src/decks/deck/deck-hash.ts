import { DECK_ZONE_FIELDS } from '../../game-config-deck.ts';
import { type DeckRules, originalKeyOf } from './deck-rules.ts';
import { type Deck, sumLines } from './deck.ts';
import type { JudgedDeck } from './judge-deck.ts';
import { isReleased } from './deck-series.ts';

/**
 * Hashes the played cards of a deck to 64 hex digits, ignoring printings and considered cards. A
 * known list therefore earns nothing again.
 */
export function hashDeck(rules: DeckRules, deck: Deck): string {
  const asides = new Set(
    rules.config.zones.filter((zone) => zone.notPlayed === true).map((zone) => zone.field),
  );
  const lists = DECK_ZONE_FIELDS.filter((field) => !asides.has(field)).map((field) => {
    const originals = deck[field].map(({ cardno, quantity }) => ({
      cardno: originalKeyOf(rules, cardno),
      quantity,
    }));
    return [field, sumLines(originals).map(({ cardno, quantity }) => [cardno, quantity])];
  });
  return hashSha256(toUtf8(JSON.stringify([rules.config.gameid, ...lists])));
}

/** Hashes a list submitted to a tournament: its cards and energies in any order. */
export function hashList(rules: DeckRules, { cards, energy }: JudgedDeck): string {
  const played = hashDeck(rules, cards);
  return energy.length === 0
    ? played
    : hashSha256(toUtf8(JSON.stringify([played, energy.toSorted()])));
}

/** Increase when the same rules are interpreted differently. */
const READING = 1;

/** Identifies the rules of a day. Decks judged by other rules are judged again. */
export function printRules({ config, ruleSet, today }: DeckRules): string {
  const unreleased = Object.entries(config.series ?? {})
    .filter(([, entry]) => !isReleased(entry, today))
    .map(([prefix]) => prefix);
  const parts = [
    READING,
    config.gameid,
    config.zones,
    config.energyChoice,
    config.copyLimit_column,
    config.bannedRestrictedCards,
    ruleSet,
    config.maximumColorsPerDeck,
    [config.basicRule, config.minimumBasicCards],
    config.deckbuilderCountColumns,
    [config.hasLeader, config.leader_column, config.leader_value, config.leaderColorRule],
    [config.deckSeparators_column, config.ignoredSeparators],
    [config.singleSeriesDeck, config.wildcardSeries],
    unreleased,
  ];
  return hashSha256(toUtf8(JSON.stringify(parts))).slice(0, 20);
}

const ROUNDS = 64;
const BLOCK = 64;

/** Computes SHA-256 in hex. `domain` can use neither Node's nor the browser's version. */
export function hashSha256(bytes: Uint8Array): string {
  const state = Uint32Array.from(firstPrimes(8), (prime) => fraction(Math.sqrt(prime)));
  const constants = Uint32Array.from(firstPrimes(ROUNDS), (prime) => fraction(Math.cbrt(prime)));
  const padded = pad(bytes);
  const words = new Uint32Array(ROUNDS);
  for (let start = 0; start < padded.length; start += BLOCK) {
    fillWords(words, padded, start);
    mixBlock(state, words, constants);
  }
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}

function mixBlock(state: Uint32Array, words: Uint32Array, constants: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
  for (let round = 0; round < ROUNDS; round += 1) {
    const bigOne = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + bigOne + choice + at(constants, round) + at(words, round)) >>> 0;
    const bigZero = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e] = [g, f, e, (d + first) >>> 0];
    [d, c, b, a] = [c, b, a, (first + bigZero + majority) >>> 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) {
    state[index] = at(state, index) + word;
  }
}

type Eight = [number, number, number, number, number, number, number, number];

function fillWords(words: Uint32Array, padded: Uint8Array, start: number): void {
  const view = new DataView(padded.buffer, start, BLOCK);
  for (let index = 0; index < 16; index += 1) words[index] = view.getUint32(index * 4);
  for (let index = 16; index < ROUNDS; index += 1) {
    const [older, newer] = [at(words, index - 15), at(words, index - 2)];
    const small = rotate(older, 7) ^ rotate(older, 18) ^ (older >>> 3);
    const large = rotate(newer, 17) ^ rotate(newer, 19) ^ (newer >>> 10);
    words[index] = at(words, index - 16) + small + at(words, index - 7) + large;
  }
}

/** Adds a one bit, zeroes, and the length in bits in the last eight bytes. */
function pad(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length * 8);
  return padded;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes;
}

function fraction(value: number): number {
  return Math.floor((value - Math.floor(value)) * 2 ** 32);
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function at(words: Uint32Array, index: number): number {
  return words[index] ?? 0;
}

/** Encodes a text as UTF-8. Lone surrogates become the replacement character. */
export function toUtf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text.toWellFormed()) {
    const point = character.codePointAt(0) ?? 0;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), tail(point, 0));
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), tail(point, 6), tail(point, 0));
    else bytes.push(0xf0 | (point >> 18), tail(point, 12), tail(point, 6), tail(point, 0));
  }
  return Uint8Array.from(bytes);
}

function tail(point: number, shift: number): number {
  return 0x80 | ((point >> shift) & 0x3f);
}
