/** Result of a request replaced by a newer one. */
export const SUPERSEDED = Symbol('superseded');

/** Runs one request at a time; only the newest waits. */
export function createLatestOnly<T>(): (run: () => Promise<T>) => Promise<T | typeof SUPERSEDED> {
  let isRunning = false;
  let newest = 0;
  let waiting: (() => void) | undefined;

  return async (run) => {
    const turn = (newest += 1);
    if (isRunning) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting?.();
      waiting = resolve;
      await promise;
      if (turn !== newest) return SUPERSEDED;
    }
    isRunning = true;
    try {
      const answer = await run();
      return turn === newest ? answer : SUPERSEDED;
    } finally {
      isRunning = false;
      waiting?.();
      waiting = undefined;
    }
  };
}
