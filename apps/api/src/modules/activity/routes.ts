import { userIdParams } from '@deckframe/contract/account-fields';
import { activityAnswer, activityQuery } from '@deckframe/contract/activity';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { allowSharedCache } from '../../lib/cache-control.ts';
import { getActivity } from './service.ts';

export function activityRoutes(app: App, services: AppServices): void {
  app.get(
    '/api/users/:userId/activity',
    {
      config: { policy: 'profiles.read' },
      schema: {
        operationId: 'getActivity',
        summary: 'Public decks, comments and ratings of a member in all games, newest first',
        tags: ['profile'],
        params: userIdParams,
        querystring: activityQuery,
        response: { 200: activityAnswer },
      },
    },
    async (request, reply) => {
      const { kind, after } = request.query;
      const { userId } = request.params;
      const activity = await getActivity(services, { userId, kind, after });
      allowSharedCache(request, reply);
      return activity;
    },
  );
}
