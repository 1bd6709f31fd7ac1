import {
  CUSTOM_SERIES_PAGE,
  customSeries,
  seriesBody,
  seriesMemberBody,
  seriesMemberParams,
  seriesPage,
  seriesParams,
  seriesPublication,
  seriesQuery,
} from '@deckframe/contract/creators/custom-series';
import { gameParams, idempotencyHeaders } from '@deckframe/contract/params';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { can } from '@deckframe/domain/accounts/access/can';
import { requireUser } from '../../../lib/require-user.ts';
import {
  listPublic,
  toSeries,
  addEditor,
  asResource,
  changeSeries,
  createSeries,
  getReadableSeries,
  publishSeries,
  removeEditor,
  removeSeries,
  SERIES_WRITES_LIMIT,
} from './service.ts';
import { listOwnSeries } from './queries.ts';

const tags = ['custom series'];
const PATH = '/api/games/:game/custom-series';
const ONE = `${PATH}/:seriesId`;
const reading = { policy: 'customSeries.read' } as const;
const writing = { policy: 'customSeries.write' } as const;
const response = { 200: customSeries };
const limits = [SERIES_WRITES_LIMIT];

export function customSeriesRoutes(app: App, services: AppServices): void {
  readRoutes(app, services);
  writeRoutes(app, services);
  publicationRoutes(app, services);
  memberRoutes(app, services);
}

function readRoutes(app: App, { db }: AppServices): void {
  app.get(
    PATH,
    {
      config: reading,
      schema: {
        operationId: 'listCustomSeries',
        summary: 'Published fan-made series, the newest first',
        tags,
        params: gameParams,
        querystring: seriesQuery,
        response: { 200: seriesPage },
      },
    },
    async (request) => listPublic(db, request.params.game, request.query, CUSTOM_SERIES_PAGE),
  );

  app.get(
    '/api/games/:game/my-custom-series',
    {
      config: writing,
      schema: {
        operationId: 'listOwnCustomSeries',
        summary: 'Fan-made series that one owns or works on',
        tags,
        params: gameParams,
        response: { 200: seriesPage },
      },
    },
    async (request) => {
      const user = await requireUser(request);
      const rows = await listOwnSeries(db, request.params.game, user.id);
      return { series: rows.map((row) => toSeries(row, true)), next: null };
    },
  );

  app.get(
    ONE,
    {
      config: reading,
      schema: {
        operationId: 'getCustomSeries',
        summary: 'One fan-made series',
        tags,
        params: seriesParams,
        response,
      },
    },
    async (request) => {
      const user = await request.findUser();
      const row = await getReadableSeries(db, request.params, user);
      return toSeries(row, can(user, 'custom-series.see-hidden', asResource(row)));
    },
  );
}

function writeRoutes(app: App, { memberWrite }: AppServices): void {
  app.post(
    PATH,
    {
      config: writing,
      schema: {
        operationId: 'createCustomSeries',
        summary: 'A new fan-made series, a draft at first',
        tags,
        params: gameParams,
        headers: idempotencyHeaders,
        body: seriesBody,
        response,
      },
    },
    async (request) =>
      memberWrite(
        request,
        async (write) =>
          toSeries(await createSeries(write, request.params.game, request.body), true),
        { limits },
      ),
  );

  app.put(
    ONE,
    {
      config: writing,
      schema: {
        operationId: 'changeCustomSeries',
        summary: 'Give a series another name and description; If-Match names its version',
        tags,
        params: seriesParams,
        headers: idempotencyHeaders,
        body: seriesBody,
        response,
      },
    },
    async (request) =>
      memberWrite(
        request,
        async (write) => toSeries(await changeSeries(write, request.params, request.body), true),
        { limits },
      ),
  );

  app.delete(
    ONE,
    {
      config: writing,
      schema: {
        operationId: 'deleteCustomSeries',
        summary: 'Delete a series with all its cards',
        tags,
        params: seriesParams,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await memberWrite(request, (write) => removeSeries(write, request.params), { limits });
      return reply.code(204).send(null);
    },
  );
}

function publicationRoutes(app: App, { memberWrite }: AppServices): void {
  app.put(
    `${ONE}/publication`,
    {
      config: writing,
      schema: {
        operationId: 'publishCustomSeries',
        summary: 'Show a series to everyone, or make it a draft again',
        tags,
        params: seriesParams,
        headers: idempotencyHeaders,
        body: seriesPublication,
        response,
      },
    },
    async (request) =>
      memberWrite(
        request,
        async (write) => toSeries(await publishSeries(write, request.params, request.body), true),
        { limits },
      ),
  );
}

function memberRoutes(app: App, { memberWrite }: AppServices): void {
  app.post(
    `${ONE}/members`,
    {
      config: writing,
      schema: {
        operationId: 'addCustomSeriesMember',
        summary: 'Let another member work on a series',
        tags,
        params: seriesParams,
        headers: idempotencyHeaders,
        body: seriesMemberBody,
        response,
      },
    },
    async (request) =>
      memberWrite(
        request,
        async (write) =>
          toSeries(await addEditor(write, request.params, request.body.username), true),
        { limits },
      ),
  );

  app.delete(
    `${ONE}/members/:userId`,
    {
      config: writing,
      schema: {
        operationId: 'removeCustomSeriesMember',
        summary: 'Let a member work on a series no longer, or leave it oneself',
        tags,
        params: seriesMemberParams,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { userId, ...place } = request.params;
      await memberWrite(request, (write) => removeEditor(write, place, userId), { limits });
      return reply.code(204).send(null);
    },
  );
}
