import {
  deckCommunityParams,
  deckLike,
  likedAnswer,
} from '@deckframe/contract/community/community';
import { idempotencyHeaders } from '@deckframe/contract/params';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { deckTopic, userTopic } from '../../lib/live-bus.ts';
import { getReadableDeck } from '../deck-reading/service.ts';
import { getDeckLike, LIKE_LIMIT, likeDeck, unlikeDeck } from '../community/likes/service.ts';

const tags = ['community'];
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
