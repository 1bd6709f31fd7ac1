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
  summary: 'Remove a deck; its owner sees the reason',
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
  summary: 'Restore a removed deck with the visibility its owner chose',
  tags: ['administration'],
  policy: 'decks.moderate',
  proof: 'session',
  params: deckParams,
  result: deck,
  write: 'keyed',
});
