import type { AppServices } from '../app-services.ts';
import { isWorthRetrying } from '../query-client.ts';
import { createWriteKey } from '../write/send-write.ts';
import { tellExp } from './show-exp.ts';

/** Fetches stored awards; retries with the same key when online. */
export function takeExp(
  { api, session }: Pick<AppServices, 'api' | 'session'>,
  connection: EventTarget = window,
): () => void {
  const userId = session.get()?.id;
  const key = createWriteKey();
  const stop = (): void => connection.removeEventListener('online', ask);
  let isAsking = false;
  const ask = (): void => {
    // A request is already running.
    if (isAsking) return;
    isAsking = true;
    api('POST /api/me/exp-results', { key }).then(
      (answer) => {
        stop();
        tellExp(session, userId, answer);
      },
      (error: unknown) => {
        isAsking = false;
        // Nothing was taken.
        if (!isWorthRetrying(error)) stop();
      },
    );
  };
  connection.addEventListener('online', ask);
  ask();
  return stop;
}
