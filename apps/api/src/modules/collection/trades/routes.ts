import {
  matchesAnswer,
  matchesQuery,
  partnerAnswer,
  partnerParams,
  tradeSettings,
} from '@deckframe/contract/collection/trade-matches';
import {
  claimsAnswer,
  claimsQuery,
  tradeConfirmation,
  tradeCounter,
  tradeNoteBody,
  tradeOffer,
  tradeParams,
  tradesAnswer,
  tradesQuery,
  tradeView,
  type TradeView,
} from '@deckframe/contract/collection/trades';
import { gameParams, idempotencyHeaders } from '@deckframe/contract/params';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { FastifyRequest } from 'fastify';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import { userTopic } from '../../../lib/live-bus.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { readDeckId } from '../../decks/decks/reading-service.ts';
import { countElsewhere } from './match-queries.ts';
import { changeSettings, getMatches, getPartner, getSettings } from './matches.ts';
import { readClaims, readTrade, readTrades } from './read-trades.ts';
import {
  TRADE_WRITES_LIMIT,
  addNote,
  answer,
  counter,
  NOTES_LIMIT,
  propose,
  type TradeChange,
  type TradeWrite,
} from './service.ts';

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

const PATH = '/api/games/:game/trades';
const ONE = `${PATH}/:tradeId`;

const response = { 200: tradeView };

export function tradeRoutes(app: App, services: AppServices): void {
  readRoutes(app, services);
  claimRoute(app, services);
  const write = createWrite(services);
  offerRoutes(app, write);
  answerRoutes(app, write);
}

function readRoutes(app: App, { db }: AppServices): void {
  app.get(
    PATH,
    {
      config,
      schema: {
        operationId: 'listTrades',
        summary: 'One’s trades of a game, open or over',
        tags,
        params: gameParams,
        querystring: tradesQuery,
        response: { 200: tradesAnswer },
      },
    },
    async (request) => {
      const { id: userId } = await requireUser(request);
      return readTrades(db, { game: request.params.game, userId }, request.query);
    },
  );

  app.get(
    ONE,
    {
      config,
      schema: {
        operationId: 'getTrade',
        summary: 'A trade of one’s own, with its notes and steps',
        tags,
        params: tradeParams,
        response,
      },
    },
    async (request) => {
      const { game, tradeId: id } = request.params;
      const { id: userId } = await requireUser(request);
      return readTrade(db, { game, id, userId });
    },
  );
}

function claimRoute(app: App, { db }: AppServices): void {
  app.get(
    '/api/games/:game/my-taken-copies',
    {
      config,
      schema: {
        operationId: 'listTakenCopies',
        summary: 'Copies of one’s own that are in sleeved decks or promised in open trades',
        tags,
        params: gameParams,
        querystring: claimsQuery,
        response: { 200: claimsAnswer },
      },
    },
    async (request) => {
      const { id: userId } = await requireUser(request);
      const { deck } = request.query;
      const deckId = deck === undefined ? undefined : readDeckId(deck);
      const { game } = request.params;
      const claims = await readClaims(db, game, userId, { deckId });
      return { ...claims, elsewhere: await countElsewhere(db, game, userId) };
    },
  );
}

type Effect = (write: TradeWrite, userId: UserId) => Promise<TradeChange>;
type Write = (request: FastifyRequest, effect: Effect, limit?: DatabaseLimit) => Promise<TradeView>;

/** After the commit both hear of it. */
function createWrite({ live, memberWrite }: AppServices): Write {
  return async (request, effect, limit = TRADE_WRITES_LIMIT) => {
    let told: readonly UserId[] = [];
    const view = await memberWrite(
      request,
      async (open) => {
        const change = await effect(open, open.user.id);
        told = change.traders;
        return change.view;
      },
      { limits: [limit] },
    );
    live.publish('trade', ...told.map(userTopic));
    return view;
  };
}

function offerRoutes(app: App, write: Write): void {
  app.post(
    PATH,
    {
      config,
      schema: {
        operationId: 'proposeTrade',
        summary: 'Propose a trade to a member',
        tags,
        params: gameParams,
        headers: idempotencyHeaders,
        body: tradeOffer,
        response,
      },
    },
    async (request) =>
      write(request, (open, userId) => propose(open, request.params.game, userId, request.body)),
  );

  app.post(
    `${ONE}/counter`,
    {
      config,
      schema: {
        operationId: 'counterTrade',
        summary: 'Replace the terms of a trade by others',
        tags,
        params: tradeParams,
        headers: idempotencyHeaders,
        body: tradeCounter,
        response,
      },
    },
    async (request) => {
      const { game, tradeId: id } = request.params;
      return write(request, (open, userId) => counter(open, { game, id, userId }, request.body));
    },
  );

  app.post(
    `${ONE}/notes`,
    {
      config,
      schema: {
        operationId: 'addTradeNote',
        summary: 'A note to the other one',
        tags,
        params: tradeParams,
        headers: idempotencyHeaders,
        body: tradeNoteBody,
        response,
      },
    },
    async (request) => {
      const { game, tradeId: id } = request.params;
      const { text } = request.body;
      return write(
        request,
        (open, userId) => addNote(open, { game, id, userId }, text),
        NOTES_LIMIT,
      );
    },
  );
}

function answerRoutes(app: App, write: Write): void {
  app.post(
    `${ONE}/confirm`,
    {
      config,
      schema: {
        operationId: 'confirmTrade',
        summary: 'Confirm a round of terms; with the second confirmation both collections change',
        tags,
        params: tradeParams,
        headers: idempotencyHeaders,
        body: tradeConfirmation,
        response,
      },
    },
    async (request) => {
      const { game, tradeId: id } = request.params;
      const { round } = request.body;
      return write(request, (open, userId) =>
        answer(open, { game, id, userId }, { kind: 'confirm', round }),
      );
    },
  );

  for (const [kind, operationId, summary] of [
    ['decline', 'declineTrade', 'Decline a trade that was proposed to one'],
    ['withdraw', 'withdrawTrade', 'Withdraw a trade that one has proposed'],
    ['undo', 'undoTrade', 'Ask to undo a trade within a day; when both have, the cards go back'],
  ] as const) {
    app.post(
      `${ONE}/${kind}`,
      {
        config,
        schema: {
          operationId,
          summary,
          tags,
          params: tradeParams,
          headers: idempotencyHeaders,
          response,
        },
      },
      async (request) => {
        const { game, tradeId: id } = request.params;
        return write(request, (open, userId) => answer(open, { game, id, userId }, { kind }));
      },
    );
  }
}
