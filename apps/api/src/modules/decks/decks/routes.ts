import {
  deckParams,
  deck,
  deckChangeHeaders,
  deckConflict,
  deckCreate,
  deckSave,
  DECK_BODY_BYTES,
  savedDeck,
} from '@deckframe/contract/decks/decks';
import { archetypeCards, archetypesSchema } from '@deckframe/contract/meta/archetypes';
import { gameParams, idempotencyHeaders } from '@deckframe/contract/params';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { toAddressKey } from '../../../lib/address-key.ts';
import { allowSharedCache, REVALIDATE } from '../../../lib/cache-control.ts';
import { printLastingCookie } from '../../../lib/cookies.ts';
import { signValue } from '../../../lib/signed-value.ts';
import type { DeckWriter } from './deck-writer.ts';
import { getReadableDeck, readDeckId, toArchetypeCards, toDeck } from './reading-service.ts';
import { createDeck, saveDeck } from './service.ts';
import { countView } from './view-service.ts';
import { hashVisitor, identifyVisitor, VISITOR_COOKIE } from './visitor.ts';

const COOKIE_SECONDS = 400 * 86_400;
const COOKIE_BYTES = 12;

export function deckViewRoutes(app: App, { clock, env, db, redis }: AppServices): void {
  const isSecure = env.PUBLIC_URL.startsWith('https:');
  const secret = env.SESSION_SECRET;

  app.post(
    '/api/games/:game/decks/:deckId/views',
    {
      config: { policy: 'decks.view' },
      schema: {
        operationId: 'recordDeckView',
        summary: 'Tell that somebody looks at a deck: once per visitor, deck and UTC day',
        tags: ['decks'],
        params: deckParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { game, deckId } = request.params;
      const seen = await getReadableDeck(db, game, deckId, () => request.findUser());
      const user = await request.findUser();
      const day = new Date(clock.now()).toISOString().slice(0, 10);
      const { identity, origin, needsCookie } = identifyVisitor({
        userId: user?.id,
        cookieHeader: request.headers.cookie,
        addressKey: toAddressKey(request.ip),
        day,
        secret,
        isSecure,
        now: clock.now(),
      });
      const place = { game, deckId: seen.id, day };
      const visitor = hashVisitor(identity, place, secret);
      const from = origin === null ? null : hashVisitor(`from:${origin}`, place, secret);
      await countView(db, redis, { ...place, visitor, origin: from });
      if (needsCookie) {
        const value = `${randomBytes(COOKIE_BYTES).toString('base64url')}/${day}`;
        const signed = signValue(value, {
          purpose: 'visitor',
          secret,
          now: clock.now(),
          seconds: COOKIE_SECONDS,
        });
        const cookie = printLastingCookie(VISITOR_COOKIE, signed, isSecure, COOKIE_SECONDS);
        reply.header('set-cookie', cookie);
      }
      return reply.code(204).send(null);
    },
  );
}

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
