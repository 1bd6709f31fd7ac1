import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { createLogger } from './logger.ts';
import { openWorkerPresence, watchForCrashes } from './worker-presence.ts';

const HALF_A_MINUTE = 30_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A job and queue as a killed worker leaves them. */
async function holdJob(task: string, worker: string): Promise<void> {
  const { db } = database;
  await holdQueue(task, worker);
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = ${worker}
    where task_id = (
      select id from graphile_worker._private_tasks where identifier = ${task})`.execute(db);
}

/** A queue of a worker killed after its job. */
async function holdQueue(task: string, worker: string): Promise<void> {
  const { db } = database;
  await sql`select graphile_worker.add_job(${task}, queue_name => ${task})`.execute(db);
  await sql`update graphile_worker._private_job_queues set locked_at = now(), locked_by = ${worker}
    where queue_name = ${task}`.execute(db);
}

async function listHolders(): Promise<string[]> {
  const { rows } = await sql<{ holder: string }>`
    select locked_by as holder from graphile_worker._private_jobs where locked_at is not null
    union all
    select locked_by from graphile_worker._private_job_queues where locked_at is not null
    order by 1`.execute(database.db);
  return rows.map(({ holder }) => holder);
}

it('checks every half minute, and frees jobs of a worker missing three times', async () => {
  const presence = await openWorkerPresence(database.url('worker'), () => undefined);
  await presence.add('alive');
  await holdJob('of-the-living', 'alive');
  await holdJob('of-the-dead', 'dead');
  await holdQueue('of-the-late', 'late');
  const clock = createManualClock();
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
  const stop = watchForCrashes(database.db, clock, logger);
  try {
    // Three checks are needed before jobs are freed.
    for (const wait of [HALF_A_MINUTE - 1, 1, HALF_A_MINUTE]) clock.advance(wait);
    await expect.poll(listHolders).toEqual(['alive', 'alive', 'dead', 'dead', 'late']);
    expect(lines).toEqual([]);
    clock.advance(HALF_A_MINUTE);
    await expect.poll(listHolders).toEqual(['alive', 'alive']);
    await expect
      .poll(() => lines.map((line) => JSON.parse(line)))
      .toMatchObject([
        {
          gone: expect.arrayContaining(['dead', 'late']),
          msg: 'jobs of crashed workers were freed',
        },
      ]);
  } finally {
    stop();
    await presence.close();
  }
});
