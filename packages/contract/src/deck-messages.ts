import type { DeckReasonCode } from '@deckframe/domain/decks/deck/deck-rules';
import { ERROR_MESSAGES } from './messages.ts';

/** Why a deck breaks a rule, or why a card was not added. */
export const DECK_REASON_MESSAGES = {
  UNKNOWN_CARD: '{card} is not in the catalogue',
  COPY_LIMIT: '{card}: {count} copies, at most {maximum} allowed',
  RESTRICTED: '{card} is limited: {count} copies, at most {maximum} allowed',
  BANNED: '{card} is banned',
  FORBIDDEN_PAIR: '{first} and {second} may not be in one deck',
  ONE_OF_GROUP: 'Only one of these may be in a deck: {cards}',
  ZONE_TOO_SMALL: '{zone}: {count} of {size} cards',
  ZONE_TOO_LARGE: '{zone}: {count} cards, {size} allowed',
  WRONG_ZONE: '{card} belongs to another part of the deck: {zone}',
  NOT_A_DECK_CARD: '{card} is never part of a deck',
  TOO_MANY_COLORS: '{count} colors ({colors}), at most {maximum} allowed',
  LEADER_COLOR: "{card} has none of the leader's colors ({colors})",
  COUNT_COLUMN: '{value}: {count} cards, at most {maximum} allowed',
  TOO_FEW_BASICS: '{value}: {count} cards, at least {minimum} needed',
  TOO_FEW_ENERGIES: 'Energy: {count} chosen, at least {minimum} needed',
  TOO_MANY_ENERGIES: 'Energy: {count} chosen, at most {maximum} allowed',
  MIXED_SERIES: '{count} series in one deck: {series}',
  UNRELEASED: '{card} is not released yet: {series}, {date}',
  FAN_MADE: '{card} is fan-made',
} as const satisfies Record<DeckReasonCode, string>;

/** Texts of importing and exporting decks. */
export const TRANSFER_MESSAGES = {
  noValidCards: 'No valid cards found in import',
  invalidCardNumber: 'Invalid card number: {id}',
  imported: 'Decklist imported successfully',
  importError: 'Error importing decklist: {message}',
  exportError: 'Error exporting decklist as text file: {message}',
  invalidUrl: 'Invalid decklist URL format',
  unsupportedGame: ERROR_MESSAGES.GAME_NOT_FOUND,
  urlWait: 'Please wait {n} seconds before fetching from this URL again',
  codeInvalid: 'This is not a deck code.',
  codeDamaged: 'This deck code is damaged: a character is missing or wrong.',
  codeTooNew: 'This deck code was made by a newer version. Reload the page and try again.',
  codeOtherGame: 'This deck code is for another game: {game}',
} as const;
