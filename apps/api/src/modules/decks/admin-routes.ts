import { deck, deckModeration, deckParams } from '@deckframe/contract/decks';
import { idempotencyHeaders } from '@deckframe/contract/params';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { readDeckId } from '../deck-reading/service.ts';
import type { DeckWriter } from './deck-writer.ts';
import { moderateDeck } from './keeping.ts';

export function deckAdminRoutes(app: App, { memberWrite }: AppServices, writer: DeckWriter): void {
  app.put(
    '/api/admin/games/:game/decks/:deckId/moderation',
    {
      config: { policy: 'decks.moderate' },
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
}
