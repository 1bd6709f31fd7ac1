import * as endpoints from '@deckframe/contract/decks/endpoints';
import { randomBytes } from 'node:crypto';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { toAddressKey } from '../../../lib/address-key.ts';
import { allowSharedCache, REVALIDATE } from '../../../lib/cache-control.ts';
import { printLastingCookie } from '../../../lib/cookies.ts';
import { handle } from '../../../lib/handle.ts';
import { signValue } from '../../../lib/signed-value.ts';
import { listCardsOf } from './deck-book-service.ts';
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

  handle(app, endpoints.recordDeckView, async (request, reply) => {
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
  });
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
  handle(app, endpoints.createDeck, async (request) => {
    const { id: shown, ...save } = request.body;
    const id = readDeckId(shown ?? ids.deckId(clock.now()));
    const { game } = request.params;
    return memberWrite(
      request,
      (write) => createDeck(writer.open(write, game), id, save),
      writer.saveRules,
    );
  });

  handle(app, endpoints.getDeck, async (request, reply) => {
    const { game, deckId } = request.params;
    const row = await getReadableDeck(db, game, deckId, () => request.findUser());
    // Members may edit the deck and need the newest version, so only visitors get a cached one.
    if (row.visibility === 1 && request.headers.cookie === undefined) {
      reply.header('vary', 'cookie');
      allowSharedCache(request, reply);
    }
    return { ...toDeck(row), cards: await listCardsOf(db, row) };
  });

  handle(app, endpoints.saveDeck, async (request) => {
    const { game, deckId } = request.params;
    const id = readDeckId(deckId);
    return memberWrite(
      request,
      (write) => saveDeck(writer.open(write, game), id, write.requireVersion(), request.body),
      writer.saveRules,
    );
  });
}

function archetypeRoutes(app: App, { db, games }: AppServices, writer: DeckWriter): void {
  handle(app, endpoints.getArchetypes, async (request, reply) => {
    const named = writer.archetypes.named(games.get(request.params.game));
    reply.header('cache-control', REVALIDATE);
    return named as never;
  });

  handle(app, endpoints.listArchetypeCards, async (request, reply) => {
    const config = games.get(request.params.game);
    const gathered = await writer.archetypes.gathered(db, config);
    allowSharedCache(request, reply);
    return toArchetypeCards(gathered);
  });
}
