import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './openapi.gen.ts';
import { requestWithTimeout } from './request-with-timeout.ts';
import { findLapse, type SessionLapse } from './session-watch.ts';
import { toApiError } from './to-api-error.ts';

/** A locked deck has the same status, and locks nobody out. */
const LOCKED_CODE = 'MAINTENANCE_LOCKED';
const REQUEST_ID_HEADER = 'x-request-id';

export type ApiClient = Client<paths>;

export interface ApiClientEvents {
  readonly onLocked: () => void;
  readonly onLapse: (lapse: SessionLapse) => void;
}

/** The typed way to the API. A refusal is always thrown as `ApiError`, never returned. */
export function createApiClient(events: ApiClientEvents): ApiClient {
  const client = createClient<paths>({
    baseUrl: window.location.origin,
    credentials: 'same-origin',
    fetch: (request) => requestWithTimeout(request),
  });
  client.use({
    onResponse: async ({ response }) => {
      if (response.ok) return;
      const body: unknown = await response
        .clone()
        .json()
        .catch(() => undefined);
      const error = toApiError(response.status, body, response.headers.get(REQUEST_ID_HEADER));
      if (error.code === LOCKED_CODE) events.onLocked();
      const lapse = findLapse(error.code);
      if (lapse) events.onLapse(lapse);
      throw error;
    },
  });
  return client;
}

/** The body of an answer that was not refused. */
export function getData<T>(answer: { data?: T }): T {
  if (answer.data === undefined) throw new Error('The answer has no body.');
  return answer.data;
}
