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
 * JSON lines without personal data. Requests are described by our own fields only (see
 * `plugins/request-log.ts`), so the default request and response serializers are switched off.
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

/** Lines leave in blocks: one write per line would cost a tenth of a small request. */
export function createBufferedLogger(level: string): Logger {
  const stdout = openDestination({ fd: 1, sync: false, minLength: BUFFER_BYTES });
  const timer = setInterval(() => stdout.flush(), FLUSH_MS);
  timer.unref();
  process.on('exit', () => stdout.flushSync());
  return createLogger(level, stdout);
}

/** Only what finds the fault: PostgreSQL's `detail` and quoted values hold people's data. */
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
