import { join } from 'node:path';
import type { TestDatabase } from '@deckframe/database/testing';
import { startApi, type RunningApi } from '../../apps/api/src/testing/programs/start-api.ts';
import { REPOSITORY_ROOT } from '../services/services.ts';
import { askInTurn, hearHints, type Phones } from './phones.ts';
import { addScene, SECRET } from './scene.ts';
import { openDesk } from './round-desk.ts';
import { spreadOf, type Spread } from './spread.ts';

export type StreamReport = {
  /** Phones that received of the round, and that had their table; from the moment it was sent. */
  told: number;
  seated: number;
  published: number;
  toldMs: Spread;
  seatedMs: Spread;
};

/** One published round, from the desk to every phone, over two processes of the API. */
export async function runStreamRounds(options: {
  database: TestDatabase;
  phones: number;
  redis: string | null;
}): Promise<StreamReport> {
  const { database, redis } = options;
  const scene = await addScene(database.db, options.phones);
  const apis: RunningApi[] = [];
  try {
    for (const name of ['one', 'two']) apis.push(await start(database, redis, name));
    const origins = apis.map(({ origin }) => origin);
    const desk = await openDesk(origins[0] ?? '', scene);
    const listen = redis === null ? askInTurn : hearHints;
    console.error('the desk has started');
    const phones: Phones = await listen(origins, scene);
    console.error('every phone listens or asks');
    const sent = performance.now();
    await desk.publish();
    const published = Math.round(performance.now() - sent);
    const received = await phones.settled();
    const since = (times: readonly number[]) => times.map((time) => time - sent);
    return {
      told: received.told.length,
      seated: received.seated.length,
      published,
      toldMs: spreadOf(since(received.told)),
      seatedMs: spreadOf(since(received.seated)),
    };
  } finally {
    await Promise.all(apis.map((api) => api.process.stop()));
  }
}

/** All phones have one address here, so the limit of an address is no part of what is measured. */
function start(database: TestDatabase, redis: string | null, name: string): Promise<RunningApi> {
  return startApi({
    name,
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: database.url('app'),
      GAMES_DIR: join(REPOSITORY_ROOT, 'games'),
      SESSION_SECRET: SECRET,
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '1000000000',
      SHUTDOWN_GRACE_MS: '0',
      ...(redis !== null && { REDIS_URL: redis }),
    },
  });
}
