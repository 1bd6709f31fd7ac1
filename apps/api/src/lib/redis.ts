import { Redis } from 'ioredis';
import type { Logger } from './logger.ts';
import { TIMEOUTS } from './timeouts.ts';

const LONGEST_PAUSE_MS = 1000;

/**
 * A Redis that may die at any time: commands fail at once instead of queueing, and the connection
 * comes back by itself. Nothing that was acknowledged to anybody is kept there.
 */
export function createRedis(url: string, logger: Logger, timeoutMs: number): Redis {
  const redis = new Redis(url, {
    connectTimeout: TIMEOUTS.redisConnectMs,
    commandTimeout: timeoutMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(times * 100, LONGEST_PAUSE_MS),
  });
  let wasUp: boolean | null = null;
  redis.on('ready', () => {
    wasUp = true;
    logger.info('redis connected');
  });
  redis.on('error', (error: Error) => {
    // Said once per outage, not once per attempt.
    if (wasUp !== false) logger.warn({ err: error }, 'redis unavailable, working without it');
    wasUp = false;
  });
  return redis;
}
