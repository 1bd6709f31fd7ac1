import { AppError } from '../../../../lib/app-error.ts';

export type ImageQueue = { run<T>(work: () => Promise<T>): Promise<T> };

/** Queue for picture processing with limited concurrency. */
export function createImageQueue({
  atOnce,
  waiting,
}: {
  atOnce: number;
  waiting: number;
}): ImageQueue {
  let running = 0;
  const line: (() => void)[] = [];
  return {
    async run(work) {
      if (running >= atOnce) {
        if (line.length >= waiting) throw new AppError('OVERLOADED');
        await new Promise<void>((resolve) => line.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = line.shift();
        // Passes the slot directly to the next.
        if (next) next();
        else running -= 1;
      }
    },
  };
}
