import type { ApiClient } from '#lib/api-client.ts';

type Count = { id: string; kind: 'view' | 'click' };

const SEND_AFTER_MS = 5000;
/** What the API takes at once. */
const MAX_AT_ONCE = 20;

let waiting: Count[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
const seen = new Set<string>();

/** A view counts once a visit for each ad; nothing but the ad's number is sent. */
export function countAd(api: ApiClient, game: string, count: Count): void {
  if (count.kind === 'view') {
    if (seen.has(count.id)) return;
    seen.add(count.id);
  }
  waiting.push(count);
  timer ??= setTimeout(() => {
    timer = undefined;
    const counts = waiting.slice(0, MAX_AT_ONCE);
    waiting = [];
    const path = { game };
    // Not counted is not counted: nobody waits for it.
    api
      .POST('/api/games/{game}/ads/counts', { params: { path }, body: { counts }, keepalive: true })
      .catch(() => undefined);
  }, SEND_AFTER_MS);
}
