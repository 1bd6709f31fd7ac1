import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallApi } from '#lib/api-client.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { profileQuery } from './api.ts';

const HALF_DAY_MS = 43_200_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('CACHE-25 an unused member leaves the cache after 12 hours', async () => {
  const profile = { username: 'Vesper' };
  const api = (() => Promise.resolve(profile)) as unknown as CallApi;
  const client = createQueryClient(api);
  const options = profileQuery('7');
  await client.fetchQuery(options);
  vi.advanceTimersByTime(HALF_DAY_MS - 1);
  expect(client.getQueryData(options.queryKey)).toEqual(profile);
  vi.advanceTimersByTime(1);
  expect(client.getQueryData(options.queryKey)).toBeUndefined();
});
