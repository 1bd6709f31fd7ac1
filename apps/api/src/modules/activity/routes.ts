import { userIdParams } from '@deckframe/contract/account-fields';
import {
  activityAnswer,
  activityQuery,
  discussionsAnswer,
} from '@deckframe/contract/community/activity';
import { gameParams } from '@deckframe/contract/params';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { allowSharedCache } from '../../lib/cache-control.ts';
import { getDiscussions } from './discussions.ts';
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

  app.get(
    '/api/games/:game/discussions',
    {
      config: { policy: 'community.read' },
      schema: {
        operationId: 'listDiscussions',
        summary: 'Cards and decks that members talked about last',
        tags: ['community'],
        params: gameParams,
        response: { 200: discussionsAnswer },
      },
    },
    async (request, reply) => {
      const discussions = await getDiscussions(services, request.params.game);
      allowSharedCache(request, reply);
      return discussions;
    },
  );
}
