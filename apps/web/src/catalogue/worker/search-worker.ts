import type { CatalogueEngine, SearchAnswer, SearchRequest } from '../engine/catalogue-engine.ts';
import { CatalogueError, messageOf } from '../engine/catalogue-error.ts';
import { startEngine } from './start-engine.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** The worker that owns a game's cards: it fetches, caches, indexes and searches them. */
let engine: Promise<CatalogueEngine> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'start') {
    engine = startEngine(data.config, {
      onStatus: (view, status) => send({ type: 'status', view, status }),
      firstGeneration: data.firstGeneration,
    });
  } else void answer(data);
});

async function answer(call: ToWorker & { type: 'call' }): Promise<void> {
  const { id, method, args } = call;
  try {
    if (engine === undefined) throw new Error('The catalogue has not been started.');
    const ready = await engine;
    if (method === 'search') {
      const [view, request] = args as [string, SearchRequest];
      await ready.prepare(view, request);
      send({ type: 'running', id });
    }
    const run = ready[method] as (...args: readonly unknown[]) => Promise<unknown>;
    const value = await run(...args);
    const transfer = method === 'search' && value ? [(value as SearchAnswer).rows.buffer] : [];
    send({ type: 'answer', id, value }, transfer);
  } catch (error) {
    const text = error instanceof CatalogueError ? error.text : null;
    send({ type: 'fault', id, message: messageOf(error), text });
  }
}

function send(message: FromWorker, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}
