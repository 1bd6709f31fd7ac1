import type { Logger } from './logger.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** Longer than the longest request; whoever started us would kill us soon after. */
const LAST_RESORT_MS = 25_000;

/** Runs `drain` on the first signal and exits 0 after it; a second signal ends at once. */
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
