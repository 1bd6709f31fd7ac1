import { gameParams, idempotencyHeaders } from '@deckframe/contract/params';
import {
  matchesAnswer,
  matchesQuery,
  partnerAnswer,
  partnerParams,
  tradeSettings,
} from '@deckframe/contract/collection/trade-matches';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { requireUser } from '../../lib/require-user.ts';
import {
  changeSettings,
  getMatches,
  getPartner,
  getSettings,
} from '../collection/trades/matches.ts';
import { TRADE_WRITES_LIMIT } from './service.ts';

const tags = ['trades'];
const config = { policy: 'trades.take-part' } as const;
const SETTINGS = '/api/me/trade-settings';

export function tradeMatchRoutes(app: App, { clock, db, memberWrite }: AppServices): void {
  app.get(
    '/api/games/:game/trade-matches',
    {
      config,
      schema: {
        operationId: 'listTradeMatches',
        summary: 'Members who offer what you want or want what you offer, both ways first',
        tags,
        params: gameParams,
        querystring: matchesQuery,
        response: { 200: matchesAnswer },
      },
    },
    async (request) => {
      const { id: userId } = await requireUser(request);
      return getMatches(db, { game: request.params.game, userId }, request.query, clock.now());
    },
  );

  app.get(
    '/api/games/:game/trade-partners/:userId',
    {
      config,
      schema: {
        operationId: 'getTradePartner',
        summary: 'What you and a member could trade',
        tags,
        params: partnerParams,
        response: { 200: partnerAnswer },
      },
    },
    async (request) => {
      const { game, userId: partnerId } = request.params;
      const { id: userId } = await requireUser(request);
      return getPartner(db, { game, userId }, partnerId);
    },
  );

  app.get(
    SETTINGS,
    {
      config,
      schema: {
        operationId: 'getTradeSettings',
        summary: 'How you trade',
        tags,
        response: { 200: tradeSettings },
      },
    },
    async (request) => getSettings(db, (await requireUser(request)).id),
  );

  app.put(
    SETTINGS,
    {
      config: { ...config, proof: 'session' },
      schema: {
        operationId: 'changeTradeSettings',
        summary: 'Change how you trade',
        tags,
        headers: idempotencyHeaders,
        body: tradeSettings,
        response: { 200: tradeSettings },
      },
    },
    async (request) =>
      memberWrite(request, (write) => changeSettings(write.db, write.user.id, request.body), {
        limits: [TRADE_WRITES_LIMIT],
      }),
  );
}
