import {
  leaderboardAnswer,
  leaderboardQuery,
  membersNamedAnswer,
  membersNamedQuery,
  ownRank,
} from '@deckframe/contract/community/community';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { requireUser } from '../../lib/require-user.ts';
import { findMembersNamed, getLeaderboard, getOwnRank } from './service.ts';

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
