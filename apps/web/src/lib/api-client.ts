import type { Api } from '@deckframe/contract/api';
import type { Endpoint } from '@deckframe/contract/endpoint';
import { requestWithTimeout } from './request-with-timeout.ts';
import { findLapse, type SessionLapse } from './session-watch.ts';
import { toApiError } from './to-api-error.ts';

/** A locked deck has the same status. */
const LOCKED_CODE = 'MAINTENANCE_LOCKED';
const REQUEST_ID_HEADER = 'x-request-id';

/** Method and path of an endpoint, as the contract writes them. */
export type Route = keyof Api;

type Types<R extends Route> =
  Api[R] extends Endpoint<string, infer Sent, infer _Received, infer Result, infer Write, infer _P>
    ? { sent: Sent; result: Result; write: Write }
    : never;

/** The body of a route's answer: undefined for 204. */
export type Answer<R extends Route> = Types<R>['result'];
/** The type of a route's request body. */
export type Body<R extends Route> = Types<R>['sent'] extends { body: infer B } ? B : never;

/** Undefined if the route takes no idempotency key. */
export type WriteKind<R extends Route> = Types<R>['write'];

/** Assignable to every type whose properties are all optional. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- exactly that type is meant
type Nothing = Record<never, never>;

type Given<Name extends string, T> = [T] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : Nothing extends T
    ? { readonly [K in Name]?: T }
    : { readonly [K in Name]: T };
type Parts<Sent> = Sent extends { params: infer P; query: infer Q; body: infer B }
  ? Given<'params', P> & Given<'query', Q> & Given<'body', B>
  : never;

/**
 * The parts of a request. A versioned write names the version that it changes; a keyed write may.
 */
export type Ask<R extends Route> = Parts<Types<R>['sent']> &
  (WriteKind<R> extends 'keyed'
    ? { readonly version?: number }
    : Given<'version', WriteKind<R> extends string ? number : undefined>);

type Call<R extends Route> = Ask<R> &
  Given<'key', WriteKind<R> extends string ? string : undefined> & {
    readonly signal?: AbortSignal;
    readonly keepalive?: boolean;
  };
type Optional<T> = Nothing extends T ? [call?: T] : [call: T];

/** Calls a route. Throws `ApiError` for every error answer. */
export type CallApi = <R extends Route>(route: R, ...call: Optional<Call<R>>) => Promise<Answer<R>>;

export interface ApiClientEvents {
  readonly onLocked: () => void;
  readonly onLapse: (lapse: SessionLapse) => void;
}

type QueryValue = string | number | boolean | null | undefined;

/** A call without the types of its route. */
export interface AnyCall {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
  readonly body?: unknown;
  readonly key?: string;
  readonly version?: number;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
}

/** Typed API client; throws `ApiError`. */
export function createApiClient(events: ApiClientEvents): CallApi {
  const call = async (route: string, ask: AnyCall = {}): Promise<unknown> => {
    const response = await requestWithTimeout(toRequest(window.location.origin, route, ask));
    if (!response.ok) throw await toRefusal(response);
    const text = await response.text();
    return text === '' ? undefined : JSON.parse(text);
  };
  const toRefusal = async (response: Response) => {
    const body: unknown = await response.json().catch(() => undefined);
    const error = toApiError(response.status, body, response.headers.get(REQUEST_ID_HEADER));
    if (error.code === LOCKED_CODE) events.onLocked();
    const lapse = findLapse(error.code);
    if (lapse) events.onLapse(lapse);
    return error;
  };
  return call as CallApi;
}

/** The path of a call with its query. */
export function toAddress(route: string, { params, query = {} }: AnyCall): string {
  const [, path = ''] = route.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null) asked.append(name, String(one));
    }
  }
  return asked.size === 0 ? filled : `${filled}?${asked}`;
}

export function toRequest(
  origin: string,
  route: string,
  { params, query, body, key, version, ...init }: AnyCall,
): Request {
  const [method = ''] = route.split(' ');
  const url = new URL(toAddress(route, { params, query }), origin);
  const headers = new Headers();
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (key !== undefined) headers.set('idempotency-key', key);
  if (version !== undefined) headers.set('if-match', `"${version}"`);
  return new Request(url, {
    credentials: 'same-origin',
    ...init,
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
