import {
  adminCardsAnswer,
  adminCardsQuery,
  cardEditsAnswer,
  cardEditsBody,
  cardHistoryAnswer,
  publicationAnswer,
  publicationBody,
  scheduleParams,
  schedulesAnswer,
} from '@deckframe/contract/cards/card-admin';
import { cardParams, gameParams, idempotencyHeaders } from '@deckframe/contract/params';
import { z } from 'zod';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { cancelPublication, setPublication } from '../cards/editing/publication.ts';
import { saveEdits } from '../cards/editing/save-edits.ts';
import { getAllCards, getHistory, getSchedules } from './service.ts';

const tags = ['administration'];
const CARDS = '/api/admin/games/:game/cards';
const reading = { policy: 'cards.readAll' } as const;
const writing = { policy: 'cards.edit', proof: 'session' } as const;
/** Twenty thousand cells, of which few hold a whole text. */
const EDITS_BYTES = 8 * 1024 * 1024;

export function cardAdminRoutes(app: App, services: AppServices): void {
  readRoutes(app, services);
  writeRoutes(app, services);
  scheduleRoutes(app, services);
}

function readRoutes(app: App, { db, games }: AppServices): void {
  app.get(
    CARDS,
    {
      config: reading,
      schema: {
        operationId: 'listAllCards',
        summary: 'All cards of a game with all their columns, hidden ones too, by number',
        tags,
        params: gameParams,
        querystring: adminCardsQuery,
        response: { 200: adminCardsAnswer },
      },
    },
    async (request) => getAllCards(db, games.get(request.params.game), request.query),
  );

  app.get(
    `${CARDS}/:cardno/history`,
    {
      config: reading,
      schema: {
        operationId: 'getCardHistory',
        summary: 'What was done to a card, the newest first',
        tags,
        params: cardParams,
        response: { 200: cardHistoryAnswer },
      },
    },
    async (request) => getHistory(db, games.get(request.params.game).gameid, request.params.cardno),
  );
}

function writeRoutes(app: App, { games, memberWrite }: AppServices): void {
  app.post(
    `${CARDS}/edits`,
    {
      config: writing,
      bodyLimit: EDITS_BYTES,
      schema: {
        operationId: 'saveCardEdits',
        summary: 'Write changed cells of many cards at once, all or none',
        tags,
        params: gameParams,
        headers: idempotencyHeaders,
        body: cardEditsBody,
        response: { 200: cardEditsAnswer },
      },
    },
    async (request) => {
      const config = games.get(request.params.game);
      return memberWrite(request, (write) => saveEdits(write, config, request.body));
    },
  );

  app.post(
    `${CARDS}/publication`,
    {
      config: writing,
      bodyLimit: EDITS_BYTES,
      schema: {
        operationId: 'setCardPublication',
        summary: 'Publish or hide cards, now or at a time',
        tags,
        params: gameParams,
        headers: idempotencyHeaders,
        body: publicationBody,
        response: { 200: publicationAnswer },
      },
    },
    async (request) => {
      const game = games.get(request.params.game).gameid;
      return memberWrite(request, (write) => setPublication(write, game, request.body));
    },
  );
}

function scheduleRoutes(app: App, { db, games, memberWrite }: AppServices): void {
  app.get(
    '/api/admin/games/:game/card-schedules',
    {
      config: reading,
      schema: {
        operationId: 'listCardSchedules',
        summary: 'Which cards are to be published or hidden, and when',
        tags,
        params: gameParams,
        response: { 200: schedulesAnswer },
      },
    },
    async (request) => getSchedules(db, games.get(request.params.game).gameid),
  );

  app.delete(
    '/api/admin/games/:game/card-schedules/:scheduleId',
    {
      config: writing,
      schema: {
        operationId: 'cancelCardSchedule',
        summary: 'Cancel what was to be published or hidden',
        tags,
        params: scheduleParams,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { game, scheduleId } = request.params;
      await memberWrite(request, (write) => cancelPublication(write, game, scheduleId));
      return reply.code(204).send(null);
    },
  );
}
