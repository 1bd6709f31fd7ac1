import { deck, deckModeration, deckParams } from '@deckframe/contract/decks/decks';
import { idempotencyHeaders } from '@deckframe/contract/params';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { removalRoutes } from '../../../lib/removal-routes.ts';
import { readDeckId } from './reading-service.ts';
import type { DeckWriter } from './deck-writer.ts';
import { moderateDeck, hideDeck } from './moderation.ts';

export function deckAdminRoutes(app: App, { memberWrite }: AppServices, writer: DeckWriter): void {
  app.put(
    '/api/admin/games/:game/decks/:deckId/moderation',
    {
      config: { policy: 'decks.moderate', proof: 'session' },
      schema: {
        operationId: 'moderateDeck',
        summary: 'Lock a deck, or make it a starter deck',
        tags: ['administration'],
        params: deckParams,
        headers: idempotencyHeaders,
        body: deckModeration,
        response: { 200: deck },
      },
    },
    async (request) => {
      const { game, deckId } = request.params;
      const id = readDeckId(deckId);
      return memberWrite(request, (write) =>
        moderateDeck(writer.open(write, game), id, request.body, write.requestId),
      );
    },
  );

  removalRoutes(app, memberWrite, {
    url: '/api/admin/games/:game/decks/:deckId/removal',
    policy: 'decks.moderate',
    params: deckParams,
    answer: deck,
    remove: {
      operationId: 'removeDeck',
      summary: 'Take a deck out of public, whatever its owner does; the owner is told the reason',
    },
    restore: {
      operationId: 'restoreDeck',
      summary: 'Let a removed deck be seen again, as its owner decides',
    },
    moderate: async (write, { game, deckId }, removal) =>
      hideDeck(write, game, readDeckId(deckId), removal),
  });
}
