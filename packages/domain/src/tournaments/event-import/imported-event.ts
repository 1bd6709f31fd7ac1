import type { DeckZoneField } from '../../game-config-deck.ts';

/** Limits of an imported event. */
export const IMPORT_LIMITS = { players: 2000, lines: 40_000, faults: 50, link: 300 } as const;

export const IMPORT_PARTS = ['document', 'event', 'lists', 'standings'] as const;
export const IMPORT_FAULTS = [
  'missingColumn',
  'missingValue',
  'tooLong',
  'badNumber',
  'badPlace',
  'nameTwice',
  'tooFewPlayers',
  'tooManyPlayers',
  'unknownPlayer',
  'unknownZone',
  'unknownCard',
  'notRead',
  'inTheFuture',
  'unknownTimeZone',
] as const;

/** A fault with its kind, line and text. */
export type ImportFault = {
  readonly part: (typeof IMPORT_PARTS)[number];
  readonly code: (typeof IMPORT_FAULTS)[number];
  /** Line of the table; null for the whole file. */
  readonly line: number | null;
  readonly value: string;
};

export type ImportedPlayer = {
  readonly name: string;
  readonly place: number;
  readonly points: number;
  /** Null if unknown. */
  readonly wins: number | null;
  readonly deckName: string;
  readonly archetype: string;
  readonly line: number;
};

/** Copies of a card in a player's list. */
export type ImportedCard = {
  readonly player: string;
  readonly zone: Exclude<DeckZoneField, 'considering'>;
  readonly quantity: number;
  readonly cardno: string;
  readonly line: number;
};

export type ImportedTables = {
  readonly players: readonly ImportedPlayer[];
  readonly cards: readonly ImportedCard[];
  readonly faults: readonly ImportFault[];
};
