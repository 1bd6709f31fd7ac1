import { createDatabase } from '@deckframe/database/db';
import { createTestDatabase } from '@deckframe/database/testing';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { cleanUpJob } from './jobs.ts';

it('with the rights of the worker, clears away links that are too old and jobs that failed for good', async () => {
  const database = await createTestDatabase();
  const worker = createDatabase({
    url: database.url('worker'),
    poolSize: 1,
    applicationName: 'deckframe-test',
    statementTimeoutMs: 5000,
  });
  const { db } = database;
  try {
    await sql`insert into mailed_tokens (purpose, token_hash, lifetime_seconds, expires_at) values
      ('reset', 'old', 1, app_now() - interval '1 second'),
      ('reset', 'young', 1, app_now() + interval '1 hour')`.execute(db);
    for (const task of ['tried', 'failed-today', 'failed-long-ago']) {
      await sql`select add_job(${task})`.execute(db);
    }
    const settle = (task: string, attempts: number, days: number) =>
      sql`update graphile_worker._private_jobs set attempts = ${attempts},
          updated_at = app_now() - make_interval(days => ${days}::integer)
        where task_id = (select id from graphile_worker._private_tasks
          where identifier = ${task})`.execute(db);
    await settle('tried', 24, 8);
    await settle('failed-today', 25, 0);
    await settle('failed-long-ago', 25, 8);
    await cleanUpJob(worker);
    const jobs = await sql<{ task: string }>`select task_identifier as task
      from graphile_worker.jobs order by id`.execute(db);
    expect(jobs.rows.map(({ task }) => task)).toEqual(['tried', 'failed-today']);
    const tokens = await db.selectFrom('mailed_tokens').select('token_hash').execute();
    expect(tokens).toEqual([{ token_hash: 'young' }]);
  } finally {
    await worker.destroy();
    await database.drop();
  }
});
