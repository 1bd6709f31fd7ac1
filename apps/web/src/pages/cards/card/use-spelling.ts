import { useQuery } from '@tanstack/react-query';
import { getData } from '#lib/api-client.ts';
import { useAppServices } from '#lib/app-services.ts';

/** The number as its card spells it; null where no card has it in any letters. */
export function useSpelling(cardno: string): { spelling: string | null; isAsking: boolean } {
  const { api, config } = useAppServices();
  const game = config.gameid;
  const { data, isPending } = useQuery({
    queryKey: ['card-spelling', game, cardno],
    queryFn: async ({ signal }) => {
      const params = { path: { game, cardno } };
      // The API redirects to the right spelling.
      return getData(await api.GET('/api/games/{game}/cards/{cardno}', { params, signal }));
    },
    retry: false,
  });
  return { spelling: data && data.cardno !== cardno ? data.cardno : null, isAsking: isPending };
}
