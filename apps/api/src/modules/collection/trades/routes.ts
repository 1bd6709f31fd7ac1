import * as endpoints from '@deckframe/contract/collection/endpoints';
import { type TradeView } from '@deckframe/contract/collection/trades';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { FastifyRequest } from 'fastify';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import { handle } from '../../../lib/handle.ts';
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

export function tradeMatchRoutes(app: App, { clock, db, memberWrite }: AppServices): void {
  handle(app, endpoints.listTradeMatches, async (request) => {
    const { id: userId } = await requireUser(request);
    return getMatches(db, { game: request.params.game, userId }, request.query, clock.now());
  });

  handle(app, endpoints.getTradePartner, async (request) => {
    const { game, userId: partnerId } = request.params;
    const { id: userId } = await requireUser(request);
    return getPartner(db, { game, userId }, partnerId);
  });

  handle(app, endpoints.getTradeSettings, async (request) =>
    getSettings(db, (await requireUser(request)).id),
  );

  handle(app, endpoints.changeTradeSettings, async (request) =>
    memberWrite(request, (write) => changeSettings(write.db, write.user.id, request.body), {
      limits: [TRADE_WRITES_LIMIT],
    }),
  );
}

export function tradeRoutes(app: App, services: AppServices): void {
  readRoutes(app, services);
  claimRoute(app, services);
  const write = createWrite(services);
  offerRoutes(app, write);
  answerRoutes(app, write);
}

function readRoutes(app: App, { db }: AppServices): void {
  handle(app, endpoints.listTrades, async (request) => {
    const { id: userId } = await requireUser(request);
    return readTrades(db, { game: request.params.game, userId }, request.query);
  });

  handle(app, endpoints.getTrade, async (request) => {
    const { game, tradeId: id } = request.params;
    const { id: userId } = await requireUser(request);
    return readTrade(db, { game, id, userId });
  });
}

function claimRoute(app: App, { db }: AppServices): void {
  handle(app, endpoints.listTakenCopies, async (request) => {
    const { id: userId } = await requireUser(request);
    const { deck } = request.query;
    const deckId = deck === undefined ? undefined : readDeckId(deck);
    const { game } = request.params;
    const claims = await readClaims(db, game, userId, { deckId });
    return { ...claims, elsewhere: await countElsewhere(db, game, userId) };
  });
}

type Effect = (write: TradeWrite, userId: UserId) => Promise<TradeChange>;
type Write = (request: FastifyRequest, effect: Effect, limit?: DatabaseLimit) => Promise<TradeView>;

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
  handle(app, endpoints.proposeTrade, async (request) =>
    write(request, (open, userId) => propose(open, request.params.game, userId, request.body)),
  );

  handle(app, endpoints.counterTrade, async (request) => {
    const { game, tradeId: id } = request.params;
    return write(request, (open, userId) => counter(open, { game, id, userId }, request.body));
  });

  handle(app, endpoints.addTradeNote, async (request) => {
    const { game, tradeId: id } = request.params;
    const { text } = request.body;
    return write(request, (open, userId) => addNote(open, { game, id, userId }, text), NOTES_LIMIT);
  });
}

function answerRoutes(app: App, write: Write): void {
  handle(app, endpoints.confirmTrade, async (request) => {
    const { game, tradeId: id } = request.params;
    const { round } = request.body;
    return write(request, (open, userId) =>
      answer(open, { game, id, userId }, { kind: 'confirm', round }),
    );
  });

  for (const [kind, endpoint] of [
    ['decline', endpoints.declineTrade],
    ['withdraw', endpoints.withdrawTrade],
    ['undo', endpoints.undoTrade],
  ] as const) {
    handle(app, endpoint, async (request) => {
      const { game, tradeId: id } = request.params;
      return write(request, (open, userId) => answer(open, { game, id, userId }, { kind }));
    });
  }
}
