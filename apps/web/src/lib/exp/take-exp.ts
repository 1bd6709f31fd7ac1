import { getData } from '../api-client.ts';
import type { AppServices } from '../app-services.ts';
import { isWorthRetrying } from '../query-client.ts';
import { tellExp } from '../write/tell-exp.ts';
import { createWriteKey, writeHeaders } from '../write/write-key.ts';

/**
 * Takes what was earned while nobody could be told, and shows it. Without an answer it asks again
 * when the connection is back: with the same key, so that what a lost answer took comes once more.
 */
export function takeExp(
  { api, session }: Pick<AppServices, 'api' | 'session'>,
  connection: EventTarget = window,
): () => void {
  const userId = session.get()?.id;
  const header = writeHeaders(createWriteKey());
  const stop = (): void => connection.removeEventListener('online', ask);
  let isAsking = false;
  const ask = (): void => {
    // A connection can come back while an answer is on its way: two answers would tell it twice.
    if (isAsking) return;
    isAsking = true;
    api.POST('/api/me/exp-results', { params: { header } }).then(
      (answer) => {
        stop();
        tellExp(session, userId, getData(answer));
      },
      (error: unknown) => {
        isAsking = false;
        // Refused: nothing was taken, and the next start is told again that something waits.
        if (!isWorthRetrying(error)) stop();
      },
    );
  };
  connection.addEventListener('online', ask);
  ask();
  return stop;
}
