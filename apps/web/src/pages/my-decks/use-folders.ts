import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getData } from '#lib/api-client.ts';
import { useAppServices, useGameConfig, useUser } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import type { components } from '#lib/openapi.gen.ts';
import { toasts } from '#ui/toast/toast-queue.ts';

export type DeckFolders = components['schemas']['DeckFolders'];

/** A member's folders, and how many decks lie in each. */
export function useFolders() {
  const { api } = useAppServices();
  const { gameid: game } = useGameConfig();
  const userId = useUser()?.id;
  return useQuery({
    queryKey: ['decks', game, 'folders', userId],
    queryFn: ({ signal }) =>
      api
        .GET('/api/games/{game}/my-deck-folders', { params: { path: { game } }, signal })
        .then(getData<DeckFolders>),
    enabled: userId !== undefined,
  });
}

/** Does something to decks or folders, then shows what is so now. */
export function useDeckDeed(): (deed: () => Promise<unknown>, done?: string) => Promise<boolean> {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const client = useQueryClient();
  return async (deed, done) => {
    try {
      await deed();
      await client.invalidateQueries({ queryKey: ['decks', game] });
      if (done !== undefined) toasts.show({ kind: 'success', title: done });
      return true;
    } catch (error) {
      toasts.show({ kind: 'error', title: t`That did not work.`, detail: errorText(error) });
      return false;
    }
  };
}

/** A new key for each intended change. */
export function keyHeader(): { 'idempotency-key': string } {
  return { 'idempotency-key': crypto.randomUUID() };
}
