import { ensureServices } from './services.ts';

/** Test workers inherit these URLs. The servers keep running for the next run. */
export async function setup(): Promise<void> {
  const { pgAdminUrl, redisUrl } = await ensureServices();
  process.env['TEST_PG_ADMIN_URL'] = pgAdminUrl;
  if (redisUrl !== null) process.env['TEST_REDIS_URL'] = redisUrl;
}
