import { randomUUID } from 'node:crypto';
import { createDatabase } from '@deckframe/database/db';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SiteHealth } from '@deckframe/contract/site/site-health';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { runInvariantsJob, sampleHealthJob } from './jobs.ts';
import { testConnection } from '@deckframe/database/testing-connection';

const HEALTH = '/api/admin/health';

let api: TestApi;
let cookie: string;
let worker: ReturnType<typeof createDatabase>;

beforeAll(async () => {
  api = await createTestApi();
  cookie = await api.signIn('Administrator');
  worker = createDatabase(testConnection(api.database.url('worker')));
});
afterAll(async () => {
  await worker.destroy();
  await api.close();
});

const read = async (hours = 6): Promise<SiteHealth> =>
  (await api.app.inject({ url: `${HEALTH}?hours=${hours}`, headers: { cookie } })).json();
const post = (path: string) =>
  api.app.inject({
    method: 'POST',
    url: `${HEALTH}${path}`,
    headers: { cookie, 'idempotency-key': randomUUID() },
  });
const addJob = async (attempts: number): Promise<string> => {
  const { db } = api.database;
  const payload = JSON.stringify({ to: 'secret@mail.example' });
  const { rows } = await sql<{ id: string }>`
    select add_job('send-mail', ${payload}::json)::text as id`.execute(db);
  const id = rows[0]?.id ?? '';
  await sql`update graphile_worker._private_jobs set attempts = ${attempts}::integer,
    last_error = case when ${attempts}::integer > 0 then 'the mail was not taken: 451' end
    where id = ${id}::bigint`.execute(db);
  return id;
};

it('lists waiting and failed jobs without their payload, and retries one', async () => {
  const failed = await addJob(25);
  await addJob(0);
  const before = await read();
  const mail = before.jobs.tasks.find(({ task }) => task === 'send-mail');
  expect(mail).toMatchObject({ waiting: 1, failed: 1, running: 0 });
  expect(before.jobs).toMatchObject({ isWhole: true });
  expect(before.jobs.troubled).toMatchObject([
    { id: failed, task: 'send-mail', isOver: true, error: 'the mail was not taken: 451' },
  ]);
  expect(JSON.stringify(before)).not.toContain('secret@');

  expect((await post(`/jobs/${failed}/retry`)).statusCode).toBe(204);
  const after = await read();
  expect(after.jobs.troubled).toEqual([]);
  expect(after.jobs.tasks.find(({ task }) => task === 'send-mail')).toMatchObject({
    waiting: 2,
    failed: 0,
  });
  expect((await post(`/jobs/${failed}/retry`)).statusCode).toBe(404);
  expect((await post('/jobs/999999/retry')).statusCode).toBe(404);
  const { rows } = await sql<{ action: string; subject: string }>`
    select action, subject from audit_log where action = 'job.retry'`.execute(api.database.db);
  expect(rows).toEqual([{ action: 'job.retry', subject: `job:${failed}` }]);
});

it('a worker measurement becomes a chart point, and old ones are deleted', async () => {
  const { db } = api.database;
  await sql`insert into health_samples (at, facts) values
    (app_now() - interval '9 days', '{}'), (app_now() - interval '20 hours', '{"waiting": 3}')`.execute(
    db,
  );
  await sampleHealthJob(worker);
  const { samples, database, redis } = await read(24);
  expect(samples.map(({ waiting }) => waiting)).toEqual([3, 2]);
  expect(samples.at(-1)?.databaseBytes).toBeGreaterThan(1_000_000);
  expect(await read(6)).toMatchObject({ samples: [{ waiting: 2 }] });
  expect(database.largest.length).toBeGreaterThan(3);
  expect(redis).toBe('off');
  const { rows } = await sql`select from health_samples`.execute(db);
  expect(rows).toHaveLength(2);
});

it('two clicks start one comparison of all counters, which reports differences', async () => {
  const answers = await Promise.all([post('/invariants'), post('/invariants')]);
  const [one, two] = answers.map((answer) => answer.json<{ id: string }>());
  expect(one).toEqual(two);
  const { rows: jobs } = await sql<{ payload: unknown }>`
    select payload from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where tasks.identifier = 'run-invariants'`.execute(api.database.db);
  expect(jobs).toHaveLength(1);
  expect((await read()).invariants).toMatchObject({ finishedAt: null, done: 0 });
  await sql`update users set user_exp = user_exp + 1
    where id = (select max(id) from users)`.execute(api.database.db);
  await runInvariantsJob(worker, jobs[0]?.payload);
  const { invariants } = await read();
  expect(invariants?.finishedAt).not.toBeNull();
  expect(invariants?.broken.map(({ name }) => name)).toContain('EXP');
});
