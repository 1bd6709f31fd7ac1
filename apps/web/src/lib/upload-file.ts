import { ApiError } from './api-error.ts';
import { toApiError } from './to-api-error.ts';

/** Stalled uploads are aborted. */
const STALLED_MS = 30_000;

export interface UploadOptions {
  /** Share of the file that was sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
  readonly key: string;
}

/** Uploads a file with progress, which `fetch` lacks. */
export async function uploadFile(
  path: string,
  file: Blob | FormData,
  options: UploadOptions,
): Promise<unknown> {
  options.signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const request = new XMLHttpRequest();
  request.open('POST', path);
  request.responseType = 'json';
  request.setRequestHeader('idempotency-key', options.key);
  let timer = setTimeout(() => request.abort(), STALLED_MS);
  const noteLife = () => {
    clearTimeout(timer);
    timer = setTimeout(() => request.abort(), STALLED_MS);
  };
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    noteLife();
    options.onProgress(total === 0 ? 0 : loaded / total);
  });
  const fail = (code: 'NETWORK' | 'TIMEOUT') =>
    reject(new ApiError({ code, status: 0, detail: 'No answer' }));
  request.addEventListener('error', () => fail('NETWORK'));
  request.addEventListener('abort', () => {
    if (options.signal.aborted) reject(options.signal.reason as Error);
    else fail('TIMEOUT');
  });
  request.addEventListener('load', () => {
    const { status, response } = request;
    if (status >= 200 && status < 300) resolve(response);
    else reject(toApiError(status, response, request.getResponseHeader('x-request-id')));
  });
  request.addEventListener('loadend', () => clearTimeout(timer));
  options.signal.addEventListener('abort', () => request.abort());
  request.send(file);
  return promise;
}
