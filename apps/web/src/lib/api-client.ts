import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './openapi.gen.ts';
import { requestWithTimeout } from './request-with-timeout.ts';
import { toApiError } from './to-api-error.ts';

const LOCKED_STATUS = 423;
const REQUEST_ID_HEADER = 'x-request-id';

export type ApiClient = Client<paths>;

/** The typed way to the API. A refusal is always thrown as `ApiError`, never returned. */
export function createApiClient(onLocked: () => void): ApiClient {
  const client = createClient<paths>({
    baseUrl: window.location.origin,
    credentials: 'same-origin',
    fetch: (request) => requestWithTimeout(request),
  });
  client.use({
    onResponse: async ({ response }) => {
      if (response.ok) return;
      if (response.status === LOCKED_STATUS) onLocked();
      const body: unknown = await response
        .clone()
        .json()
        .catch(() => undefined);
      throw toApiError(response.status, body, response.headers.get(REQUEST_ID_HEADER));
    },
  });
  return client;
}

/** The body of an answer that was not refused. */
export function getData<T>(answer: { data?: T }): T {
  if (answer.data === undefined) throw new Error('The answer has no body.');
  return answer.data;
}
