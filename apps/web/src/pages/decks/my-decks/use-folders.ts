import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api-query.ts';
import { useGameConfig, useUser } from '#lib/app-services.ts';

/** A member's folders, with their number of decks. */
export function useFolders() {
  const { gameid: game } = useGameConfig();
  const userId = useUser()?.id;
  return useQuery(
    apiQuery(
      'GET /api/games/:game/my-deck-folders',
      { params: { game } },
      { as: userId, enabled: userId !== undefined },
    ),
  );
}
