import { deck, deckModeration, deckParams } from '@deckframe/contract/decks';
import { removalBody } from '@deckframe/contract/moderation';
import { idempotencyHeaders } from '@deckframe/contract/params';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { readDeckId } from '../deck-reading/service.ts';
import type { DeckWriter } from './deck-writer.ts';
import { moderateDeck } from './flags.ts';
import { removeDeck, restoreDeck } from './moderation.ts';

const REMOVAL = '/api/admin/games/:game/decks/:deckId/removal';

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

  const removal = {
    config: { policy: 'decks.moderate', proof: 'session' },
    schema: {
      tags: ['administration'],
      params: deckParams,
      headers: idempotencyHeaders,
      response: { 200: deck },
    },
  } as const;

  app.put(
    REMOVAL,
    {
      ...removal,
      schema: {
        ...removal.schema,
        operationId: 'removeDeck',
        summary: 'Take a deck out of public, whatever its owner does; the owner is told the reason',
        body: removalBody,
      },
    },
    async (request) => {
      const { game, deckId } = request.params;
      const id = readDeckId(deckId);
      return memberWrite(request, (write) => removeDeck(write, game, id, request.body.reason));
    },
  );

  app.delete(
    REMOVAL,
    {
      ...removal,
      schema: {
        ...removal.schema,
        operationId: 'restoreDeck',
        summary: 'Let a removed deck be seen again, as its owner decides',
      },
    },
    async (request) => {
      const { game, deckId } = request.params;
      const id = readDeckId(deckId);
      return memberWrite(request, (write) => restoreDeck(write, game, id));
    },
  );
}
