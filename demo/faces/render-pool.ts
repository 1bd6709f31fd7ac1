/** Distributes orders to child processes. A crashed child is replaced and its card reported. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { RenderAnswer, RenderOrder } from './render-worker.ts';

const WORKER = join(import.meta.dirname, 'render-worker.ts');

type Report = (answer: RenderAnswer) => void;

/** One child processes the shared queue until it is empty. */
async function work(queue: Iterator<RenderOrder>, report: Report): Promise<void> {
  let child: ChildProcess | null = null;
  for (let next = queue.next(); !next.done; next = queue.next()) {
    const order = next.value;
    const worker: ChildProcess =
      child ?? fork(WORKER, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child = worker;
    const answer = await new Promise<RenderAnswer>((resolve) => {
      const onExit = (code: number | null, signal: string | null): void => {
        child = null;
        worker.off('message', onMessage);
        resolve({
          image: order.image,
          drawn: 0,
          reused: 0,
          error: `drawing ended with ${signal ?? code}`,
        });
      };
      const onMessage = (message: RenderAnswer): void => {
        worker.off('exit', onExit);
        resolve(message);
      };
      worker.once('exit', onExit);
      worker.once('message', onMessage);
      worker.send(order);
    });
    report(answer);
  }
  child?.disconnect();
}

export async function renderAll(
  orders: Iterable<RenderOrder>,
  workers: number,
  report: Report,
): Promise<void> {
  const queue = orders[Symbol.iterator]();
  await Promise.all(Array.from({ length: workers }, () => work(queue, report)));
}
