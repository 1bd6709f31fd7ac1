import { expect, it } from 'vitest';
import { toRequest } from './api-client.ts';

const ORIGIN = 'https://site.example';

it('fills the path, lists the query, and leaves out what is not given', () => {
  const request = toRequest(ORIGIN, 'GET /api/games/:game/cards/:cardno', {
    params: { game: 'ua', cardno: 'A/1' },
    query: { sort: 'name asc', kind: ['a', 'b'], page: 2, after: undefined, before: null },
  });
  expect(request.url).toBe(`${ORIGIN}/api/games/ua/cards/A%2F1?sort=name+asc&kind=a&kind=b&page=2`);
  expect(request.method).toBe('GET');
  expect([...request.headers]).toEqual([]);
  expect(request.body).toBeNull();
});

it('sends a body as JSON, with the headers of the write', async () => {
  const stop = new AbortController();
  const request = toRequest(ORIGIN, 'PUT /api/me', {
    key: 'k1',
    version: 3,
    body: { name: 'Ä' },
    signal: stop.signal,
  });
  expect(Object.fromEntries(request.headers)).toEqual({
    'content-type': 'application/json',
    'idempotency-key': 'k1',
    'if-match': '"3"',
  });
  expect(await request.json()).toEqual({ name: 'Ä' });
  stop.abort();
  expect(request.signal.aborted).toBe(true);
});
