import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAppServices, useGameConfig, useUser } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { bookmarksQuery, saveBookmark } from './api.ts';

export interface DeckBookmark {
  readonly isSet: boolean;
  readonly isBusy: boolean;
  readonly toggle: () => void;
}

/** Whether the member bookmarked a deck; null for visitors. */
export function useBookmark(deckId: string): DeckBookmark | null {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid: game } = useGameConfig();
  const user = useUser();
  const client = useQueryClient();
  const options = bookmarksQuery(api, game, user?.id);
  const { data } = useQuery(options);
  const isSet = data?.decks.some(({ id }) => id === deckId) ?? false;
  const { mutate, isPending } = useWrite({
    send: (isBookmarked: boolean, key) => saveBookmark(api, { game, deckId }, isBookmarked, key),
    done: () => client.invalidateQueries({ queryKey: options.queryKey }),
    failure: (error) => ({
      kind: 'error',
      title: t`The bookmark was not saved.`,
      detail: errorText(error),
    }),
  });
  if (!user) return null;
  return { isSet, isBusy: isPending, toggle: () => mutate(!isSet) };
}
