import * as endpoints from '@deckframe/contract/accounts/account-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { block, listOwnBlocks, unblock } from './service.ts';

export function blockRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.listBlocks, async (request) =>
    listOwnBlocks(db, (await requireUser(request)).id, request.query.after),
  );

  handle(app, endpoints.blockUser, async (request) => {
    const { userId } = request.params;
    await memberWrite(request, (write) => block(write.db, write.user.id, userId));
  });

  handle(app, endpoints.unblockUser, async (request) => {
    const { userId } = request.params;
    await memberWrite(request, (write) => unblock(write.db, write.user.id, userId));
  });
}
