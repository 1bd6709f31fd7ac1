import { deckLike, likedAnswer } from '@deckframe/contract/community/community';
import { seriesParams } from '@deckframe/contract/creators/custom-series';
import { idempotencyHeaders } from '@deckframe/contract/params';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { getReadableSeries } from '../creators/series/service.ts';
import { getSeriesLike, likeSeries, unlikeSeries } from '../community/likes/series-likes.ts';
import { LIKE_LIMIT } from '../community/likes/service.ts';

const tags = ['community'];
const PATH = '/api/games/:game/custom-series/:seriesId/like';

export function seriesLikeRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    PATH,
    {
      config: { policy: 'community.read' },
      schema: {
        operationId: 'getCustomSeriesLike',
        summary: 'How many like a fan-made series, and whether you do',
        tags,
        params: seriesParams,
        response: { 200: deckLike },
      },
    },
    async (request) => {
      const user = await request.findUser();
      await getReadableSeries(db, request.params, user);
      return getSeriesLike(db, { ...request.params, userId: user?.id ?? null });
    },
  );

  app.put(
    PATH,
    {
      config: { policy: 'community.take-part' },
      schema: {
        operationId: 'likeCustomSeries',
        summary: 'Like a fan-made series',
        tags,
        params: seriesParams,
        headers: idempotencyHeaders,
        response: { 200: likedAnswer },
      },
    },
    async (request) =>
      memberWrite(
        request,
        async (write) => {
          const { db: open, user } = write;
          const { name, owner_id: ownerId } = await getReadableSeries(open, request.params, user);
          return likeSeries(write, { ...request.params, userId: user.id, ownerId, name });
        },
        { limits: [LIKE_LIMIT] },
      ),
  );

  app.delete(
    PATH,
    {
      config: { policy: 'community.take-part' },
      schema: {
        operationId: 'unlikeCustomSeries',
        summary: 'Like a fan-made series no longer',
        tags,
        params: seriesParams,
        headers: idempotencyHeaders,
        response: { 200: deckLike },
      },
    },
    async (request) =>
      memberWrite(
        request,
        async (write) => {
          const { db: open, user } = write;
          const { owner_id: ownerId } = await getReadableSeries(open, request.params, user);
          return unlikeSeries(write, { ...request.params, userId: user.id, ownerId });
        },
        { limits: [LIKE_LIMIT] },
      ),
  );
}
