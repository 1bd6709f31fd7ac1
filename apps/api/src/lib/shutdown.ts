import type { Logger } from './logger.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** Longer than the longest request, shorter than the supervisor's time-out. */
const LAST_RESORT_MS = 25_000;

/** Runs `drain` on the first signal and exits with 0; a second signal exits at once. */
export function onShutdown(logger: Logger, drain: () => Promise<void>): void {
  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    logger.info({ signal }, 'draining');
    const timer = setTimeout(() => process.exit(1), LAST_RESORT_MS);
    timer.unref();
    try {
      await drain();
      logger.info('stopped');
      process.exit(0);
    } catch (error) {
      logger.error({ err: error }, 'could not drain');
      process.exit(1);
    }
  };
  for (const signal of SIGNALS) process.on(signal, () => void stop(signal));
}
