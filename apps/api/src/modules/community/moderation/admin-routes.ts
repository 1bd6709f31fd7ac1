import * as endpoints from '@deckframe/contract/community/admin-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { decideAppeal, getOpenAppeals } from './appeal-service.ts';
import { decideReport, getReports } from './service.ts';

export function appealAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.listAppeals, async (request) => getOpenAppeals(db, request.query.after));

  handle(app, endpoints.decideAppeal, async (request) => {
    const { appealId } = request.params;
    await memberWrite(request, (write) => decideAppeal(write, appealId, request.body));
  });
}

export function reportAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.listReports, async (request) => getReports(db, request.query));

  handle(app, endpoints.decideReport, async (request) => {
    const { reportId } = request.params;
    await memberWrite(request, (write) => decideReport(write, { reportId, ...request.body }));
  });
}
