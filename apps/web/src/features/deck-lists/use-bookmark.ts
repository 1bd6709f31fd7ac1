import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getData } from '#lib/api-client.ts';
import { useAppServices, useGameConfig, useUser } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import type { components } from '#lib/openapi.gen.ts';
import { toasts } from '#ui/toast/toast-queue.ts';

export interface DeckBookmark {
  readonly isSet: boolean;
  readonly isBusy: boolean;
  readonly toggle: () => void;
}

/** Whether a member keeps a deck in reach; null for visitors. */
export function useBookmark(deckId: string): DeckBookmark | null {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid: game } = useGameConfig();
  const user = useUser();
  const client = useQueryClient();
  const queryKey = ['bookmarks', game, user?.id];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api
        .GET('/api/games/{game}/my-bookmarks', { params: { path: { game } }, signal })
        .then(getData<components['schemas']['Decks']>),
    enabled: user !== null,
  });
  const isSet = data?.decks.some(({ id }) => id === deckId) ?? false;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const params = {
        path: { game, deckId },
        header: { 'idempotency-key': crypto.randomUUID() },
      };
      await (isSet
        ? api.DELETE('/api/games/{game}/decks/{deckId}/bookmark', { params })
        : api.PUT('/api/games/{game}/decks/{deckId}/bookmark', { params }));
    },
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: (error) => {
      toasts.show({
        kind: 'error',
        title: t`The bookmark was not kept.`,
        detail: errorText(error),
      });
    },
  });
  if (!user) return null;
  return { isSet, isBusy: isPending, toggle: () => mutate() };
}
