import * as endpoints from '@deckframe/contract/staff/admin-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { listOwnSessions } from '../../accounts/session/service.ts';
import { signOutEverywhere, endOne } from './service.ts';

export function userSessionAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.listSessionsOfUser, async (request) =>
    listOwnSessions(db, request.params.userId, undefined),
  );

  handle(app, endpoints.endSessionOfUser, async (request) => {
    const { userId, sessionId } = request.params;
    await memberWrite(request, ({ db: trx, user: actor, requestId }) =>
      endOne(trx, { actor, userId, requestId }, sessionId),
    );
  });

  handle(app, endpoints.endSessionsOfUser, async (request) => {
    const { userId } = request.params;
    await memberWrite(request, ({ db: trx, user: actor, requestId }) =>
      signOutEverywhere(trx, { actor, userId, requestId }),
    );
  });
}
