import { queryOptions } from '@tanstack/react-query';
import { getData } from '#lib/api-client.ts';
import { useAppServices } from '#lib/app-services.ts';

export function useGamesQuery() {
  const { api } = useAppServices();
  return queryOptions({
    queryKey: ['games'],
    queryFn: async ({ signal }) => getData(await api.GET('/api/games', { signal })).games,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
