import { AppError } from './app-error.ts';

export type WorkGate = { run<T>(work: () => Promise<T>): Promise<T> };

/**
 * Lets so many pieces of heavy work run at once and the others wait in line; where the line is too
 * long, the caller is told to come back. Password hashing sits behind one: it takes threads and
 * memory, and its transactions must never hold more than a few connections.
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
