import { randomBytes } from 'node:crypto';
import { deckParams } from '@deckframe/contract/decks/decks';
import { z } from 'zod';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { toAddressKey } from '../../lib/address-key.ts';
import { printLastingCookie } from '../../lib/cookies.ts';
import { signValue } from '../../lib/signed-value.ts';
import { getReadableDeck } from '../deck-reading/service.ts';
import { countView } from '../decks/decks/view-service.ts';
import { hashVisitor, identifyVisitor, VISITOR_COOKIE } from '../decks/decks/visitor.ts';

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
      const deck = await getReadableDeck(db, game, deckId, () => request.findUser());
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
      const place = { game, deckId: deck.id, day };
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
