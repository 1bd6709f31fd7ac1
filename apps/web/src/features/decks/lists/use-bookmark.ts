import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '#lib/api-query.ts';
import { useAppServices, useGameConfig, useUser } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';

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
  const options = apiQuery(
    'GET /api/games/:game/my-bookmarks',
    { params: { game } },
    { as: user?.id, enabled: user !== null },
  );
  const { data } = useQuery(options);
  const isSet = data?.decks.some(({ id }) => id === deckId) ?? false;
  const { mutate, isPending } = useWrite({
    send: (isBookmarked: boolean, key) =>
      api(
        isBookmarked
          ? 'PUT /api/games/:game/decks/:deckId/bookmark'
          : 'DELETE /api/games/:game/decks/:deckId/bookmark',
        { params: { game, deckId }, key },
      ),
    // A list on the screen keeps its rows.
    done: () => client.invalidateQueries({ queryKey: options.queryKey, exact: true }),
    failure: (error) => ({
      kind: 'error',
      title: t`The bookmark was not saved.`,
      detail: errorText(error),
    }),
  });
  if (!user) return null;
  return { isSet, isBusy: isPending, toggle: () => mutate(!isSet) };
}
