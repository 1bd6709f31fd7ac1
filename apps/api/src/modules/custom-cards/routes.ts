import {
  customCard,
  customCardChange,
  customCardParams,
  customCardsAnswer,
  newCustomCard,
  seriesParams,
} from '@deckframe/contract/creators/custom-series';
import { idempotencyHeaders } from '@deckframe/contract/params';
import { can } from '@deckframe/domain/accounts/access/can';
import { z } from 'zod';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import {
  asResource,
  getReadableSeries,
  toCustomCard,
  toSeries,
} from '../creators/series/service.ts';
import { customBatchRoutes } from './batch-routes.ts';
import { customPictureRoutes } from './picture-routes.ts';
import { listCards } from './queries.ts';
import { addCard, CARD_WRITES_LIMIT, changeCard, removeCard } from './service.ts';

const tags = ['custom series'];
const PATH = '/api/games/:game/custom-series/:seriesId/cards';
const ONE = `${PATH}/:cardId`;
const reading = { policy: 'customSeries.read' } as const;
const writing = { policy: 'customSeries.write' } as const;
const response = { 200: customCard };
const limits = [CARD_WRITES_LIMIT];

export async function customCardRoutes(app: App, services: AppServices): Promise<void> {
  readRoute(app, services);
  writeRoutes(app, services);
  customBatchRoutes(app, services);
  await customPictureRoutes(app, services);
}

function readRoute(app: App, { db }: AppServices): void {
  app.get(
    PATH,
    {
      config: reading,
      schema: {
        operationId: 'listCustomCards',
        summary: 'The cards of a fan-made series, by its series_map',
        tags,
        params: seriesParams,
        response: { 200: customCardsAnswer },
      },
    },
    async (request) => {
      const user = await request.findUser();
      const row = await getReadableSeries(db, request.params, user);
      const cards = await listCards(db, row.gameid, row.id);
      const isInside = can(user, 'custom-series.see-hidden', asResource(row));
      return { series: toSeries(row, isInside), cards: cards.map(toCustomCard) };
    },
  );
}

function writeRoutes(app: App, { games, memberWrite }: AppServices): void {
  app.post(
    PATH,
    {
      config: writing,
      schema: {
        operationId: 'createCustomCard',
        summary: 'A new card of a fan-made series',
        tags,
        params: seriesParams,
        headers: idempotencyHeaders,
        body: newCustomCard,
        response,
      },
    },
    async (request) => {
      const { game, seriesId } = request.params;
      const config = games.get(game);
      return memberWrite(
        request,
        async (write) => toCustomCard(await addCard(write, config, seriesId, request.body.fields)),
        { limits },
      );
    },
  );

  app.put(
    ONE,
    {
      config: writing,
      schema: {
        operationId: 'changeCustomCard',
        summary: 'Change some cells of a card; each names what it held before',
        tags,
        params: customCardParams,
        headers: idempotencyHeaders,
        body: customCardChange,
        response,
      },
    },
    async (request) => {
      const config = games.get(request.params.game);
      return memberWrite(
        request,
        async (write) =>
          toCustomCard(await changeCard(write, config, request.params, request.body.cells)),
        { limits },
      );
    },
  );

  app.delete(
    ONE,
    {
      config: writing,
      schema: {
        operationId: 'deleteCustomCard',
        summary: 'Delete a card of a fan-made series',
        tags,
        params: customCardParams,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await memberWrite(request, (write) => removeCard(write, request.params), { limits });
      return reply.code(204).send(null);
    },
  );
}
