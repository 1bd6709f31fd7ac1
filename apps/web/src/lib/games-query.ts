import { queryOptions } from '@tanstack/react-query';
import { getData } from './api-client.ts';
import { useAppServices } from './app-services.ts';

export function useGamesQuery() {
  const { api } = useAppServices();
  return queryOptions({
    queryKey: ['games'],
    queryFn: async ({ signal }) => getData(await api.GET('/api/games', { signal })).games,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
