import * as endpoints from '@deckframe/contract/cards/admin-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { getCardReports, reopenReport, resolveReport } from './service.ts';

export function cardReportAdminRoutes(app: App, services: AppServices): void {
  const { db, env, games, memberWrite } = services;

  handle(app, endpoints.listCardReports, async (request) => {
    const { treated, after } = request.query;
    const { gameid } = games.get(request.params.game);
    return getCardReports(db, gameid, { treated: treated === 'true', after });
  });

  handle(app, endpoints.resolveCardReport, async (request) => {
    await memberWrite(request, (write) => resolveReport(write, env, request.params, request.body));
  });

  handle(app, endpoints.reopenCardReport, async (request) => {
    await memberWrite(request, (write) => reopenReport(write, request.params));
  });
}
