import { createPool, openDatabase } from '@deckframe/database/db';
import { testConnection } from '@deckframe/database/testing-connection';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createMetrics } from './metrics.ts';
import { runAsPublicRead } from './public-reads.ts';
import { followStandbys, type Standbys } from './standbys.ts';

let database: TestDatabase;
let primary: ReturnType<typeof createPool>;
let standbys: Standbys | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  const url = database.url('app');
  primary = createPool(testConnection(url, 2));
  standbys = followStandbys({
    primary,
    urls: [url],
    poolSize: 2,
    logger: pino({ enabled: false }),
    metrics: createMetrics(),
  });
});
afterAll(async () => {
  await standbys?.stop();
  await primary.end();
  await database.drop();
});

const readPublicly = <T>(read: () => T): Promise<T> =>
  new Promise((done) => runAsPublicRead(() => done(read())));

it('without a standby visitors read from the primary, even if writers use every write connection', async () => {
  const db = openDatabase(primary, standbys?.choose);
  await vi.waitFor(
    async () => expect(await readPublicly(() => standbys?.choose())).toHaveLength(1),
    {
      timeout: 10_000,
    },
  );
  const writers = [await primary.connect(), await primary.connect()];
  const answer = await readPublicly(() => sql<{ one: number }>`select 1 as one`.execute(db));
  expect(answer.rows).toEqual([{ one: 1 }]);
  for (const writer of writers) writer.release();
  // Logged-in members read from the primary.
  expect(standbys?.choose()).toEqual([]);
});
