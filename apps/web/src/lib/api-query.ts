import type { Api } from '@deckframe/contract/api';
import type { Endpoint } from '@deckframe/contract/endpoint';
import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryFunctionContext,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { Answer, AnyCall, Ask, CallApi, Route } from './api-client.ts';

/** A route that only reads. */
export type Read = Extract<Route, `GET ${string}`>;

type IsPersonal<R extends Read> =
  Api[R] extends Endpoint<string, infer _S, infer _H, infer _A, infer _W, infer P> ? P : never;

interface As {
  /**
   * The id of the member that the answer depends on, for personal endpoints; undefined for
   * visitors.
   */
  readonly as: string | undefined;
}
type Settings<R extends Read, T> = Omit<
  UseQueryOptions<Answer<R>, Error, T, ApiKey<R>>,
  'queryKey' | 'queryFn'
>;
type Options<R extends Read, S> =
  IsPersonal<R> extends true ? [options: S & As] : [options?: S & Partial<As>];

/** The cache key of a read: route, parameters and member. */
export type ApiKey<R extends Read = Read> = readonly [
  route: R,
  ask: Ask<R> & { readonly pages?: string },
  as?: string,
];

const toKey = <R extends Read>(route: R, ask: ApiKey<R>[1], as?: string): ApiKey<R> =>
  as === undefined ? [route, ask] : [route, ask, as];

/** A read for `useQuery`. The query client sends it. */
export function apiQuery<R extends Read, T = Answer<R>>(
  route: R,
  ask: Ask<R>,
  ...[options]: Options<R, Settings<R, T>>
) {
  const { as, ...rest } = (options ?? {}) as Settings<R, T> & { as?: string };
  return queryOptions<Answer<R>, Error, T, ApiKey<R>>({
    ...rest,
    queryKey: toKey(route, ask as ApiKey<R>[1], as),
  });
}

type Cursor = string | number | null;
type Pages<R extends Read> = InfiniteData<Answer<R>, Cursor>;

interface Paging<R extends Read> {
  /** The query parameter for the cursor. */
  readonly cursor: string;
  readonly next: (page: Answer<R>) => Cursor;
}
type PageSettings<R extends Read> = Paging<R> &
  Omit<
    UseInfiniteQueryOptions<Answer<R>, Error, Pages<R>, ApiKey<R>, Cursor>,
    'queryKey' | 'queryFn' | 'initialPageParam' | 'getNextPageParam'
  >;

/** A read for `useInfiniteQuery`: pages, each with the cursor of the next. */
export function apiPages<R extends Read>(
  route: R,
  ask: Ask<R>,
  { cursor, next, ...options }: IsPersonal<R> extends true ? PageSettings<R> & As : PageSettings<R>,
) {
  const { as, ...rest } = options as Omit<PageSettings<R>, keyof Paging<R>> & Partial<As>;
  return infiniteQueryOptions<Answer<R>, Error, Pages<R>, ApiKey<R>, Cursor>({
    ...rest,
    queryKey: toKey(route, { ...ask, pages: cursor }, as),
    initialPageParam: null,
    getNextPageParam: next,
  });
}

/** The key prefix of all reads of a route, or of those with these parameters, for invalidation. */
export function readsOf<R extends Read>(route: R, params?: Partial<NonNullable<Ask<R>['params']>>) {
  return params === undefined ? [route] : [route, { params }];
}

/** The default `queryFn`: sends the request in the query key. */
export function fetchByKey(api: CallApi) {
  return async ({ queryKey, signal, ...context }: QueryFunctionContext): Promise<unknown> => {
    const [route, { pages, ...ask }] = queryKey as unknown as [Read, AnyCall & { pages?: string }];
    const { pageParam } = context as { pageParam?: string | number | null };
    const query = pages === undefined ? ask.query : { ...ask.query, [pages]: pageParam };
    return api(route, { ...ask, query, signal } as never);
  };
}
