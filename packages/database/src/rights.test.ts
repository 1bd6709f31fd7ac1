import { Logger, run, type Runner } from 'graphile-worker';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, createPool, type Database, type DatabaseOptions } from './db.ts';
import { createUser } from './scenes.ts';
import { testConnection } from './testing-connection.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

const DENIED = /permission denied|must be owner|row-level security/;

let test: TestDatabase;
let app: Database;
let worker: Database;

function connection(role: 'app' | 'worker'): DatabaseOptions {
  return testConnection(test.url(role), 3);
}

beforeAll(async () => {
  test = await createTestDatabase();
  app = createDatabase(connection('app'));
  worker = createDatabase(connection('worker'));
});

afterAll(async () => {
  await Promise.all([app.destroy(), worker.destroy()]);
  await test.drop();
});

describe('the API and the worker', () => {
  it.each([
    'alter table cards add column extra text',
    'drop table cards',
    'create table mine (id int)',
    'create schema mine',
    'truncate cards',
    'create function mine() returns int language sql return 1',
    'set role deckframe_migrator',
    'delete from audit_log',
    "update audit_log set action = 'nothing'",
    "insert into gundam_cards (gameid, cardno, name, originalid, series) values ('gundam', 'a', 'a', 'a', 'a')",
    "update users set roles = '{Superadmin}'",
    "insert into users (name, username, username_key, email, roles) values ('a', 'a', 'a', 'a', '{Superadmin}')",
    'update users set id = 1',
    "update users set ownedbanners = 'all'",
    'delete from users',
    'select * from schema_migrations',
  ])('has no right to run: %s', async (statement) => {
    await expect(sql.raw(statement).execute(app)).rejects.toThrow(DENIED);
    await expect(sql.raw(statement).execute(worker)).rejects.toThrow(DENIED);
  });
});

describe('other roles that can connect', () => {
  it('may call none of our functions', async () => {
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace
        and (proacl is null or exists (
          select from aclexplode(proacl) where grantee = 0 and privilege_type = 'EXECUTE'))
        and not exists (
          select from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(test.db);
    expect(rows).toEqual([]);
  });
});

describe('the API', () => {
  it.each([
    'select payload from graphile_worker._private_jobs',
    'select * from graphile_worker.jobs',
    "select graphile_worker.add_job('mail')",
    'delete from cards',
    'delete from daily_cards',
    "update deck_revisions set notes = 'never was'",
    'delete from deck_revisions',
    'update decklists set visitorcount = 1000000',
    'update decklists set user_id = 2',
    'select * from gundam_decklists',
  ])('has no right to run: %s', async (statement) => {
    await expect(sql.raw(statement).execute(app)).rejects.toThrow(DENIED);
  });

  it('writes audit rows', async () => {
    const { id } = await createUser(test.db);
    await app
      .insertInto('audit_log')
      .values({ actor_id: id, action: 'test', subject: 'rights', request_id: 'r-1' })
      .execute();
    const rows = await test.db.selectFrom('audit_log').selectAll().execute();
    expect(rows).toMatchObject([{ actor_id: id, action: 'test', details: {} }]);
  });

  it('sets roles through one function only, and never for the system user', async () => {
    const { id } = await createUser(test.db);
    await sql`select set_user_roles(${id}, '{EX}')`.execute(app);
    const user = await app.selectFrom('users').select('roles').where('id', '=', id).execute();
    expect(user).toEqual([{ roles: ['EX'] }]);
    await expect(sql`select set_user_roles(1, '{EX}')`.execute(app)).rejects.toThrow(
      'the system has no roles',
    );
  });

  it('removes no earned or saved data of an active member', async () => {
    const { id } = await createUser(test.db);
    for (const door of ['erase_earnings', 'erase_revisions']) {
      const erase = () => sql`select ${sql.ref(door)}(${id})`.execute(app);
      await test.db.updateTable('users').set({ deleted_at: null }).where('id', '=', id).execute();
      await expect(erase()).rejects.toThrow('the member is still here');
      const gone = { deleted_at: new Date() };
      await test.db.updateTable('users').set(gone).where('id', '=', id).execute();
      await erase();
    }
  });

  it('adds a job in the same transaction: a rollback removes the job', async () => {
    await expect(
      app.transaction().execute(async (transaction) => {
        await sql`select add_job('test-rolled-back')`.execute(transaction);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await sql`select add_job('test-kept', '{"to":"you"}', 'only-one')`.execute(app);
    await sql`select add_job('test-kept', '{"to":"you"}', 'only-one')`.execute(app);
    const jobs = await sql`select task_identifier, key from graphile_worker.jobs`.execute(test.db);
    expect(jobs.rows).toEqual([{ task_identifier: 'test-kept', key: 'only-one' }]);
  });
});

describe('the worker', () => {
  it.each([
    "update game_settings set maintenance_message = 'x'",
    'select * from auth_sessions',
    'select user_id, new_email from mailed_tokens',
    'select token_hash from mailed_tokens',
    'select email from users',
    'select password from auth_accounts',
    "select set_user_roles(2, '{Superadmin}')",
    'insert into audit_log (actor_id) values (1)',
    "select add_job('mail')",
    'delete from graphile_worker.migrations',
    'drop table graphile_worker._private_jobs',
  ])('has no right to run: %s', async (statement) => {
    await expect(sql.raw(statement).execute(worker)).rejects.toThrow(DENIED);
  });

  it('runs jobs that the API added without owning their tables', async () => {
    const pool = createPool(connection('worker'));
    let runner: Runner | undefined;
    try {
      const payload = await new Promise<unknown>((resolve, reject) => {
        const taskList = { 'test-run': (job: unknown) => resolve(job) };
        const logger = new Logger(() => () => undefined);
        const crontab = '0 4 * * * test-run';
        run({ pgPool: pool, taskList, noHandleSignals: true, crontab, logger })
          .then((started) => (runner = started))
          .then(() => sql`select add_job('test-run', '{"n":1}')`.execute(app))
          .catch(reject);
      });
      expect(payload).toEqual({ n: 1 });
    } finally {
      await runner?.stop();
      await pool.end();
    }
  });

  it('deletes old keys and counters but cannot read their contents', async () => {
    await sql`delete from idempotency_keys where created_at < app_now()`.execute(worker);
    await sql`delete from rate_limits where window_start < app_now()`.execute(worker);
    await expect(sql`select response from idempotency_keys`.execute(worker)).rejects.toThrow(
      DENIED,
    );
  });
});
