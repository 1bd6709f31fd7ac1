/** The page shares the line: what it asks for must not wait behind the files of a whole version. */
const AT_ONCE = 4;
const PAUSES_MS = [1000, 4000, 10_000];

export type Wait = (ms: number) => Promise<void>;

/** Takes every path, a few at a time. What fails is tried again: one lost file would lose them all. */
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
