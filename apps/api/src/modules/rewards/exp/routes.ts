import {
  leaderboardAnswer,
  leaderboardQuery,
  membersNamedAnswer,
  membersNamedQuery,
  ownRank,
} from '@deckframe/contract/community/community';
import { idempotencyHeaders } from '@deckframe/contract/params';
import { cosmeticsAnswer } from '@deckframe/contract/rewards/cosmetics';
import { expResultsAnswer } from '@deckframe/contract/rewards/exp';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { allowSharedCache } from '../../../lib/cache-control.ts';
import { requireUser } from '../../../lib/require-user.ts';
import {
  getCosmetics,
  findMembersNamed,
  getLeaderboard,
  getOwnRank,
  takeResults,
} from './service.ts';

export function cosmeticRoutes(app: App, { db }: AppServices): void {
  app.get(
    '/api/cosmetics',
    {
      config: { policy: 'profiles.read' },
      schema: {
        operationId: 'listCosmetics',
        summary: 'Everything there is to wear, how it is earned, and the rewards of the levels',
        tags: ['profile'],
        response: { 200: cosmeticsAnswer },
      },
    },
    async (request, reply) => {
      const answer = await getCosmetics(db);
      allowSharedCache(request, reply);
      return answer;
    },
  );
}

const tags = ['community'];

export function leaderboardRoutes(app: App, { db }: AppServices): void {
  app.get(
    '/api/leaderboard',
    {
      config: { policy: 'leaderboard.read' },
      schema: {
        operationId: 'getLeaderboard',
        summary: 'Members by EXP, 25 a page',
        tags,
        querystring: leaderboardQuery,
        response: { 200: leaderboardAnswer },
      },
    },
    async (request) => getLeaderboard(db, request.query),
  );

  app.get(
    '/api/members',
    {
      config: { policy: 'leaderboard.read' },
      schema: {
        operationId: 'findMembersNamed',
        summary: 'The first members whose name begins so',
        tags,
        querystring: membersNamedQuery,
        response: { 200: membersNamedAnswer },
      },
    },
    async (request) => findMembersNamed(db, request.query.name),
  );

  app.get(
    '/api/me/rank',
    {
      config: { policy: 'community.take-part' },
      schema: {
        operationId: 'getOwnRank',
        summary: 'Your rank: 1 + members with more EXP',
        tags,
        response: { 200: ownRank },
      },
    },
    async (request) => getOwnRank(db, (await requireUser(request)).id),
  );
}

export function expRoutes(app: App, { memberWrite }: AppServices): void {
  app.post(
    '/api/me/exp-results',
    {
      config: { policy: 'exp.take' },
      schema: {
        operationId: 'takeExpResults',
        summary: 'Take what was earned without an open answer; each entry is given once',
        tags: ['community'],
        headers: idempotencyHeaders,
        response: { 200: expResultsAnswer },
      },
    },
    async (request) =>
      memberWrite(request, async ({ db, user }) => ({
        exp: await takeResults(db, user.id, () => {
          request.log.warn('a kept EXP result has an unknown format and was dropped');
        }),
      })),
  );
}
