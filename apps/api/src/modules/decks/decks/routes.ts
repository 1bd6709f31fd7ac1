import {
  deck,
  deckChangeHeaders,
  deckConflict,
  deckCreate,
  deckParams,
  deckSave,
  DECK_BODY_BYTES,
  savedDeck,
} from '@deckframe/contract/decks/decks';
import { archetypeCards, archetypesSchema } from '@deckframe/contract/meta/archetypes';
import { gameParams, idempotencyHeaders } from '@deckframe/contract/params';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { allowSharedCache, REVALIDATE } from '../../../lib/cache-control.ts';
import { getReadableDeck, readDeckId, toDeck } from '../../deck-reading/service.ts';
import type { DeckWriter } from './deck-writer.ts';
import { toArchetypeCards } from '../mapping.ts';
import { createDeck, saveDeck } from './service.ts';

export function deckRoutes(app: App, services: AppServices, writer: DeckWriter): void {
  oneDeckRoutes(app, services, writer);
  archetypeRoutes(app, services, writer);
}

function oneDeckRoutes(
  app: App,
  { clock, db, ids, memberWrite }: AppServices,
  writer: DeckWriter,
): void {
  app.post(
    '/api/games/:game/decks',
    {
      bodyLimit: DECK_BODY_BYTES,
      config: { policy: 'decks.save' },
      schema: {
        operationId: 'createDeck',
        summary: 'A new deck; its id may be made by the client',
        tags: ['decks'],
        params: gameParams,
        headers: idempotencyHeaders,
        body: deckCreate,
        response: { 200: savedDeck, 409: deckConflict.partial({ stored: true }) },
      },
    },
    async (request) => {
      const { id: shown, ...save } = request.body;
      const id = readDeckId(shown ?? ids.deckId(clock.now()));
      const { game } = request.params;
      return memberWrite(
        request,
        (write) => createDeck(writer.open(write, game), id, save),
        writer.saveRules,
      );
    },
  );

  app.get(
    '/api/games/:game/decks/:deckId',
    {
      config: { policy: 'decks.read' },
      schema: {
        operationId: 'getDeck',
        summary: 'One deck; a private one for its owner only',
        tags: ['decks'],
        params: deckParams,
        response: { 200: deck },
      },
    },
    async (request, reply) => {
      const { game, deckId } = request.params;
      const row = await getReadableDeck(db, game, deckId, () => request.findUser());
      // Whoever is signed in may be about to edit, and needs the newest version.
      if (row.visibility === 1 && request.headers.cookie === undefined) {
        reply.header('vary', 'cookie');
        allowSharedCache(request, reply);
      }
      return toDeck(row);
    },
  );

  app.put(
    '/api/games/:game/decks/:deckId',
    {
      bodyLimit: DECK_BODY_BYTES,
      config: { policy: 'decks.save' },
      schema: {
        operationId: 'saveDeck',
        summary: 'The next version of a deck of one’s own',
        tags: ['decks'],
        params: deckParams,
        headers: deckChangeHeaders,
        body: deckSave,
        response: { 200: savedDeck, 409: deckConflict },
      },
    },
    async (request) => {
      const { game, deckId } = request.params;
      const id = readDeckId(deckId);
      return memberWrite(
        request,
        (write) => saveDeck(writer.open(write, game), id, write.requireVersion(), request.body),
        writer.saveRules,
      );
    },
  );
}

function archetypeRoutes(app: App, { db, games }: AppServices, writer: DeckWriter): void {
  app.get(
    '/v3/:game/config/archetypes.json',
    {
      config: { policy: 'games.read' },
      schema: {
        operationId: 'getArchetypes',
        summary: 'Kinds of decks that players of a game know by name',
        tags: ['games'],
        params: gameParams,
        response: { 200: archetypesSchema },
      },
    },
    async (request, reply) => {
      const named = writer.archetypes.named(games.get(request.params.game));
      reply.header('cache-control', REVALIDATE);
      return named as never;
    },
  );

  app.get(
    '/api/games/:game/archetypes',
    {
      config: { policy: 'games.read' },
      schema: {
        operationId: 'listArchetypeCards',
        summary: 'Kinds of decks that the cards of a game tell, beside those of its file',
        tags: ['games'],
        params: gameParams,
        response: { 200: archetypeCards },
      },
    },
    async (request, reply) => {
      const config = games.get(request.params.game);
      const gathered = await writer.archetypes.gathered(db, config);
      allowSharedCache(request, reply);
      return toArchetypeCards(gathered);
    },
  );
}
