import { createDatabase, type Database } from '@deckframe/database/db';
import { createUser } from '@deckframe/database/scenes';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { cleanUpJob } from './clean-up-jobs.ts';
import { testConnection } from '@deckframe/database/testing-connection';

const openWorker = ({ url }: Pick<TestDatabase, 'url'>): Database =>
  createDatabase(testConnection(url('worker')));

/** An expired and a fresh row in every cleaned table. */
async function addOldAndYoung(db: Database): Promise<void> {
  const { id } = await createUser(db);
  for (const [name, age] of [
    ['old', '8 days'],
    ['young', '6 days'],
  ] as const) {
    await sql`insert into idempotency_keys (user_id, route, key, body_hash, created_at)
      values (${id}, 'PUT /x', ${name}, '', app_now() - ${age}::interval)`.execute(db);
  }
  for (const [name, age] of [
    ['old', '26 hours'],
    ['young', '24 hours'],
  ] as const) {
    await sql`insert into rate_limits (key, window_start)
      values (${name}, app_now() - ${age}::interval)`.execute(db);
  }
  for (const [name, age] of [
    ['old', '61 minutes'],
    ['young', '59 minutes'],
  ] as const) {
    await sql`insert into mail_requests (address_key, last_request_time)
      values (${name}, app_now() - ${age}::interval)`.execute(db);
  }
  for (const [name, end] of [
    ['old', '-1 second'],
    ['young', '1 minute'],
  ] as const) {
    await sql`insert into auth_sessions (user_id, token, expires_at)
      values (${id}, ${name}, app_now() + ${end}::interval)`.execute(db);
    await sql`insert into auth_verifications (identifier, value, expires_at)
      values (${name}, '', app_now() + ${end}::interval)`.execute(db);
  }
}

it('deletes expired keys, limits, mail requests, sessions and challenges', async () => {
  const { db, ...database } = await createTestDatabase();
  const worker = openWorker(database);
  try {
    await addOldAndYoung(db);
    await cleanUpJob(worker);
    const { rows } = await sql<{ left: string }>`
      select 'key ' || key as left from idempotency_keys
      union all select 'limit ' || key from rate_limits
      union all select 'request ' || address_key from mail_requests
      union all select 'session ' || token from auth_sessions
      union all select 'challenge ' || identifier from auth_verifications
      order by 1`.execute(db);
    expect(rows.map(({ left }) => left)).toEqual(
      ['challenge', 'key', 'limit', 'request', 'session'].map((table) => `${table} young`),
    );
  } finally {
    await worker.destroy();
    await database.drop();
  }
});

it("with the worker's rights, deletes expired links and permanently failed jobs", async () => {
  const database = await createTestDatabase();
  const worker = openWorker(database);
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
