import type { AdCount } from '@deckframe/contract/site/ads';
import type { AppDeps } from '../../app-deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { createRateLimiter } from '../../lib/rate-limiter.ts';
import { createRedisCounts } from '../../lib/shared-counts.ts';
import { addCounts, type CountSum } from '../site/ads/queries.ts';

const WINDOW_MS = 60_000;
/** Requests of one address; a page sends one every few seconds at most. */
const LIMIT_PER_MINUTE = 30;
const WRITE_EVERY_MS = 5000;
/** Different ads between two writes; more are made up. */
const MAX_IDS = 1000;
const DAY_LENGTH = 10;

/**
 * Views and clicks are added up here and written every few seconds: one statement, whoever looks. A
 * process that dies loses those seconds, which nobody is paid by. Nothing is known of whoever sent
 * them: the address is a key of the limit alone.
 */
export function createAdCounter({ clock, db, logger, metrics, redis }: AppDeps) {
  const limiter = createRateLimiter({
    limit: LIMIT_PER_MINUTE,
    windowMs: WINDOW_MS,
    counts: redis && createRedisCounts(redis, 'ads', WINDOW_MS),
    clock,
  });
  let sums = new Map<string, CountSum>();
  const write = async (): Promise<void> => {
    if (sums.size === 0) return;
    const told = [...sums.values()];
    sums = new Map();
    const day = new Date(clock.now()).toISOString().slice(0, DAY_LENGTH);
    await addCounts(db, day, told);
  };
  const writeOrTell = () =>
    write().catch((error: unknown) => logger.warn({ err: error }, 'views of ads were not written'));
  const stopWriting = clock.every(WRITE_EVERY_MS, () => void writeOrTell());
  return {
    stop: async () => {
      stopWriting();
      limiter.stop();
      await writeOrTell();
    },
    add: async (counts: readonly AdCount[], address: string): Promise<void> => {
      const { allowed, resetSeconds: seconds } = await limiter.check(address);
      if (!allowed) {
        metrics.rateLimited.inc({ limit: 'ads' });
        throw new AppError('RATE_LIMITED', { seconds }, { retryAfterSeconds: seconds });
      }
      for (const { id, kind } of counts) {
        const sum = sums.get(id) ?? { id, views: 0, clicks: 0 };
        if (kind === 'view') sum.views += 1;
        else sum.clicks += 1;
        if (sums.size < MAX_IDS) sums.set(id, sum);
      }
    },
  };
}
