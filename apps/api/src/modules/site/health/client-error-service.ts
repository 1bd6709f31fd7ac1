import {
  CLIENT_ERROR_LIMITS,
  type ClientError,
} from '@deckframe/domain/site/client-errors/client-error';
import { scrubErrorText } from '@deckframe/domain/site/client-errors/scrub-error-text';
import type { AppDeps } from '../../../app-deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import { createRateLimiter } from '../../../lib/rate-limiter.ts';
import { createRedisCounts } from '../../../lib/shared-counts.ts';

const WINDOW_MS = 60_000;
/** Halved without Redis. A page reports at most five. */
const LIMIT_PER_MINUTE = 30;

interface ErrorSink {
  warn: (fields: object, message: string) => void;
}

/** Counts and logs browser errors without personal data. */
export function createClientErrorLog({ clock, metrics, redis }: AppDeps) {
  const limiter = createRateLimiter({
    limit: LIMIT_PER_MINUTE,
    windowMs: WINDOW_MS,
    counts: redis && createRedisCounts(redis, 'client-errors', WINDOW_MS),
    clock,
  });
  return {
    stop: () => limiter.stop(),
    note: async (error: ClientError, address: string, log: ErrorSink): Promise<void> => {
      const { allowed, resetSeconds: seconds } = await limiter.check(address);
      if (!allowed) {
        metrics.rateLimited.inc({ limit: 'client-errors' });
        throw new AppError('RATE_LIMITED', { seconds }, { retryAfterSeconds: seconds });
      }
      metrics.clientErrors.inc({ kind: error.kind });
      // Scrubs again, because the client is not trusted.
      const scrubbed = {
        kind: error.kind,
        name: scrubErrorText(error.name, CLIENT_ERROR_LIMITS.name),
        message: scrubErrorText(error.message, CLIENT_ERROR_LIMITS.message),
        stack: scrubErrorText(error.stack, CLIENT_ERROR_LIMITS.stack),
      };
      log.warn({ clientError: scrubbed }, 'client error');
    },
  };
}
