import { removalBody } from '../community/moderation.ts';
import { endpoint } from '../endpoint.ts';
import { deck, deckModeration, deckParams } from './decks.ts';

export const moderateDeck = endpoint('PUT /api/admin/games/:game/decks/:deckId/moderation', {
  operationId: 'moderateDeck',
  summary: 'Lock a deck, or make it a starter deck',
  tags: ['administration'],
  policy: 'decks.moderate',
  proof: 'session',
  params: deckParams,
  body: deckModeration,
  result: deck,
  write: 'keyed',
});

export const removeDeck = endpoint('PUT /api/admin/games/:game/decks/:deckId/removal', {
  operationId: 'removeDeck',
  summary: 'Take a deck out of public, whatever its owner does; the owner is told the reason',
  tags: ['administration'],
  policy: 'decks.moderate',
  proof: 'session',
  params: deckParams,
  body: removalBody,
  result: deck,
  write: 'keyed',
});

export const restoreDeck = endpoint('DELETE /api/admin/games/:game/decks/:deckId/removal', {
  operationId: 'restoreDeck',
  summary: 'Let a removed deck be seen again, as its owner decides',
  tags: ['administration'],
  policy: 'decks.moderate',
  proof: 'session',
  params: deckParams,
  result: deck,
  write: 'keyed',
});
