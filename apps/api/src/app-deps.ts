import type { Database } from '@deckframe/database/db';
import type { Redis } from 'ioredis';
import type { Env } from './env.ts';
import type { Clock } from './lib/clock.ts';
import type { Games } from './lib/games.ts';
import type { Ids } from './lib/ids.ts';
import type { Logger } from './lib/logger.ts';
import type { Metrics } from './lib/metrics.ts';
import type { ScryptCost } from './lib/password-hash.ts';

/** External dependencies of the API. Tests provide their own. */
export type AppDeps = {
  env: Env;
  db: Database;
  redis: Redis | null;
  clock: Clock;
  ids: Ids;
  games: Games;
  logger: Logger;
  metrics: Metrics;
  /** Cost of password hashes. Tests use a smaller one. */
  passwordCost?: ScryptCost;
};
