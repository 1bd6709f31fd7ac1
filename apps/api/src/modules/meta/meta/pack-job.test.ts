import { createDatabase, type Database } from '@deckframe/database/db';
import { createUser } from '@deckframe/database/scenes';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { seededNumbers } from '@deckframe/domain/tournaments/draw';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadGames } from '../../../lib/games.ts';
import { ROOT } from '../../../testing/test-api.ts';
import { packMetaJob } from './jobs.ts';
import { readSums, readWindow, countEvent } from './service.ts';
import { addEndedEvent } from './testing/add-ended-event.ts';
import { testConnection } from '@deckframe/database/testing-connection';

const AT_ONCE = 5;
const config = loadGames(`${ROOT}/games`).get('gundam');

let database: TestDatabase;
let pool: Database;
/** Has only the worker's rights. */
let worker: Database;
let events: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  const open = (role: 'app' | 'worker') =>
    createDatabase(testConnection(database.url(role), AT_ONCE, 30_000));
  pool = open('app');
  worker = open('worker');
  const made = await Promise.all(Array.from({ length: 8 }, () => createUser(database.db)));
  const users = made.map(({ id }) => id);
  const random = seededNumbers(2);
  events = [];
  for (let at = 0; at < AT_ONCE; at += 1)
    events.push(await addEndedEvent(database.db, users, random));
});
afterAll(async () => {
  await pool.destroy();
  await worker.destroy();
  await database.drop();
});

const publish = (id: string, isFinished = true) =>
  pool.transaction().execute((trx) => countEvent(trx, config, { game: 'gundam', id }, isFinished));
const pack = () => packMetaJob(worker, { game: 'gundam' });
const findWindow = async () => {
  const { rows } = await sql<{ id: string; version: number }>`select id, version
    from meta_windows`.execute(pool);
  return rows[0] ?? { id: '', version: 0 };
};
const listDocuments = async () => {
  const { rows } = await sql<{ version: number }>`select version from meta_documents`.execute(pool);
  return rows.map(({ version }) => version);
};
const takeJobs = async () => {
  const { rows } = await sql<{ id: string }>`select graphile_worker.complete_jobs(array_agg(id))
    from graphile_worker.jobs where key = 'pack-meta:gundam' having count(*) > 0`.execute(
    database.db,
  );
  return rows.length;
};

it('five concurrent events queue one packing, and readers write nothing', async () => {
  await Promise.all(events.map((id) => publish(id)));
  const { id } = await findWindow();
  const first = await readWindow(pool, 'gundam', id);
  expect(first.shares.reduce((sum, { entries }) => sum + entries, 0)).toBe(8 * AT_ONCE);
  expect(await listDocuments(), 'a reader packs nothing').toEqual([]);
  expect(await takeJobs()).toBe(1);
  await pack();
  const { version } = await findWindow();
  expect(await listDocuments()).toEqual([version]);
  expect(await readWindow(pool, 'gundam', id)).toEqual(first);
  await sql`update meta_cells set draws = draws + 1`.execute(database.db);
  expect(await readWindow(pool, 'gundam', id)).toEqual(first);
  expect(await readSums(pool, 'gundam', id)).not.toEqual(first);
  await sql`update meta_cells set draws = draws - 1`.execute(database.db);
});

it('removed events disappear from answers at once, before and after packing', async () => {
  const { id } = await findWindow();
  const before = await readWindow(pool, 'gundam', id);
  await publish(events[0] ?? '', false);
  const after = await readWindow(pool, 'gundam', id);
  expect(after).not.toEqual(before);
  expect(after).toEqual(await readSums(pool, 'gundam', id));
  expect(await takeJobs()).toBe(1);
  await pack();
  expect(await readWindow(pool, 'gundam', id)).toEqual(after);
  await pack();
  expect(await listDocuments(), 'nothing new, nothing packed').toEqual([
    (await findWindow()).version,
  ]);
});

it('an outdated document is not used', async () => {
  const { id } = await findWindow();
  // Publishes between reading version, sums and document.
  await Promise.all([pack(), publish(events[0] ?? ''), pack(), publish(events[1] ?? '', false)]);
  expect(await readWindow(pool, 'gundam', id)).toEqual(await readSums(pool, 'gundam', id));
  await pack();
  expect(await readWindow(pool, 'gundam', id)).toEqual(await readSums(pool, 'gundam', id));
});
