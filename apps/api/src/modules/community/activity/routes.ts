import { userIdParams } from '@deckframe/contract/accounts/account';
import {
  activityAnswer,
  activityQuery,
  discussionsAnswer,
} from '@deckframe/contract/community/activity';
import {
  followedAnswer,
  followedQuery,
  followState,
  userParams,
} from '@deckframe/contract/community/community';
import { idempotencyHeaders, gameParams } from '@deckframe/contract/params';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { allowSharedCache } from '../../../lib/cache-control.ts';
import { userTopic } from '../../../lib/live-bus.ts';
import { requireUser } from '../../../lib/require-user.ts';
import {
  getDiscussions,
  follow,
  FOLLOW_LIMIT,
  getFollow,
  listFollowedMembers,
  unfollow,
  getActivity,
} from './service.ts';

const tags = ['community'];
const PATH = '/api/users/:userId/follow';

export function followRoutes(app: App, { db, live, memberWrite }: AppServices): void {
  app.get(
    '/api/me/follows',
    {
      config: { policy: 'community.take-part' },
      schema: {
        operationId: 'listFollowed',
        summary: 'Whom you follow',
        tags,
        querystring: followedQuery,
        response: { 200: followedAnswer },
      },
    },
    async (request) =>
      listFollowedMembers(db, (await requireUser(request)).id, request.query.after),
  );

  app.get(
    PATH,
    {
      config: { policy: 'community.read' },
      schema: {
        operationId: 'getFollow',
        summary: 'How many follow a member, and whether you do',
        tags,
        params: userParams,
        response: { 200: followState },
      },
    },
    async (request) => getFollow(db, (await request.findUser())?.id ?? null, request.params.userId),
  );

  for (const [method, operationId, summary, change] of [
    ['PUT', 'followUser', 'Follow a member', follow],
    ['DELETE', 'unfollowUser', 'Follow a member no longer', unfollow],
  ] as const) {
    app.route({
      method,
      url: PATH,
      config: { policy: 'community.take-part' },
      schema: {
        operationId,
        summary,
        tags,
        params: userParams,
        headers: idempotencyHeaders,
        response: { 200: followState },
      },
      handler: async (request) => {
        const { userId } = request.params;
        const state = await memberWrite(request, (write) => change(write, write.user.id, userId), {
          limits: [FOLLOW_LIMIT],
        });
        live.publish('follow', userTopic(userId));
        return state;
      },
    });
  }
}

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
