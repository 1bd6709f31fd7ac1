import { skipToken, type QueryClient, type QueryObserverOptions } from '@tanstack/react-query';
import type { CallApi } from '#lib/api-client.ts';
import { createQueryClient } from '#lib/query-client.ts';

/**
 * Makes every query of a page suspend until answered, so that no list of queries per page is
 * needed. A failed query renders its error state.
 */
export function createServerQueryClient(api: CallApi): QueryClient {
  const client = createQueryClient(api);
  const applyDefaults = client.defaultQueryOptions.bind(client);
  const suspend = (options: QueryObserverOptions) => {
    const applied = applyDefaults(options);
    const { queryHash, queryFn, enabled = true } = applied;
    const hasFailed = client.getQueryCache().get(queryHash)?.state.status === 'error';
    const isAsked = enabled === true && queryFn !== skipToken;
    return { ...applied, retry: false, retryOnMount: false, suspense: isAsked && !hasFailed };
  };
  return Object.assign(client, { defaultQueryOptions: suspend });
}
