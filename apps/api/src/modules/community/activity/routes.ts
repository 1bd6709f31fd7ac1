import * as endpoints from '@deckframe/contract/community/endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { allowSharedCache } from '../../../lib/cache-control.ts';
import { handle } from '../../../lib/handle.ts';
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

export function followRoutes(app: App, { db, live, memberWrite }: AppServices): void {
  handle(app, endpoints.listFollowed, async (request) =>
    listFollowedMembers(db, (await requireUser(request)).id, request.query.after),
  );

  handle(app, endpoints.getFollow, async (request) =>
    getFollow(db, (await request.findUser())?.id ?? null, request.params.userId),
  );

  for (const [endpoint, change] of [
    [endpoints.followUser, follow],
    [endpoints.unfollowUser, unfollow],
  ] as const) {
    handle(app, endpoint, async (request) => {
      const { userId } = request.params;
      const state = await memberWrite(request, (write) => change(write, write.user.id, userId), {
        limits: [FOLLOW_LIMIT],
      });
      live.publish('follow', userTopic(userId));
      return state;
    });
  }
}

export function activityRoutes(app: App, services: AppServices): void {
  handle(app, endpoints.getActivity, async (request, reply) => {
    const { kind, after } = request.query;
    const { userId } = request.params;
    const activity = await getActivity(services, { userId, kind, after });
    allowSharedCache(request, reply);
    return activity;
  });

  handle(app, endpoints.listDiscussions, async (request, reply) => {
    const discussions = await getDiscussions(services, request.params.game);
    allowSharedCache(request, reply);
    return discussions;
  });
}
