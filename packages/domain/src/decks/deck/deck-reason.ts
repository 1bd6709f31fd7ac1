/** Why a deck breaks a rule, or a card cannot be added. The words are in the contract's messages. */
export const DECK_REASON_CODES = [
  'UNKNOWN_CARD',
  'COPY_LIMIT',
  'RESTRICTED',
  'BANNED',
  'FORBIDDEN_PAIR',
  'ONE_OF_GROUP',
  'ZONE_TOO_SMALL',
  'ZONE_TOO_LARGE',
  'WRONG_ZONE',
  'NOT_A_DECK_CARD',
  'TOO_MANY_COLORS',
  'LEADER_COLOR',
  'COUNT_COLUMN',
  'TOO_FEW_BASICS',
  'TOO_FEW_ENERGIES',
  'TOO_MANY_ENERGIES',
  'MIXED_SERIES',
  'UNRELEASED',
  'FAN_MADE',
] as const;

export type DeckReasonCode = (typeof DECK_REASON_CODES)[number];

export interface DeckReason {
  readonly code: DeckReasonCode;
  readonly params: Readonly<Record<string, string | number>>;
  /** Numbers of the cards that it is about, as the deck holds them; empty for the whole deck. */
  readonly cards: readonly string[];
  /** Id of the zone that it is about. */
  readonly zone?: string;
}
