import * as endpoints from '@deckframe/contract/staff/admin-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { listAnswers } from './queries.ts';
import {
  getEntries,
  addAnswer,
  claimItem,
  getClaims,
  releaseItem,
  removeAnswer,
} from './service.ts';

export function auditAdminRoutes(app: App, { db }: AppServices): void {
  handle(app, endpoints.listAudit, async (request) => getEntries(db, request.query));
}

export function reportQueueAdminRoutes(app: App, services: AppServices): void {
  claimRoutes(app, services);
  answerRoutes(app, services);
}

function claimRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.listReportClaims, async (request) =>
    getClaims(db, (await requireUser(request)).id),
  );

  handle(app, endpoints.claimQueueItem, async (request) => {
    const { item } = request.params;
    await memberWrite(request, (write) => claimItem(write, item));
  });

  handle(app, endpoints.releaseQueueItem, async (request) => {
    const { item } = request.params;
    await memberWrite(request, (write) => releaseItem(write, item));
  });
}

function answerRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.listCannedAnswers, async () => ({ answers: await listAnswers(db) }));

  handle(app, endpoints.storeCannedAnswer, async (request) =>
    memberWrite(request, (write) => addAnswer(write, request.body)),
  );

  handle(app, endpoints.deleteCannedAnswer, async (request) => {
    await memberWrite(request, (write) => removeAnswer(write, request.params.answerId));
  });
}
