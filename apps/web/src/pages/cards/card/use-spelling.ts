import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api-query.ts';
import { useGameConfig } from '#lib/app-services.ts';

/** The number as its card spells it; null where no card has it in any letters. */
export function useSpelling(cardno: string): { spelling: string | null; isAsking: boolean } {
  const { gameid: game } = useGameConfig();
  const { data, isPending } = useQuery(
    // The API redirects to the right spelling.
    apiQuery('GET /api/games/:game/cards/:cardno', { params: { game, cardno } }, { retry: false }),
  );
  return { spelling: data && data.cardno !== cardno ? data.cardno : null, isAsking: isPending };
}
