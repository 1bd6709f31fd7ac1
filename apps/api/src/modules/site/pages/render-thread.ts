/** A worker thread that renders pages with the web app's server build. */
import type { ReadApi, RenderPage } from '@deckframe/domain/site/pages/rendered-page';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { createComposer } from './compose-page.ts';
import type { FromThread, RenderOrder, ToThread } from './render-pool.ts';

type Answer = Awaited<ReturnType<ReadApi>>;

const { webDist } = workerData as { webDist: string };
if (parentPort === null) throw new Error('This file is a thread of the API.');
const port = parentPort;
const send = (message: FromThread): void => port.postMessage(message);

// Pages would mistake Node's own `navigator` for a browser's.
Reflect.deleteProperty(globalThis, 'navigator');
const bundle = pathToFileURL(join(webDist, '.server/render-page.js')).href;
const { renderPage } = (await import(bundle)) as { renderPage: RenderPage };
const compose = createComposer(webDist);

type Read = { page: number } & PromiseWithResolvers<Answer>;
const reads = new Map<number, Read>();
const running = new Set<number>();
let lastRead = 0;

async function render(id: number, { document, ...request }: RenderOrder): Promise<void> {
  running.add(id);
  const read: ReadApi = async (address) => {
    if (!running.has(id)) throw new Error('The page was stopped.');
    const number = (lastRead += 1);
    const waiting = { page: id, ...Promise.withResolvers<Answer>() };
    reads.set(number, waiting);
    send({ kind: 'read', id, read: number, address });
    return waiting.promise;
  };
  try {
    const page = await renderPage(request, read);
    send({ kind: 'rendered', id, page: page && compose(document, request, page) });
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (running.has(id)) send({ kind: 'failed', id, message });
  } finally {
    running.delete(id);
  }
}

/** Without its reads, the page ends with an error. */
function stop(id: number): void {
  running.delete(id);
  for (const [number, { page, reject }] of reads) {
    if (page !== id) continue;
    reads.delete(number);
    reject(new Error('The page was stopped.'));
  }
  send({ kind: 'stopped', id });
}

port.on('message', (message: ToThread) => {
  switch (message.kind) {
    case 'render':
      void render(message.id, message.order);
      return;
    case 'answer':
      reads.get(message.read)?.resolve({ status: message.status, body: JSON.parse(message.text) });
      reads.delete(message.read);
      return;
    case 'stop':
      stop(message.id);
  }
});
send({ kind: 'ready' });
