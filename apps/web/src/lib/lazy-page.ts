/** ERR-05: how long a script chunk may take. */
export const CHUNK_TIMEOUT_MS = 120_000;

export type ChunkKind = 'script' | 'style';

/** Files of a page are missing, usually after a deployment. */
export class ChunkError extends Error {
  readonly kind: ChunkKind;

  constructor(kind: ChunkKind, chunk: string, cause?: unknown) {
    super(
      kind === 'style' ? `Loading CSS chunk ${chunk} failed` : `Loading chunk ${chunk} failed`,
      { cause },
    );
    this.name = 'ChunkError';
    this.kind = kind;
  }
}

export interface ChunkTimers {
  start: (expired: () => void, milliseconds: number) => unknown;
  stop: (handle: unknown) => void;
}

const browserTimers: ChunkTimers = {
  start: (expired, milliseconds) => setTimeout(expired, milliseconds),
  stop: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

/** Loads one code chunk; rejects with `ChunkError` when its script or style fails or takes too long. */
export function loadChunk<T>(
  chunk: string,
  load: () => Promise<T>,
  timers: ChunkTimers = browserTimers,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = timers.start(() => reject(new ChunkError('script', chunk)), CHUNK_TIMEOUT_MS);
  load()
    .then(resolve, (error: unknown) => reject(toChunkError(chunk, error)))
    .finally(() => timers.stop(timer));
  return promise;
}

/** Error messages of Chromium, Firefox and Safari when a module cannot be fetched. */
const SCRIPT_FAILURE =
  /dynamically imported module|Importing a module script failed|error loading dynamically/i;
/** Error message of Vite's preloader for a style sheet. */
const STYLE_FAILURE = /Unable to preload CSS/i;

function toChunkError(chunk: string, error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  if (STYLE_FAILURE.test(message)) return new ChunkError('style', chunk, error);
  if (SCRIPT_FAILURE.test(message)) return new ChunkError('script', chunk, error);
  return error;
}
