import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailer } from '../lib/mailer.ts';
import { createCrashWatch, LOOKS_UNTIL_GONE } from '../lib/worker-presence.ts';
import { cleanUpJob } from '../modules/site/health/clean-up-jobs.ts';
import { enqueueMail } from '../modules/site/mail/service.ts';
import { startMailCatcher, type MailCatcher } from '../testing/mail-catcher.ts';
import { startProgram, type TestProcess } from '../testing/processes.ts';
import { ROOT } from '../testing/test-api.ts';
let database: TestDatabase;
let catcher: MailCatcher;
let hanging: { url: string; greeted: () => number; close(): void };
const started: TestProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  catcher = await startMailCatcher();
  hanging = await startHangingServer();
});
afterAll(async () => {
  for (const worker of started) worker.kill('SIGKILL');
  await Promise.all(started.map((worker) => worker.exited));
  hanging.close();
  await catcher.close();
  await database.drop();
});

/** A mail server that accepts connections and never answers. */
async function startHangingServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    greeted: () => sockets.size,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

async function startWorker(smtpUrl: string): Promise<TestProcess> {
  const worker = startProgram('worker.ts', {
    DATABASE_URL: database.url('worker'),
    SMTP_URL: smtpUrl,
    GAMES_DIR: join(ROOT, 'games'),
  });
  started.push(worker);
  await worker.waitForLine('"working"');
  return worker;
}

const mailTo = (to: string) => ({ to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' });
const MAILS = 6;

it("a hanging mail server delays mails only, and another worker takes over a killed worker's mails", async () => {
  const { db } = database;
  const worker = await startWorker(hanging.url);
  for (let mail = 0; mail < MAILS; mail += 1) await enqueueMail(db, mailTo(`m${mail}@cards.test`));
  await expect.poll(hanging.greeted, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);

  // All mail slots are busy, but another job still runs.
  await sql`select add_job('clean-up', '{}'::json, 'while-mails-hang')`.execute(db);
  const waits = async () => {
    const { rows } = await sql`select from graphile_worker._private_jobs
        where key = 'while-mails-hang'`.execute(db);
    return rows.length;
  };
  await expect.poll(waits, { timeout: 8000 }).toBe(0);

  const look = createCrashWatch(db);
  for (let turn = 0; turn <= LOOKS_UNTIL_GONE; turn += 1) expect(await look()).toEqual([]);
  worker.kill('SIGKILL');
  await worker.exited;
  const held = async () => {
    const { rows } = await sql<{ held: number }>`select count(*) as held
        from graphile_worker._private_jobs where locked_at is not null`.execute(db);
    return rows[0]?.held;
  };
  expect(await held()).toBeGreaterThan(0);
  // The first two checks free nothing, because the server notices a lost connection with a delay.
  expect([await look(), await look()]).toEqual([[], []]);
  const heldAfterLook = async () => {
    await look();
    return held();
  };
  await expect.poll(heldAfterLook, { timeout: 10_000 }).toBe(0);

  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db);
  await startWorker(catcher.smtpUrl);
  const sent = () => catcher.mails.flatMap(({ to }) => to).toSorted();
  const all = Array.from({ length: MAILS }, (_, mail) => `m${mail}@cards.test`);
  await expect.poll(sent, { timeout: 20_000 }).toEqual(all);
});

it('waits ten seconds for the greeting of a mail server', async () => {
  const mailer = createMailer(hanging.url, 'Deckframe <hello@cards.test>');
  await expect(mailer.send(mailTo('late@cards.test'))).rejects.toThrow(/Greeting never received/);
});

it('deletes permanently failed jobs after a week and keeps others', async () => {
  const { db } = database;
  const jobs = [
    { attempts: 25, days: 8 },
    { attempts: 25, days: 6 },
    { attempts: 3, days: 8 },
  ];
  for (const { attempts, days } of jobs) {
    const { rows: added } = await sql<{ id: number }>`
      select add_job('no-such-task', '{}'::json) as id`.execute(db);
    await sql`update graphile_worker._private_jobs set attempts = ${attempts}::integer,
        updated_at = now() - make_interval(days => ${days}::integer)
      where id = ${added[0]?.id}`.execute(db);
  }
  await cleanUpJob(db);
  const { rows } = await sql<{ attempts: number }>`select jobs.attempts
    from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks
    on tasks.id = jobs.task_id where identifier = 'no-such-task' order by 1`.execute(db);
  expect(rows.map(({ attempts }) => attempts)).toEqual([3, 25]);
});
