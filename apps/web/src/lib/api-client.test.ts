import { expect, it } from 'vitest';
import { toRequest } from './api-client.ts';

const ORIGIN = 'https://site.example';

it('fills the path, encodes the query, and omits missing values', () => {
  const params = {
    path: { game: 'ua', cardno: 'A/1' },
    query: { sort: 'name asc', kind: ['a', 'b'], page: 2, after: undefined, before: null },
    header: { 'if-match': undefined },
  };
  const request = toRequest(ORIGIN, 'GET', '/api/games/{game}/cards/{cardno}', { params });
  expect(request.url).toBe(`${ORIGIN}/api/games/ua/cards/A%2F1?sort=name+asc&kind=a&kind=b&page=2`);
  expect(request.method).toBe('GET');
  expect([...request.headers]).toEqual([]);
  expect(request.body).toBeNull();
});

it('sends a body as JSON with the headers of the write', async () => {
  const stop = new AbortController();
  const request = toRequest(ORIGIN, 'PUT', '/api/me', {
    params: { header: { 'idempotency-key': 'k1' } },
    headers: { 'x-more': '1' },
    body: { name: 'Ä' },
    signal: stop.signal,
  });
  expect(Object.fromEntries(request.headers)).toEqual({
    'content-type': 'application/json',
    'idempotency-key': 'k1',
    'x-more': '1',
  });
  expect(await request.json()).toEqual({ name: 'Ä' });
  stop.abort();
  expect(request.signal.aborted).toBe(true);
});
