import { ApiError } from './api-error.ts';

/** Longer than the API's own request timeout, so that its answer arrives first. */
export const REQUEST_TIMEOUT_MS = 15_000;

/** `fetch` with a timeout of 15 s. Throws `ApiError` if there is no answer. */
export async function requestWithTimeout(
  request: Request,
  send: typeof fetch = fetch,
  timeout: AbortSignal = AbortSignal.timeout(REQUEST_TIMEOUT_MS),
): Promise<Response> {
  try {
    return await send(request, { signal: AbortSignal.any([request.signal, timeout]) });
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw timeout.aborted
      ? new ApiError({ code: 'TIMEOUT', status: 0, detail: 'No answer in time', cause: error })
      : new ApiError({ code: 'NETWORK', status: 0, detail: 'No connection', cause: error });
  }
}
