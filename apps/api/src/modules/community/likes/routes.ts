import {
  deckLike,
  likedAnswer,
  deckCommunityParams,
} from '@deckframe/contract/community/community';
import { seriesParams } from '@deckframe/contract/creators/custom-series';
import { idempotencyHeaders } from '@deckframe/contract/params';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { deckTopic, userTopic } from '../../../lib/live-bus.ts';
import { getReadableSeries } from '../../creators/series/service.ts';
import { getReadableDeck } from '../../decks/decks/reading-service.ts';
import { getSeriesLike, likeSeries, unlikeSeries } from './series-likes.ts';
import { LIKE_LIMIT, getDeckLike, likeDeck, unlikeDeck } from './service.ts';

const tags = ['community'];
const SERIES_PATH = '/api/games/:game/custom-series/:seriesId/like';

export function seriesLikeRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    SERIES_PATH,
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
    SERIES_PATH,
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
    SERIES_PATH,
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

const PATH = '/api/games/:game/decks/:deckId/like';

export function likeRoutes(app: App, { db, live, memberWrite }: AppServices): void {
  app.get(
    PATH,
    {
      config: { policy: 'community.read' },
      schema: {
        operationId: 'getDeckLike',
        summary: 'How many like a deck, and whether you do',
        tags,
        params: deckCommunityParams,
        response: { 200: deckLike },
      },
    },
    async (request) => {
      const { game, deckId: shownId } = request.params;
      const deck = await getReadableDeck(db, game, shownId, () => request.findUser());
      const userId = (await request.findUser())?.id ?? null;
      return getDeckLike(db, { userId, game, deckId: deck.id });
    },
  );

  app.put(
    PATH,
    {
      config: { policy: 'community.take-part' },
      schema: {
        operationId: 'likeDeck',
        summary: 'Like a deck',
        tags,
        params: deckCommunityParams,
        headers: idempotencyHeaders,
        response: { 200: likedAnswer },
      },
    },
    async (request) => {
      const { game, deckId: shownId } = request.params;
      const deck = await getReadableDeck(db, game, shownId, () => request.findUser());
      const { user_id: ownerId, decklist_name: name } = deck;
      const answer = await memberWrite(
        request,
        (write) => likeDeck(write, { userId: write.user.id, game, deckId: deck.id, ownerId, name }),
        { limits: [LIKE_LIMIT] },
      );
      live.publish('like', deckTopic(game, deck.id), userTopic(ownerId));
      return answer;
    },
  );

  app.delete(
    PATH,
    {
      config: { policy: 'community.take-part' },
      schema: {
        operationId: 'unlikeDeck',
        summary: 'Like a deck no longer',
        tags,
        params: deckCommunityParams,
        headers: idempotencyHeaders,
        response: { 200: deckLike },
      },
    },
    async (request) => {
      const { game, deckId: shownId } = request.params;
      const deck = await getReadableDeck(db, game, shownId, () => request.findUser());
      const answer = await memberWrite(
        request,
        (write) => {
          const { user_id: ownerId } = deck;
          return unlikeDeck(write, { userId: write.user.id, game, deckId: deck.id, ownerId });
        },
        { limits: [LIKE_LIMIT] },
      );
      live.publish('like', deckTopic(game, deck.id));
      return answer;
    },
  );
}
