import {
  cardReportParams,
  cardReportsAnswer,
  cardReportsQuery,
  reportResolution,
} from '@deckframe/contract/cards/card-reports';
import { gameParams, idempotencyHeaders } from '@deckframe/contract/params';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { getCardReports, reopenReport, resolveReport } from './service.ts';

const tags = ['administration'];
const PATH = '/api/admin/games/:game/card-reports';
const writing = { policy: 'community.moderate', proof: 'session' } as const;

export function cardReportAdminRoutes(app: App, services: AppServices): void {
  const { db, env, memberWrite } = services;

  app.get(
    PATH,
    {
      config: { policy: 'community.moderate' },
      schema: {
        operationId: 'listCardReports',
        summary: 'Untreated reports of a game, the oldest first; treated ones, the newest first',
        tags,
        params: gameParams,
        querystring: cardReportsQuery,
        response: { 200: cardReportsAnswer },
      },
    },
    async (request) => {
      const { treated, after } = request.query;
      return getCardReports(db, request.params.game, { treated: treated === 'true', after });
    },
  );

  app.put(
    `${PATH}/:reportId/resolution`,
    {
      config: writing,
      schema: {
        operationId: 'resolveCardReport',
        summary: 'Answer a report; everybody who sent it is told, with a banner where one is given',
        tags,
        params: cardReportParams,
        headers: idempotencyHeaders,
        body: reportResolution,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await memberWrite(request, (write) =>
        resolveReport(write, env, request.params, request.body),
      );
      return reply.code(204).send(null);
    },
  );

  app.delete(
    `${PATH}/:reportId/resolution`,
    {
      config: writing,
      schema: {
        operationId: 'reopenCardReport',
        summary: 'Take an answer back, with its notice or gift; not once somebody has claimed it',
        tags,
        params: cardReportParams,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await memberWrite(request, (write) => reopenReport(write, request.params));
      return reply.code(204).send(null);
    },
  );
}
