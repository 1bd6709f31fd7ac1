import {
  cardNumberUse,
  renumberBegun,
  renumberBody,
  renumberParams,
  renumbersAnswer,
} from '@deckframe/contract/cards/card-numbers';
import { cardParams, gameParams, idempotencyHeaders } from '@deckframe/contract/params';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { beginRenumber, getNumberUse, getRuns, undoRenumber } from './service.ts';

const tags = ['administration'];
const RUNS = '/api/admin/games/:game/renumbers';
const writing = { policy: 'catalogue.manage', proof: 'session' } as const;

export function cardNumberAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    '/api/admin/games/:game/card-numbers/:cardno',
    {
      config: { policy: 'catalogue.manage' },
      schema: {
        operationId: 'getCardNumberUse',
        summary: 'Where a card number stands: decks, collections, trades and what goes by the card',
        tags,
        params: cardParams,
        response: { 200: cardNumberUse },
      },
    },
    async (request) => getNumberUse(db, request.params.game, request.params.cardno),
  );

  app.get(
    RUNS,
    {
      config: { policy: 'catalogue.manage' },
      schema: {
        operationId: 'listRenumbers',
        summary:
          'Cards that got another number, the newest first, with how far the worker has come',
        tags,
        params: gameParams,
        response: { 200: renumbersAnswer },
      },
    },
    async (request) => getRuns(db, request.params.game),
  );

  app.post(
    RUNS,
    {
      config: writing,
      schema: {
        operationId: 'beginRenumber',
        summary: 'Give a card another number; the old one leads to it at once',
        tags,
        params: gameParams,
        headers: idempotencyHeaders,
        body: renumberBody,
        response: { 201: renumberBegun },
      },
    },
    async (request, reply) => {
      const { game } = request.params;
      reply.code(201);
      return memberWrite(request, (write) => beginRenumber(write, game, request.body));
    },
  );

  app.post(
    `${RUNS}/:id/undo`,
    {
      config: writing,
      schema: {
        operationId: 'undoRenumber',
        summary: 'Give a card its old number back, with everything that was rewritten',
        tags,
        params: renumberParams,
        headers: idempotencyHeaders,
        response: { 200: renumberBegun },
      },
    },
    async (request) => {
      const { game, id } = request.params;
      return memberWrite(request, (write) => undoRenumber(write, game, Number(id)));
    },
  );
}
