import type { Client } from 'openapi-fetch';
import type { paths } from './openapi.gen.ts';
import { requestWithTimeout } from './request-with-timeout.ts';
import { findLapse, type SessionLapse } from './session-watch.ts';
import { toApiError } from './to-api-error.ts';

/** A locked deck has the same status. */
const LOCKED_CODE = 'MAINTENANCE_LOCKED';
const REQUEST_ID_HEADER = 'x-request-id';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export type ApiClient = Pick<Client<paths>, (typeof METHODS)[number]>;

export interface ApiClientEvents {
  readonly onLocked: () => void;
  readonly onLapse: (lapse: SessionLapse) => void;
}

type QueryValue = string | number | boolean | null | undefined;

/** A call as the types of `openapi-fetch` let it be written. */
interface Call extends Omit<RequestInit, 'body'> {
  readonly params?: {
    readonly path?: Readonly<Record<string, string | number>>;
    readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
    readonly header?: Readonly<Record<string, string | undefined>>;
  };
  readonly body?: unknown;
}

/** Typed API client with the types of `openapi-fetch`; throws `ApiError`. */
export function createApiClient(events: ApiClientEvents): ApiClient {
  const send = async (method: string, path: string, call: Call) => {
    const response = await requestWithTimeout(
      toRequest(window.location.origin, method, path, call),
    );
    if (!response.ok) throw await toRefusal(response);
    const text = await response.text();
    return { data: text === '' ? undefined : (JSON.parse(text) as unknown), response };
  };
  const toRefusal = async (response: Response) => {
    const body: unknown = await response.json().catch(() => undefined);
    const error = toApiError(response.status, body, response.headers.get(REQUEST_ID_HEADER));
    if (error.code === LOCKED_CODE) events.onLocked();
    const lapse = findLapse(error.code);
    if (lapse) events.onLapse(lapse);
    return error;
  };
  const methods = METHODS.map((method) => [
    method,
    (path: string, call: Call = {}) => send(method, path, call),
  ]);
  return Object.fromEntries(methods) as ApiClient;
}

export function toRequest(
  origin: string,
  method: string,
  path: string,
  { params, body, ...init }: Call,
): Request {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params?.path?.[name])),
  );
  const url = new URL(filled, origin);
  for (const [name, value] of Object.entries(params?.query ?? {})) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null) url.searchParams.append(name, String(one));
    }
  }
  const headers = new Headers(init.headers);
  if (body !== undefined) headers.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(params?.header ?? {})) {
    if (value !== undefined) headers.set(name, value);
  }
  return new Request(url, {
    credentials: 'same-origin',
    ...init,
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** The body of an answer that was not refused. */
export function getData<T>(answer: { data?: T }): T {
  if (answer.data === undefined) throw new Error('The answer has no body.');
  return answer.data;
}
