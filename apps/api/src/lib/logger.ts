import { destination as openDestination, pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

type Failure = {
  name?: string;
  message?: string;
  stack?: string;
  code?: unknown;
  routine?: unknown;
};

/**
 * Logs JSON without personal data. Default serializers are off; `plugins/request-log.ts` has the
 * fields.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: toLoggedError, req: () => undefined, res: () => undefined },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

const BUFFER_BYTES = 4096;
const FLUSH_MS = 500;

/** Buffers log lines, because one write per line costs a tenth of a small request. */
export function createBufferedLogger(level: string): Logger {
  const stdout = openDestination({ fd: 1, sync: false, minLength: BUFFER_BYTES });
  const timer = setInterval(() => stdout.flush(), FLUSH_MS);
  timer.unref();
  process.on('exit', () => stdout.flushSync());
  return createLogger(level, stdout);
}

/**
 * Logs only what helps to find the fault: PostgreSQL's `detail` and values contain personal data.
 */
function toLoggedError(error: unknown): Record<string, unknown> {
  const { name, message = String(error), stack, code, routine } = (error ?? {}) as Failure;
  const isFromDatabase = typeof routine === 'string';
  const withoutValues = (line: string): string => line.replace(/"[^"]*"/g, '"…"');
  return {
    type: name ?? 'Error',
    message: isFromDatabase ? withoutValues(message) : message,
    ...(code === undefined ? {} : { code }),
    stack: isFromDatabase ? withoutValues(stack ?? '') : stack,
  };
}
