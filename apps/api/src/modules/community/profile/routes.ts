import { userIdParams } from '@deckframe/contract/accounts/account';
import { idempotencyHeaders } from '@deckframe/contract/params';
import { ownProfile, profileChange, publicProfile } from '@deckframe/contract/community/profile';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { allowSharedCache } from '../../../lib/cache-control.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { changeProfile, getOwnProfile, getPublicProfile } from './service.ts';

const OWN_PATH = '/api/me/profile';

export function profileRoutes(app: App, { db, games, memberWrite }: AppServices): void {
  app.get(
    '/api/users/:userId',
    {
      config: { policy: 'profiles.read' },
      schema: {
        operationId: 'getProfile',
        summary: 'What everybody may see of a member',
        tags: ['profile'],
        params: userIdParams,
        response: { 200: publicProfile },
      },
    },
    async (request, reply) => {
      const profile = await getPublicProfile(db, games, request.params.userId);
      allowSharedCache(request, reply);
      return profile;
    },
  );

  app.get(
    OWN_PATH,
    {
      config: { policy: 'profile.edit' },
      schema: {
        operationId: 'getOwnProfile',
        summary: 'The own profile, with the items one owns',
        tags: ['profile'],
        response: { 200: ownProfile },
      },
    },
    async (request) => getOwnProfile(db, games, (await requireUser(request)).id),
  );

  app.patch(
    OWN_PATH,
    {
      config: { policy: 'profile.edit' },
      schema: {
        operationId: 'changeProfile',
        summary: 'Change the own profile; absent fields stay as they are',
        tags: ['profile'],
        headers: idempotencyHeaders,
        body: profileChange,
        response: { 200: ownProfile },
      },
    },
    async (request) =>
      memberWrite(
        request,
        ({ db: trx, user, requestId }) =>
          changeProfile(trx, games, { user, change: request.body, requestId }),
        { locksMember: request.body.username !== undefined },
      ),
  );
}
