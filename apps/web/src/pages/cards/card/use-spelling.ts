import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api-query.ts';
import { useGameConfig } from '#lib/app-services.ts';

/** Returns the exact spelling of a number; null if there is no such card. */
export function useSpelling(cardno: string): { spelling: string | null; isAsking: boolean } {
  const { gameid: game } = useGameConfig();
  const { data, isPending } = useQuery(
    // The API redirects to the right spelling.
    apiQuery('GET /api/games/:game/cards/:cardno', { params: { game, cardno } }, { retry: false }),
  );
  return { spelling: data && data.cardno !== cardno ? data.cardno : null, isAsking: isPending };
}
