import { Redis } from 'ioredis';
import type { Logger } from './logger.ts';
import { TIMEOUTS } from './timeouts.ts';

const LONGEST_PAUSE_MS = 1000;

/**
 * Connects to a Redis that may fail: commands fail fast and the connection recovers. Redis holds no
 * acknowledged data.
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
    // Logged once per outage.
    if (wasUp !== false) logger.warn({ err: error }, 'redis unavailable, working without it');
    wasUp = false;
  });
  return redis;
}
