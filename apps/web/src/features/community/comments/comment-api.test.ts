import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallApi } from '#lib/api-client.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { commentsQuery } from './comment-api.ts';

const HALF_HOUR_MS = 30 * 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('CMNT-03 unused comments leave the cache after 30 minutes', async () => {
  const page = { comments: [], older: null, locked: false };
  const api = (() => Promise.resolve(page)) as unknown as CallApi;
  const client = createQueryClient(api);
  const options = commentsQuery(
    { game: 'gundam', contentType: 'card', contentId: 'ST01-001' },
    undefined,
  );
  await client.fetchInfiniteQuery(options);
  vi.advanceTimersByTime(HALF_HOUR_MS - 1);
  expect(client.getQueryData(options.queryKey)?.pages).toEqual([page]);
  vi.advanceTimersByTime(1);
  expect(client.getQueryData(options.queryKey)).toBeUndefined();
});
