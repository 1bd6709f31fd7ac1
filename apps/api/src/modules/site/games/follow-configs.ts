import { gameConfigSchema } from '@deckframe/contract/site/game-config';
import type { Database } from '@deckframe/database/db';
import type { GameConfig } from '@deckframe/domain/game-config';
import type { Clock } from '../../../lib/clock.ts';
import type { Games } from '../../../lib/games.ts';
import type { Logger } from '../../../lib/logger.ts';
import type { Metrics } from '../../../lib/metrics.ts';
import { listConfigs, listNewestVersions } from './queries.ts';

/** Half of the maximum delay. */
const LOOK_MS = 500;
/** Versions searched for a readable one. */
const LOOK_BACK = 30;

export type FollowDeps = { db: Database; games: Games; logger: Logger; metrics: Metrics };

export type ConfigFollower = {
  /** Follows the newest version. Rejects if the database is unavailable. */
  look(): Promise<void>;
  /** Polls twice a second until stopped. */
  start(clock: Clock): Promise<() => void>;
};

/** Keeps configs at the newest readable version. */
export function createConfigFollower(deps: FollowDeps): ConfigFollower {
  const { db, games } = deps;
  const seen = new Map<string, number>();
  let running: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    for (const { game, version } of await listNewestVersions(db, games.ids)) {
      if (seen.get(game) === version) continue;
      await followNewest(deps, game);
      seen.set(game, version);
    }
  };
  const lookOnce = (): Promise<void> => {
    running ??= look().finally(() => (running = undefined));
    return running;
  };
  const lookQuietly = (): Promise<void> => lookOnce().catch(() => undefined);
  return {
    async look() {
      // A running check may be too old.
      await running?.catch(() => undefined);
      await lookOnce();
    },
    async start(clock) {
      await lookQuietly();
      return clock.every(LOOK_MS, () => void lookQuietly());
    },
  };
}

async function followNewest(
  { db, games, logger, metrics }: FollowDeps,
  game: string,
): Promise<void> {
  const inForce = games.versionOf(game);
  for (const { version, config } of await listConfigs(db, game, LOOK_BACK)) {
    if (version === inForce) return;
    const read = readConfig(game, config);
    if (read !== undefined) {
      games.follow(game, version, read);
      metrics.gameConfig.set({ game }, version);
      logger.info({ game, version }, 'follows another game config');
      return;
    }
    metrics.unreadableConfigs.inc({ game });
    logger.error({ game, version }, 'a stored game config cannot be read; an older one stays');
  }
}

function readConfig(game: string, stored: unknown): GameConfig | undefined {
  const { data } = gameConfigSchema.safeParse(stored);
  return data?.gameid === game ? data : undefined;
}
