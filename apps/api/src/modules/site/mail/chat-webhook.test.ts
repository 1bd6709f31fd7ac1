import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPool, openDatabase } from '@deckframe/database/db';
import { testConnection } from '@deckframe/database/testing-connection';
import { Logger, runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EnvError, readWorkerEnv } from '../../../env.ts';
import { loadGames } from '../../../lib/games.ts';
import { createMailer } from '../../../lib/mailer.ts';
import { createMetrics } from '../../../lib/metrics.ts';
import { TIMEOUTS } from '../../../lib/timeouts.ts';
import { startMailCatcher, type MailCatcher } from '../../../testing/mail-catcher.ts';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { createTasks, type WorkerDeps } from '../../../worker-tasks.ts';

const SECRET = 'a secret that signs what a chat is sent';
let api: TestApi;
let member: Member;
let admin: Member;
let catcher: MailCatcher;
let server: Server;
let pool: Pool;
let address: string;
let answers: number[] = [];
let received: { headers: IncomingHttpHeaders; body: string }[] = [];

beforeAll(async () => {
  api = await createTestApi({ env: { REPORT_MAIL_TO: 'team@cards.test' } });
  admin = await createMember(api, 'Administrator');
  catcher = await startMailCatcher();
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      const location = 'http://10.0.0.1/latest/meta-data/';
      response.writeHead(answers.shift() ?? 204, { location }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/chat`;
  pool = createPool(testConnection(api.database.url('worker'), 4, TIMEOUTS.statementMs));
});
beforeEach(async () => {
  [answers, received] = [[], []];
  await sql`delete from graphile_worker._private_jobs`.execute(api.database.db);
  await sql`delete from card_report_members`.execute(api.database.db);
  await sql`delete from user_card_reports`.execute(api.database.db);
  member = await createMember(api);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await catcher.close();
  await pool.end();
  await api.close();
});

/** Runs all due jobs and returns the rest. */
async function work(chat: WorkerDeps['chat']): Promise<{ attempts: number; error: string }[]> {
  const mailer = createMailer(catcher.smtpUrl, 'Deckframe <hello@cards.test>');
  const { db } = api.database;
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db);
  const [games, metrics] = [loadGames(api.env.GAMES_DIR), createMetrics()];
  const configs = { look: () => Promise.resolve() };
  const off = { configs, digests: null, redis: null, store: null };
  const deps = { ...off, chat, db: openDatabase(pool), games, mailer, metrics };
  const logger = new Logger(() => () => undefined);
  const taskList = createTasks(deps);
  await runOnce({ pgPool: pool, taskList, noHandleSignals: true, crontab: '', logger });
  mailer.close();
  const left = async () => {
    const { rows } = await sql<{ attempts: number; error: string; held: boolean }>`
      select attempts, last_error as error, locked_at is not null as held
      from graphile_worker._private_jobs order by id`.execute(db);
    return rows;
  };
  // Failed jobs are rescheduled after the run.
  await expect.poll(async () => (await left()).filter(({ held }) => held)).toEqual([]);
  return (await left()).map(({ attempts, error }) => ({ attempts, error }));
}

const chat = (allowLoopback = true) => ({ url: address, secret: SECRET, allowLoopback });

async function report(): Promise<string> {
  const body = { cardno: 'ST01-001', category: 'effect', message: 'Hello @everyone' };
  const answer = await member.call('POST', '/api/games/gundam/card-reports', body);
  return answer.json<{ id: string }>().id;
}

it('REPT-04 the chat receives each new report and resolution, signed, without member texts', async () => {
  const id = await report();
  expect(await work(chat())).toEqual([]);
  const url = `/api/admin/games/gundam/card-reports/${id}/resolution`;
  await admin.call('PUT', url, { message: 'Mended' });
  expect(await work(chat())).toEqual([]);
  const bodies = received.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  expect(bodies).toMatchObject([
    {
      event: 'report.created',
      report: { reportId: id, game: 'gundam', cardId: 'ST01-001', category: 'effect' },
      content: expect.stringContaining('New card report: gundam ST01-001') as string,
      url: 'http://cards.test/v3/gundam/cards/ST01-001',
      allowed_mentions: { parse: [] },
    },
    { event: 'report.resolved', report: { reportId: id } },
  ]);
  expect(received.map(({ body }) => body).join()).not.toMatch(/everyone|Mended|Member/);
  for (const { headers, body } of received) {
    const [deliveryId, time] = [headers['webhook-id'], headers['webhook-timestamp']].map(String);
    const mac = createHmac('sha256', SECRET).update(`${deliveryId}.${time}.${body}`);
    expect(headers['webhook-signature']).toBe(`v1,${mac.digest('base64')}`);
    expect(Math.abs(Date.now() / 1000 - Number(time))).toBeLessThan(60);
  }
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
});

it('REPT-04 a failed message is retried with growing delays under the same id', async () => {
  await report();
  answers = [500, 503];
  const [failed] = await work(chat());
  expect(failed).toEqual({ attempts: 1, error: 'the chat did not take it: 500' });
  const waits = async () => {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from run_at - now())::float as seconds
      from graphile_worker._private_jobs`.execute(api.database.db);
    return rows[0]?.seconds ?? 0;
  };
  const first = await waits();
  expect(await work(chat())).toMatchObject([{ attempts: 2 }]);
  expect(await waits()).toBeGreaterThan(first);
  expect(await work(chat())).toEqual([]);
  expect(received).toHaveLength(3);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

it('REPT-04 refuses a private address, also after a redirect', async () => {
  await report();
  answers = [307];
  expect(await work(chat())).toMatchObject([{ error: 'the chat did not take it: 307' }]);
  expect(received).toHaveLength(1);
  const refused = 'the chat was not reached: the address is refused';
  expect(await work(chat(false))).toMatchObject([{ error: `${refused}: scheme` }]);
  const metadata = { ...chat(), url: 'https://169.254.169.254/latest/meta-data/' };
  expect(await work(metadata)).toMatchObject([{ error: `${refused}: address` }]);
  const nowhere = { ...chat(), url: 'http://127.0.0.1:1/secret-path' };
  expect(await work(nowhere)).toMatchObject([{ error: 'the chat was not reached: ECONNREFUSED' }]);
  expect(received).toHaveLength(1);
});

it('without an address nothing is sent or queued; an incomplete setting is a fault', async () => {
  await report();
  expect(await work(null)).toEqual([]);
  expect(received).toEqual([]);
  const good = { DATABASE_URL: 'postgres://a@127.0.0.1/b', GAMES_DIR: 'games' };
  const read = (more: Record<string, string>) => () => readWorkerEnv({ ...good, ...more });
  expect(read({ REPORT_WEBHOOK_URL: '', REPORT_WEBHOOK_SECRET: '' })()).toMatchObject({
    REPORT_WEBHOOK_LOOPBACK: 'off',
  });
  expect(read({ REPORT_WEBHOOK_URL: 'https://chat.cards.org/x' })).toThrow(EnvError);
  expect(read({ REPORT_WEBHOOK_LOOPBACK: 'on' })).toThrow('must be off in production');
  expect(read({ REPORT_WEBHOOK_LOOPBACK: 'on', NODE_ENV: 'test' })).not.toThrow();
});

it("REPT-05 a report is mailed to the operators with the session's name", async () => {
  await report();
  await work(null);
  const { to, raw = '' } = catcher.mails.at(-1) ?? {};
  const text = raw.replaceAll('=\r\n', '');
  expect(to).toEqual(['team@cards.test']);
  for (const line of [
    `username: ${member.username}`,
    `userId: ${member.id}`,
    'message: Hello @everyone',
    'gameid: gundam',
    'cardId: ST01-001',
  ]) {
    expect(text).toContain(line);
  }
  const mails = catcher.mails.length;
  await member.call('POST', '/api/games/gundam/card-reports', {
    cardno: 'ST01-001',
    category: 'effect',
    message: 'Once more',
  });
  await work(null);
  expect(catcher.mails.length, 'one report, one mail').toBe(mails);
});
