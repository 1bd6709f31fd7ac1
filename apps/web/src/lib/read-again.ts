import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Read } from './api-query.ts';

/** Reads: routes, or keys of `readsOf`. */
export type Stale = readonly (Read | QueryKey)[];

/** Invalidates these reads and waits for those that are on the screen. */
export async function readAgain(client: QueryClient, stale: Stale): Promise<void> {
  const keys = stale.map((one) => (typeof one === 'string' ? [one] : one));
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
