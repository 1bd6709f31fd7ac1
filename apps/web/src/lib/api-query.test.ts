import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { AnyCall, CallApi } from './api-client.ts';
import { apiPages, apiQuery, readsOf } from './api-query.ts';
import { createQueryClient } from './query-client.ts';

/** A client whose API records calls and answers with `answerTo`. */
function createClient(answerTo: (call: AnyCall) => unknown = () => ({})) {
  const calls: [route: string, call: AnyCall][] = [];
  const api = (async (route: string, { params, query, ...call }: AnyCall) => {
    calls.push([route, { params, query }]);
    return answerTo({ params, query, ...call });
  }) as CallApi;
  return { client: createQueryClient(api), calls };
}

it('requests the route and parameters in the query key', async () => {
  const { client, calls } = createClient(() => ({ count: 7 }));
  const query = apiQuery('GET /api/games/:game/cards/count', {
    params: { game: 'ua' },
    query: { series: 'A' },
  });
  expect(await client.fetchQuery(query)).toEqual({ count: 7 });
  expect(calls).toEqual([
    ['GET /api/games/:game/cards/count', { params: { game: 'ua' }, query: { series: 'A' } }],
  ]);
});

it("sends the previous page's cursor as the named parameter", async () => {
  const { client, calls } = createClient(({ query }) => ({
    reports: [],
    next: query?.['before'] === 'c1' ? null : 'c1',
  }));
  const pages = apiPages(
    'GET /api/me/card-reports',
    {},
    { cursor: 'before', next: (page) => page.next, as: '7' },
  );
  const observer = new InfiniteQueryObserver(client, pages);
  const stop = observer.subscribe(() => {});
  await observer.fetchNextPage();
  const { hasNextPage } = await observer.fetchNextPage();
  stop();
  expect(calls.map(([, { query }]) => query)).toEqual([{ before: null }, { before: 'c1' }]);
  expect(hasNextPage).toBe(false);
});

const blocksOf = (as: string | undefined) =>
  apiQuery('GET /api/me/account', {}, { as, staleTime: Infinity });

it('keeps the answers of two members apart, also one that comes late', async () => {
  const answers: ((name: string) => void)[] = [];
  const { client } = createClient(() => new Promise((resolve) => answers.push(resolve)));
  const first = client.fetchQuery(blocksOf('7'));
  const second = client.fetchQuery(blocksOf('8'));
  answers[1]?.('second');
  answers[0]?.('first');
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  expect(read(client, '7')).toBe('first');
  expect(read(client, '8')).toBe('second');
  expect(read(client, undefined)).toBeUndefined();
});

const read = (client: QueryClient, as: string | undefined): unknown =>
  client.getQueryData(blocksOf(as).queryKey);

it('invalidates the reads of a route, or those with the same parameters', async () => {
  const { client } = createClient();
  const ofGame = (game: string) =>
    apiQuery('GET /api/games/:game/cards/count', { params: { game } }, { staleTime: Infinity });
  await Promise.all(['ua', 'gundam'].map((game) => client.fetchQuery(ofGame(game))));
  const areStale = () =>
    ['ua', 'gundam'].map(
      (game) => client.getQueryState(ofGame(game).queryKey)?.isInvalidated ?? false,
    );
  const queryKey = readsOf('GET /api/games/:game/cards/count', { game: 'ua' });
  await client.invalidateQueries({ queryKey });
  expect(areStale()).toEqual([true, false]);
  await client.invalidateQueries({ queryKey: readsOf('GET /api/games/:game/cards/count') });
  expect(areStale()).toEqual([true, true]);
});

/** Never called: the compiler checks each line. */
export function refuseWrongCalls(api: CallApi): void {
  const params = { game: 'ua', deckId: 'x' };
  const body = { decklistContent: '' };
  void api('PUT /api/games/:game/decks/:deckId', { params, body, key: 'k', version: 3 });
  const nothing: Promise<void> = api('DELETE /api/comments/:commentId', {
    params: { commentId: '1' },
    key: 'k',
  });
  void nothing;
  // @ts-expect-error no such route
  void api('GET /api/games/:game/deck', { params });
  // @ts-expect-error parameters are missing
  void api('GET /api/games/:game/decks/:deckId');
  // @ts-expect-error a parameter is missing
  void api('GET /api/games/:game/decks/:deckId', { params: { game: 'ua' } });
  // @ts-expect-error no key
  void api('PUT /api/games/:game/decks/:deckId', { params, body, version: 3 });
  // @ts-expect-error no version
  void api('PUT /api/games/:game/decks/:deckId', { params, body, key: 'k' });
  // @ts-expect-error a key where none is read
  void api('GET /api/games/:game/decks/:deckId', { params, key: 'k' });
  // @ts-expect-error a query parameter is text
  void api('GET /api/games/:game/decks', { params: { game: 'ua' }, query: { limit: 4 } });
  // @ts-expect-error unknown query parameter
  void api('GET /api/games/:game/decks', { params: { game: 'ua' }, query: { colour: 'red' } });
  // @ts-expect-error the answer differs by member
  apiQuery('GET /api/me/account', {});
  // @ts-expect-error the answer differs by member
  apiQuery('GET /api/games/:game/decks/:deckId', { params });
  apiQuery('GET /api/games', {});
}
