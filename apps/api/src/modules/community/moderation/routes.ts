import * as endpoints from '@deckframe/contract/community/endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { APPEAL_LIMIT, appealRemoval, getOwnAppeals } from './appeal-service.ts';
import { findReported, report, REPORT_LIMIT } from './service.ts';

export function appealRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.appealRemoval, async (request) => {
    const { text, ...appealed } = request.body;
    await memberWrite(request, (write) => appealRemoval(write, appealed, text), {
      limits: [APPEAL_LIMIT],
    });
  });

  handle(app, endpoints.listOwnAppeals, async (request) =>
    getOwnAppeals(db, await requireUser(request)),
  );
}

export function reportRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.reportContent, async (request) => {
    const user = await requireUser(request);
    const { contentType, reason } = request.body;
    const reported = await findReported(db, user, request.body);
    await memberWrite(
      request,
      (write) => report(write.db, { ...reported, userId: user.id, contentType, reason }),
      { limits: [REPORT_LIMIT] },
    );
  });
}
