import type { TestDatabase } from '@deckframe/database/testing';
import { type RunningApi, startProductionApi } from '../programs/start-api.ts';
import { askInTurn, hearHints, type Phones } from './phones.ts';
import { addScene } from './scene.ts';
import { openDesk } from './round-desk.ts';

/** Milliseconds until the first, half, 95 %, and all phones. */
type Spread = { first: number; half: number; most: number; last: number };

export type StreamReport = {
  /** Number of phones that received the round and had their table, counted from the publishing. */
  told: number;
  seated: number;
  published: number;
  toldMs: Spread;
  seatedMs: Spread;
};

/** Publishes a round and measures its way from the desk to every phone, over two API processes. */
export async function runStreamRounds(options: {
  database: TestDatabase;
  phones: number;
  redis: string | null;
}): Promise<StreamReport> {
  const { database, redis } = options;
  const scene = await addScene(database.db, options.phones);
  const apis: RunningApi[] = [];
  try {
    const env: Record<string, string> = redis === null ? {} : { REDIS_URL: redis };
    for (let made = 0; made < 2; made += 1) apis.push(await startProductionApi(database, env));
    const origins = apis.map(({ origin }) => origin);
    const desk = await openDesk(origins[0] ?? '', scene);
    const listen = redis === null ? askInTurn : hearHints;
    const phones: Phones = await listen(origins, scene);
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

function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { first: at(0), half: at(0.5), most: at(0.95), last: at(1) };
}
