import { ApiError } from '#lib/api-error.ts';
import type { SessionWatch } from '#lib/session-watch.ts';
import { isUncertain } from '#lib/write/send-write.ts';

export type SendOutcome<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  /** Offline, unknown outcome or rate limit: it stays and is retried. */
  | { readonly kind: 'waiting' }
  /** The session expired and nobody logged in again: it stays. */
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'refused'; readonly error: unknown };

/** Sends an item and classifies the result. */
export async function sendItem<Answer>(
  sessionWatch: Pick<SessionWatch, 'waitForSignIn'>,
  send: () => Promise<Answer>,
): Promise<SendOutcome<Answer>> {
  try {
    return { kind: 'done', answer: await send() };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'refused', error };
    if (error.code === 'UNAUTHENTICATED') {
      return (await sessionWatch.waitForSignIn())
        ? sendItem(sessionWatch, send)
        : { kind: 'signedOut' };
    }
    if (isUncertain(error) || error.code === 'RATE_LIMITED') return { kind: 'waiting' };
    return { kind: 'refused', error };
  }
}
