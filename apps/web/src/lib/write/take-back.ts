import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What was shown ahead of a refusal: as it was before, or read anew where nothing was known yet. */
export function takeBack(client: QueryClient, queryKey: QueryKey, before: unknown): void {
  if (before === undefined) void client.resetQueries({ queryKey, exact: true });
  else client.setQueryData(queryKey, before);
}
