import type { PageRequest } from '@deckframe/domain/site/pages/rendered-page';
import { Worker } from 'node:worker_threads';

/** Why a page was not rendered. The browser then renders it. */
export type RenderFault = 'starting' | 'busy' | 'slow' | 'read' | 'crashed' | 'failed';

export class RenderError extends Error {
  override readonly name = 'RenderError';
  readonly fault: RenderFault;

  constructor(fault: RenderFault, message: string = fault, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}

/** A page to render, and the client-rendered document that it goes into. */
export type RenderOrder = PageRequest & { document: string };

export type RenderedDocument = {
  plain: Uint8Array;
  br: Uint8Array;
  etag: string;
  /** Hashes for the content security policy, of the inline script and of style attributes. */
  scriptHash: string;
  styleHashes: readonly string[];
};

export type ToThread =
  | { kind: 'render'; id: number; order: RenderOrder }
  | { kind: 'answer'; read: number; status: number; text: string }
  | { kind: 'stop'; id: number };

type ReadMessage = { kind: 'read'; id: number; read: number; address: string };

export type FromThread =
  | { kind: 'ready' }
  | ReadMessage
  | { kind: 'rendered'; id: number; page: RenderedDocument | null }
  | { kind: 'failed'; id: number; message: string }
  | { kind: 'stopped'; id: number };

export type RenderPoolOptions = {
  /** Folder of the built web app. */
  webDist: string;
  threads: number;
  /** Answers a GET request of a visitor. Rejects if the page must not be rendered without it. */
  read: (address: string) => Promise<{ status: number; text: string }>;
  report: (message: string, error: unknown) => void;
  limits?: Partial<RenderLimits>;
};

type RenderLimits = {
  /** Pages of one thread at once. They share its time, and most wait for reads. */
  atOnce: number;
  /** Pages of the pool that wait for a thread. */
  maxWaiting: number;
  /** Time of a page with waiting and reads. */
  pageMs: number;
  /** Time that a thread has to stop a late page. A thread that does not is stuck and replaced. */
  stopMs: number;
  /** Pause before a thread is replaced, so that a crash at start does not repeat at once. */
  restMs: number;
};

const LIMITS: RenderLimits = {
  atOnce: 4,
  maxWaiting: 32,
  pageMs: 2000,
  stopMs: 1000,
  restMs: 1000,
};
const HEAP_MB = 256;

type Job = {
  id: number;
  order: RenderOrder;
  resolve: (page: RenderedDocument | null) => void;
  reject: (error: RenderError) => void;
};

type Thread = {
  isReady(): boolean;
  countJobs(): number;
  /** False while the thread is full, or has not confirmed that it stopped a page. */
  isFree(): boolean;
  start(job: Job): void;
  /** Ends a page early. A healthy thread confirms, and its other pages are not affected. */
  abandon(id: number, error: RenderError): void;
  close(): Promise<unknown>;
};

export type RenderPool = {
  /** Null for redirects and refusals. Rejects with `RenderError`. */
  render(order: RenderOrder): Promise<RenderedDocument | null>;
  close(): Promise<void>;
};

/**
 * Renders pages in worker threads, apart from the event loop of the API. A thread has no database,
 * no secret and no request. It gets data by messages only.
 */
export function createRenderPool(options: RenderPoolOptions): RenderPool {
  const limits = { ...LIMITS, ...options.limits };
  const threads = new Set<Thread>();
  const waiting = new Map<number, Job>();
  let lastId = 0;
  let isClosed = false;

  const addThread = (): void => {
    if (isClosed) return;
    const thread = createThread(options, limits, {
      onFree: startWaiting,
      onExit: () => {
        threads.delete(thread);
        setTimeout(addThread, limits.restMs).unref();
      },
    });
    threads.add(thread);
  };
  const startWaiting = (): void => {
    for (const [id, job] of waiting) {
      const free = [...threads].filter((thread) => thread.isFree());
      const thread = free.toSorted((one, other) => one.countJobs() - other.countJobs())[0];
      if (thread === undefined) return;
      waiting.delete(id);
      thread.start(job);
    }
  };
  const expire = (job: Job): void => {
    const error = new RenderError('slow');
    if (waiting.delete(job.id)) job.reject(error);
    else for (const thread of threads) thread.abandon(job.id, error);
  };

  for (let count = 0; count < options.threads; count += 1) addThread();

  return {
    async render(order) {
      if (![...threads].some((thread) => thread.isReady())) throw new RenderError('starting');
      if (waiting.size >= limits.maxWaiting) throw new RenderError('busy');
      const id = (lastId += 1);
      const { promise, resolve, reject } = Promise.withResolvers<RenderedDocument | null>();
      const job = { id, order, resolve, reject };
      const timer = setTimeout(expire, limits.pageMs, job).unref();
      waiting.set(id, job);
      startWaiting();
      return promise.finally(() => clearTimeout(timer));
    },
    async close() {
      isClosed = true;
      await Promise.all([...threads].map((thread) => thread.close()));
    },
  };
}

function createThread(
  options: RenderPoolOptions,
  limits: RenderLimits,
  { onFree, onExit }: { onFree: () => void; onExit: () => void },
): Thread {
  const worker = new Worker(new URL('./render-thread.ts', import.meta.url), {
    workerData: { webDist: options.webDist },
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  worker.unref();
  const jobs = new Map<number, Job>();
  /** Timers of pages that the thread was told to stop. */
  const stops = new Map<number, NodeJS.Timeout>();
  let isReady = false;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window
  const send = (message: ToThread): void => worker.postMessage(message);
  const end = (id: number, finish: (job: Job) => void): void => {
    const job = jobs.get(id);
    if (job === undefined) return;
    jobs.delete(id);
    finish(job);
    onFree();
  };
  const abandon = (id: number, error: RenderError): void => {
    if (!jobs.has(id)) return;
    end(id, (job) => job.reject(error));
    send({ kind: 'stop', id });
    stops.set(id, setTimeout(replace, limits.stopMs, error).unref());
  };
  const replace = (error: RenderError): void => {
    for (const timer of stops.values()) clearTimeout(timer);
    options.report('a render thread is stuck and is replaced', error);
    void worker.terminate();
  };
  const answer = async ({ id, read, address }: ReadMessage): Promise<void> => {
    try {
      send({ kind: 'answer', read, ...(await options.read(address)) });
    } catch (error) {
      abandon(id, new RenderError('read', `${address} failed`, error));
    }
  };

  worker.on('message', (message: FromThread) => {
    switch (message.kind) {
      case 'ready':
        isReady = true;
        break;
      case 'read':
        void answer(message);
        return;
      case 'rendered':
        end(message.id, (job) => job.resolve(message.page));
        return;
      case 'failed':
        end(message.id, (job) => job.reject(new RenderError('failed', message.message)));
        return;
      case 'stopped':
        clearTimeout(stops.get(message.id));
        stops.delete(message.id);
    }
    onFree();
  });
  worker.on('error', (error) => options.report('a render thread failed', error));
  worker.on('exit', () => {
    for (const timer of stops.values()) clearTimeout(timer);
    isReady = false;
    for (const job of jobs.values()) job.reject(new RenderError('crashed'));
    jobs.clear();
    onExit();
  });

  return {
    isReady: () => isReady,
    countJobs: () => jobs.size,
    isFree: () => isReady && stops.size === 0 && jobs.size < limits.atOnce,
    start(job) {
      jobs.set(job.id, job);
      send({ kind: 'render', id: job.id, order: job.order });
    },
    abandon,
    close: () => worker.terminate(),
  };
}
