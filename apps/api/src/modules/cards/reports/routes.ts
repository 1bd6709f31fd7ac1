import {
  cardReportBody,
  cardReportedAnswer,
  ownCardReportsAnswer,
  ownCardReportsQuery,
  reportsOfCardAnswer,
} from '@deckframe/contract/cards/card-reports';
import { cardParams, gameParams, idempotencyHeaders } from '@deckframe/contract/params';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { CARD_REPORT_LIMIT, getOwnReports, getReportsOfCard, reportCard } from './service.ts';

const tags = ['community'];
const config = { policy: 'community.take-part' } as const;

export function cardReportRoutes(app: App, { db, env, memberWrite }: AppServices): void {
  app.post(
    '/api/games/:game/card-reports',
    {
      config,
      schema: {
        operationId: 'reportCard',
        summary: 'Report an error of a card; the same error is one report, however many send it',
        tags,
        params: gameParams,
        headers: idempotencyHeaders,
        body: cardReportBody,
        response: { 200: cardReportedAnswer },
      },
    },
    async (request) => {
      const said = { ...request.body, game: request.params.game };
      return memberWrite(request, (write) => reportCard(write.db, env, write.user, said), {
        limits: [CARD_REPORT_LIMIT],
      });
    },
  );

  app.get(
    '/api/games/:game/cards/:cardno/reports',
    {
      config,
      schema: {
        operationId: 'getReportsOfCard',
        summary: 'Which errors of a card are reported, and what became of your own reports',
        tags,
        params: cardParams,
        response: { 200: reportsOfCardAnswer },
      },
    },
    async (request) => {
      const { id } = await requireUser(request);
      return getReportsOfCard(db, id, request.params.game, request.params.cardno);
    },
  );

  app.get(
    '/api/me/card-reports',
    {
      config,
      schema: {
        operationId: 'listOwnCardReports',
        summary: 'Your reports of cards, the newest first',
        tags,
        querystring: ownCardReportsQuery,
        response: { 200: ownCardReportsAnswer },
      },
    },
    async (request) => getOwnReports(db, (await requireUser(request)).id, request.query.before),
  );
}
