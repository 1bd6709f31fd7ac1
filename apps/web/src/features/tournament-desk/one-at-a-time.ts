/** Whoever asks while it runs gets one more run after it, shared with all who ask by then. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isAsked = false;
  return async () => {
    isAsked = true;
    running ??= (async () => {
      while (isAsked) {
        isAsked = false;
        await work();
      }
      running = null;
    })();
    await running;
  };
}
