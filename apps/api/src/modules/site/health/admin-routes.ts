import * as endpoints from '@deckframe/contract/site/admin-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { getSiteHealth, retryFailedJob, startInvariantRun } from './site-health-service.ts';

export function siteHealthAdminRoutes(app: App, services: AppServices): void {
  const { memberWrite } = services;
  handle(app, endpoints.getSiteHealth, async (request) =>
    getSiteHealth(services, request.query.hours),
  );

  handle(app, endpoints.retryJob, async (request) => {
    await memberWrite(request, ({ db, user, requestId }) =>
      retryFailedJob(db, request.params.jobId, { userId: user.id, requestId }),
    );
  });

  handle(app, endpoints.startInvariantRun, async (request) =>
    memberWrite(request, ({ db, user, requestId }) =>
      startInvariantRun(db, { userId: user.id, requestId }),
    ),
  );
}
