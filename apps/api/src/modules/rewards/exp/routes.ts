import * as endpoints from '@deckframe/contract/rewards/endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { allowSharedCache } from '../../../lib/cache-control.ts';
import { handle } from '../../../lib/handle.ts';
import { requireUser } from '../../../lib/require-user.ts';
import {
  getCosmetics,
  findMembersNamed,
  getLeaderboard,
  getOwnRank,
  takeResults,
} from './service.ts';

export function cosmeticRoutes(app: App, { db }: AppServices): void {
  handle(app, endpoints.listCosmetics, async (request, reply) => {
    const answer = await getCosmetics(db);
    allowSharedCache(request, reply);
    return answer;
  });
}

export function leaderboardRoutes(app: App, { db }: AppServices): void {
  handle(app, endpoints.getLeaderboard, async (request) => getLeaderboard(db, request.query));

  handle(app, endpoints.findMembersNamed, async (request) =>
    findMembersNamed(db, request.query.name),
  );

  handle(app, endpoints.getOwnRank, async (request) =>
    getOwnRank(db, (await requireUser(request)).id),
  );
}

export function expRoutes(app: App, { memberWrite }: AppServices): void {
  handle(app, endpoints.takeExpResults, async (request) =>
    memberWrite(request, async ({ db, user }) => ({
      exp: await takeResults(db, user.id, () => {
        request.log.warn('a kept EXP result has an unknown format and was dropped');
      }),
    })),
  );
}
