import type { Deck } from '../deck/deck.ts';

/** Notations of a card line, each with an example. */
export const LINE_STYLES = [
  'countXNumber', // 4 x ST04-008
  'countNumber', // 4 ST04-008
  'countNumberName', // 4 ST04-008 Dopp
  'countNameNumber', // 4 Dopp ST04-008, 4 Dopp [ST04-008], 4 Dopp (ST04-008)
  'countNameSetNumber', // 2 Dopp A1 96
  'countName', // 4 Dopp
  'numberCount', // ST04-008 x4, Dopp ST04-008 4
  'nameCount', // Dopp x4
  'number', // ST04-008, once per copy
  'name', // Dopp
] as const;

export type LineStyle = (typeof LINE_STYLES)[number];

/** How a card was identified, if not by its number. */
export type ReadNote = 'byName' | 'otherPrinting';

export interface ReadLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly cardno: string;
  readonly quantity: number;
  /** Id of the target zone. */
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
  /** The unknown number, or the numbers that match a name. */
  readonly numbers: readonly string[];
  /** Similar cards, best match first. */
  readonly near: readonly string[];
  /** The count of the line; 1 if it has none. */
  readonly quantity: number;
}

/** The preview of an import. */
export interface ImportReport {
  /** The cards that were parsed. */
  readonly deck: Deck;
  /** The deck name in the text; empty if none. */
  readonly name: string;
  /** The energies in the text; empty if none. */
  readonly energy: readonly string[];
  readonly read: readonly ReadLine[];
  readonly unread: readonly UnreadLine[];
  /** The lines as parsed. A corrected line replaces the one at its number. */
  readonly lines: readonly string[];
  /** Unknown numbers, each once. */
  readonly unknownNumbers: readonly string[];
}
