import { gameConfigSchema } from '@deckframe/contract/site/game-config';
import type { Database } from '@deckframe/database/db';
import type { GameConfig } from '@deckframe/domain/game-config';
import type { Clock } from '../../../lib/clock.ts';
import type { Games } from '../../../lib/games.ts';
import type { Logger } from '../../../lib/logger.ts';
import type { Metrics } from '../../../lib/metrics.ts';
import { listConfigs, listNewestVersions } from './queries.ts';

/** Half of the second within which every process follows. */
const LOOK_MS = 500;
/** How far back a process looks for a version that it can read. */
const LOOK_BACK = 30;

export type FollowDeps = { db: Database; games: Games; logger: Logger; metrics: Metrics };

export type ConfigFollower = {
  /** Follows what is newest now. Rejects where the database cannot be asked: all stays as it is. */
  look(): Promise<void>;
  /** Looks twice a second until the returned function is called. */
  start(clock: Clock): Promise<() => void>;
};

/** Keeps the games of a process at the newest stored config that this release can read. */
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
      // One that runs may have asked before the newest was there.
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
