import type { Deck } from '../deck/deck.ts';

/** The ways in which people write a card of a deck. The comment shows one of each. */
export const LINE_STYLES = [
  'countXNumber', // 4 x ST04-008
  'countNumber', // 4 ST04-008
  'countNumberName', // 4 ST04-008 Dopp
  'countNameNumber', // 4 Dopp ST04-008, 4 Dopp [ST04-008], 4 Dopp (ST04-008)
  'countNameSetNumber', // 2 Dopp A1 96
  'countName', // 4 Dopp
  'numberCount', // ST04-008 x4, Dopp ST04-008 4
  'nameCount', // Dopp x4
  'number', // ST04-008, and so once for each copy
  'name', // Dopp
] as const;

export type LineStyle = (typeof LINE_STYLES)[number];

/** What a card was read by, where not by its very number. */
export type ReadNote = 'byName' | 'otherPrinting';

export interface ReadLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly cardno: string;
  readonly quantity: number;
  /** Id of the zone that it goes to. */
  readonly zone: string;
  readonly style: LineStyle;
  readonly note?: ReadNote;
}

export const UNREAD_CODES = [
  'unknownNumber',
  'unknownName',
  'ambiguousName',
  'notADeckCard',
  'quantity',
  'tooLong',
] as const;

export interface UnreadLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly code: (typeof UNREAD_CODES)[number];
  /** The number that no card has, or the numbers that a name could mean. */
  readonly numbers: readonly string[];
  /** Cards that may be meant, the likeliest first. */
  readonly near: readonly string[];
  /** How many the line asks for; 1 where it does not say. */
  readonly quantity: number;
}

/** What an import would do, told before it does anything. */
export interface ImportReport {
  /** The cards that were read. */
  readonly deck: Deck;
  /** The name that the text gives the deck; blank for none. */
  readonly name: string;
  /** The energies that the text names, in games that choose them; empty for none. */
  readonly energy: readonly string[];
  readonly read: readonly ReadLine[];
  readonly unread: readonly UnreadLine[];
  /** The text line by line as it was read: a line that is mended takes the place of its number. */
  readonly lines: readonly string[];
  /** Numbers that no card has, each once. */
  readonly unknownNumbers: readonly string[];
}
