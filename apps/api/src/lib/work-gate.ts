import { AppError } from './app-error.ts';

export type WorkGate = { run<T>(work: () => Promise<T>): Promise<T> };

/**
 * Limits concurrent heavy work, queues more, and refuses when the queue is full. Password hashing
 * uses it, to bound threads, memory and connections.
 */
export function createWorkGate(atOnce: number, maxWaiting: number): WorkGate {
  const waiting: (() => void)[] = [];
  let running = 0;
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return {
    async run(work) {
      if (running >= atOnce) {
        if (waiting.length >= maxWaiting) throw new AppError('OVERLOADED');
        await new Promise<void>((enter) => waiting.push(enter));
      } else running += 1;
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
