/** Few at once, because the page uses the same connection. */
const AT_ONCE = 4;
const PAUSES_MS = [1000, 4000, 10_000];

export type Wait = (ms: number) => Promise<void>;

/**
 * Fetches all paths, a few at a time. Failures are retried, because one missing file makes the
 * version unusable.
 */
export async function takeAll(
  paths: readonly string[],
  take: (path: string) => Promise<void>,
  wait: Wait,
): Promise<void> {
  const waiting = [...paths];
  const work = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await takeOne(path, take, wait);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function takeOne(
  path: string,
  take: (path: string) => Promise<void>,
  wait: Wait,
): Promise<void> {
  for (const pause of PAUSES_MS) {
    try {
      return await take(path);
    } catch {
      await wait(pause);
    }
  }
  await take(path);
}
