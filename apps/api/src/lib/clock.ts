/** The clock of the API; tests pass their own. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `task` every `ms` until the returned function is called. */
  every(ms: number, task: () => void): () => void;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  every(ms, task) {
    const timer = setInterval(task, ms);
    timer.unref();
    return () => clearInterval(timer);
  },
};
