import * as endpoints from '@deckframe/contract/community/endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { deckTopic, userTopic } from '../../../lib/live-bus.ts';
import { getReadableSeries } from '../../creators/series/service.ts';
import { getReadableDeck } from '../../decks/decks/reading-service.ts';
import { getSeriesLike, likeSeries, unlikeSeries } from './series-likes.ts';
import { LIKE_LIMIT, getDeckLike, likeDeck, unlikeDeck } from './service.ts';

export function seriesLikeRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.getCustomSeriesLike, async (request) => {
    const user = await request.findUser();
    await getReadableSeries(db, request.params, user);
    return getSeriesLike(db, { ...request.params, userId: user?.id ?? null });
  });

  handle(app, endpoints.likeCustomSeries, async (request) =>
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

  handle(app, endpoints.unlikeCustomSeries, async (request) =>
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

export function likeRoutes(app: App, { db, live, memberWrite }: AppServices): void {
  handle(app, endpoints.getDeckLike, async (request) => {
    const { game, deckId: shownId } = request.params;
    const deck = await getReadableDeck(db, game, shownId, () => request.findUser());
    const userId = (await request.findUser())?.id ?? null;
    return getDeckLike(db, { userId, game, deckId: deck.id });
  });

  handle(app, endpoints.likeDeck, async (request) => {
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
  });

  handle(app, endpoints.unlikeDeck, async (request) => {
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
  });
}
