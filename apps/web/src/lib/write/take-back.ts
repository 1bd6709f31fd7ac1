import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Reverts an optimistic update, or refetches. */
export function takeBack(client: QueryClient, queryKey: QueryKey, before: unknown): void {
  if (before === undefined) void client.resetQueries({ queryKey, exact: true });
  else client.setQueryData(queryKey, before);
}
