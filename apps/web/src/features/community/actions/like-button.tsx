import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useEffect } from 'react';
import { readsOfDeck, tellDeckLikes } from '#decks/api/deck-counts.ts';
import type { Answer } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { apiQuery } from '#lib/api-query.ts';
import { useAppServices, useGameConfig, useUser } from '#lib/app-services.ts';
import { useLive } from '#lib/live/use-live.ts';
import { errorText } from '#lib/message-text.ts';
import { useSignInFirst } from '#lib/use-sign-in-first.ts';
import { takeBack, useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { refreshComments } from '../comments/comment-api.ts';

const LIKE = 'GET /api/games/:game/decks/:deckId/like';
type DeckLike = Answer<typeof LIKE>;

export type LikeButtonProps = {
  deckId: string;
  /** The deck's count, until its likes are loaded. */
  knownCount: number;
};

/** The live number of likes, and the member's own. */
export function LikeButton({ deckId, knownCount }: LikeButtonProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid: game } = useGameConfig();
  const user = useUser();
  const signInFirst = useSignInFirst();
  const client = useQueryClient();
  const params = { game, deckId };
  const options = apiQuery(LIKE, { params }, { as: user?.id });
  const { queryKey } = options;
  const { data } = useQuery(options);
  const shown = data?.likeCount;
  useEffect(() => {
    if (shown !== undefined) tellDeckLikes(client, game, deckId, shown);
  }, [client, game, deckId, shown]);
  useLive({ game, deck: deckId }, (hint) => {
    if (hint === null || hint.type === 'like') void client.invalidateQueries({ queryKey });
    if (hint === null || hint.type === 'comment') {
      refreshComments(client, { game, contentType: 'deck', contentId: deckId });
    }
  });
  const { mutate } = useWrite({
    send: (like: boolean, key) =>
      api(
        like
          ? 'PUT /api/games/:game/decks/:deckId/like'
          : 'DELETE /api/games/:game/decks/:deckId/like',
        { params, key },
      ),
    show: async (like) => {
      // An older request must not overwrite the new state.
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<DeckLike>(queryKey);
      const likeCount = (before?.likeCount ?? knownCount) + (like ? 1 : -1);
      client.setQueryData<DeckLike>(queryKey, { liked: like, likeCount: Math.max(0, likeCount) });
      return () => takeBack(client, queryKey, before);
    },
    done: ({ liked, likeCount }) => {
      client.setQueryData<DeckLike>(queryKey, { liked, likeCount });
      void client.invalidateQueries({ queryKey: readsOfDeck(game, deckId) });
    },
    failure: (error) => {
      if (error instanceof ApiError && error.code === 'ALREADY_LIKED') {
        void client.invalidateQueries({ queryKey });
      }
      return { kind: 'error', title: errorText(error) };
    },
  });
  const liked = data?.liked ?? false;
  const count = shown ?? knownCount;
  const press = () => {
    if (user) {
      mutate(!liked);
      return;
    }
    signInFirst({
      promise: t`Log in or sign up, and your like is added.`,
      route: 'PUT /api/games/:game/decks/:deckId/like',
      ask: { params },
      done: t`Your like was added.`,
    });
  };
  return (
    <Button
      icon={<Heart size={16} fill={liked ? 'currentColor' : 'none'} />}
      aria-pressed={liked}
      aria-label={t`Like, ${count} so far`}
      onClick={press}
    >
      {count}
    </Button>
  );
}
