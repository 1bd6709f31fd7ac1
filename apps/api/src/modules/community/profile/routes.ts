import * as endpoints from '@deckframe/contract/community/endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { allowSharedCache } from '../../../lib/cache-control.ts';
import { handle } from '../../../lib/handle.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { changeProfile, getOwnProfile, getPublicProfile } from './service.ts';

export function profileRoutes(app: App, { db, games, memberWrite }: AppServices): void {
  handle(app, endpoints.getProfile, async (request, reply) => {
    const profile = await getPublicProfile(db, games, request.params.userId);
    allowSharedCache(request, reply);
    return profile;
  });

  handle(app, endpoints.getOwnProfile, async (request) =>
    getOwnProfile(db, games, (await requireUser(request)).id),
  );

  handle(app, endpoints.changeProfile, async (request) =>
    memberWrite(
      request,
      ({ db: trx, user, requestId }) =>
        changeProfile(trx, games, { user, change: request.body, requestId }),
      { locksMember: request.body.username !== undefined },
    ),
  );
}
