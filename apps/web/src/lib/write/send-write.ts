import { ApiError } from '../api-error.ts';
import type { AppServices } from '../app-services.ts';
import { findLapse } from '../session-watch.ts';

export type WriteServices = Pick<AppServices, 'session' | 'sessionWatch'>;

/** Delays before retrying an unknown outcome. */
const UNKNOWN_PAUSES_MS = [500, 2000];

/** Sends a write until its outcome is known, with the same key. */
export async function sendWrite<Output>(
  services: WriteServices,
  send: (key: string) => Promise<Output>,
  key: string = createWriteKey(),
): Promise<Output> {
  for (const pause of UNKNOWN_PAUSES_MS) {
    try {
      return await sendOnce(services, () => send(key));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'UNKNOWN_OUTCOME') throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return sendOnce(services, () => send(key));
}

/** For writes without key: retried only after login. */
export async function sendOnce<Output>(
  { sessionWatch }: WriteServices,
  send: () => Promise<Output>,
): Promise<Output> {
  try {
    return await send();
  } catch (error) {
    const lapse = error instanceof ApiError ? findLapse(error.code) : undefined;
    if (lapse === undefined) throw error;
    // Uploads bypass the client.
    sessionWatch.noticeRefusal(lapse);
    if (!(await sessionWatch.waitForSignIn())) throw error;
    return send();
  }
}

/** Creates a new key per intended change. A retry must use the same key. */
export function createWriteKey(): string {
  return crypto.randomUUID();
}

/** Error codes after which it is unknown whether the write was done. */
const UNCERTAIN: readonly ApiError['code'][] = [
  'NETWORK',
  'TIMEOUT',
  'UNKNOWN_OUTCOME',
  'UNAVAILABLE',
  'OVERLOADED',
];

export function isUncertain(error: unknown): boolean {
  return error instanceof ApiError && UNCERTAIN.includes(error.code);
}
