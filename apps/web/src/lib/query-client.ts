import { QueryClient } from '@tanstack/react-query';
import type { CallApi } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { fetchByKey } from './api-query.ts';

const MAX_RETRIES = 2;

/** Retries reads if useful, writes never. */
export function createQueryClient(api: CallApi): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchByKey(api),
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
        staleTime: 60_000,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}

export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'NETWORK' || error.code === 'TIMEOUT' || error.status === 503;
}
