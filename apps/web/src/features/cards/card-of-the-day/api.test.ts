import { expect, it } from 'vitest';
import type { CallApi } from '#lib/api-client.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { dailyCardQuery, toUtcDate } from './api.ts';

function createCountingApi() {
  const asked: string[] = [];
  const api = (async (route: string) => {
    asked.push(route);
    return { date: '2026-11-15', card: { cardno: 'ST01-001' } };
  }) as CallApi;
  return { api, asked };
}

it('RATE-08 loads once per UTC date and again on the next one', async () => {
  const { api, asked } = createCountingApi();
  const client = createQueryClient(api);
  const morning = new Date('2026-11-15T00:00:00Z');
  const night = new Date('2026-11-15T23:59:59Z');
  const tomorrow = new Date('2026-11-16T00:00:00Z');
  await client.fetchQuery(dailyCardQuery('gundam', morning));
  await client.fetchQuery(dailyCardQuery('gundam', night));
  expect(asked).toHaveLength(1);
  await client.fetchQuery(dailyCardQuery('gundam', tomorrow));
  expect(asked).toHaveLength(2);
});

it('RATE-07 uses the UTC date', () => {
  expect(toUtcDate(new Date('2026-11-15T23:30:00-05:00'))).toBe('2026-11-16');
});
