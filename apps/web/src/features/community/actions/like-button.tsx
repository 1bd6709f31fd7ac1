import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import { getData } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices, useGameConfig, useUser } from '#lib/app-services.ts';
import { showExp } from '#lib/exp/show-exp.ts';
import { useLive } from '#lib/live/use-live.ts';
import { communityText, errorText } from '#lib/message-text.ts';
import type { components } from '#lib/openapi.gen.ts';
import { Button } from '#ui/button.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { writeHeader } from '../write-params.ts';

type DeckLike = components['schemas']['DeckLike'];
const PATH = '/api/games/{game}/decks/{deckId}/like';

/** How many like a deck, live, and one's own like. */
export function LikeButton({ deckId }: { deckId: string }) {
  const { t } = useLingui();
  const { api, session } = useAppServices();
  const { gameid: game } = useGameConfig();
  const user = useUser();
  const navigate = useNavigate();
  const client = useQueryClient();
  const queryKey = ['deck-like', game, deckId, user?.id];
  const path = { game, deckId };
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<DeckLike> =>
      getData(await api.GET(PATH, { params: { path }, signal })),
  });
  useLive({ game, deck: deckId }, (hint) => {
    if (hint === null || hint.type === 'like') void client.invalidateQueries({ queryKey });
    if (hint === null || hint.type === 'comment') {
      void client.invalidateQueries({ queryKey: ['comments', game, 'deck', deckId] });
    }
  });
  const { mutate } = useMutation({
    mutationFn: async (like: boolean) => {
      const params = { path, header: writeHeader() };
      if (!like) return { ...getData(await api.DELETE(PATH, { params })), exp: [] };
      return getData(await api.PUT(PATH, { params }));
    },
    onMutate: async (like) => {
      // What was asked before would put the old state over the new one.
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<DeckLike>(queryKey);
      const likeCount = (before?.likeCount ?? 0) + (like ? 1 : -1);
      client.setQueryData<DeckLike>(queryKey, { liked: like, likeCount: Math.max(0, likeCount) });
      return { before };
    },
    onSuccess: ({ exp, ...state }) => {
      client.setQueryData<DeckLike>(queryKey, state);
      showExp(session, exp);
    },
    onError: (error, _like, kept) => {
      client.setQueryData<DeckLike>(queryKey, kept?.before);
      if (error instanceof ApiError && error.code === 'ALREADY_LIKED') {
        void client.invalidateQueries({ queryKey });
      }
      toasts.show({ kind: 'error', title: errorText(error) });
    },
  });
  const liked = data?.liked ?? false;
  const count = data?.likeCount ?? 0;
  const press = () => {
    if (user) {
      mutate(!liked);
      return;
    }
    toasts.show({ kind: 'error', title: communityText('notSignedIn') });
    void navigate({ to: '/login' });
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
