import type { CallApi } from '#lib/api-client.ts';

type Count = { id: string; kind: 'view' | 'click' };

const SEND_AFTER_MS = 5000;
/** Limit of a request. */
const MAX_AT_ONCE = 20;

let waiting: Count[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
const seen = new Set<string>();

/** Counts a view once per visit and ad. */
export function countAd(api: CallApi, game: string, count: Count): void {
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
    // Failures are ignored.
    api('POST /api/games/:game/ads/counts', {
      params: path,
      body: { counts },
      keepalive: true,
    }).catch(() => undefined);
  }, SEND_AFTER_MS);
}
