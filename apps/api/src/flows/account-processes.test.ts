import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '../lib/mailer.ts';
import { sendMailJob } from '../modules/site/mail/jobs.ts';
import {
  startApiProcess,
  startRedisServer,
  type ApiProcess,
  type TestProcess,
} from '../testing/processes.ts';
import { findFreePort } from '../testing/programs/free-port.ts';

let database: TestDatabase;
let redis: TestProcess;
let first: ApiProcess;
let second: ApiProcess;
let mailedToken = 'none yet';
const started: TestProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const redisPort = await findFreePort();
  redis = startRedisServer(redisPort);
  started.push(redis);
  await redis.waitForLine('Ready to accept connections');
  [first, second] = await Promise.all([startApi(redisPort), startApi(redisPort)]);
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await Promise.all(started.map((child) => child.exited));
  await database.drop();
});

const startApi = (redisPort: number) =>
  startApiProcess(started, {
    DATABASE_URL: database.url('app'),
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    LOG_LEVEL: 'trace',
  });

const SECRETS = {
  username: 'Zephyrine',
  email: 'zephyrine.quill@example.org',
  password: 'walrus-umbrella-42',
};

const post = (api: ApiProcess, path: string, body: object, cookie = '') =>
  fetch(api.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'user-agent': 'Quillbrowser/7 Linux' },
    body: JSON.stringify(body),
  });

const userAt = async (api: ApiProcess, cookie: string) => {
  const answer = await fetch(`${api.origin}/api/me`, { headers: { cookie } });
  const { user } = (await answer.json()) as { user: { username: string } | null };
  return user?.username ?? null;
};

async function signIn(api: ApiProcess): Promise<string> {
  const { password, username: identifier } = SECRETS;
  const answer = await post(api, '/api/auth/sign-in', { identifier, password });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Returns the token that the worker would have mailed. */
async function readToken(): Promise<string> {
  const { rows } = await sql<{ payload: unknown }>`select payload
    from graphile_worker._private_jobs where payload->>'to' = ${SECRETS.email}
    order by id desc limit 1`.execute(database.db);
  let text = '';
  const send = async (mail: Mail): Promise<void> => {
    ({ text } = mail);
  };
  await sendMailJob(database.db, { send, close: () => undefined }, rows[0]?.payload);
  return decodeURIComponent(/#token=(\S+)/.exec(text)?.[1] ?? '');
}

describe('accounts over two API processes', () => {
  it('a session created by one process works on the other', async () => {
    expect((await post(first, '/api/auth/register', SECRETS)).status).toBe(200);
    mailedToken = await readToken();
    const verified = await post(second, '/api/auth/verify-email', { token: mailedToken });
    expect(verified.status).toBe(200);
    const cookie = await signIn(first);
    expect(await userAt(second, cookie)).toBe(SECRETS.username);
    expect(await userAt(first, cookie)).toBe(SECRETS.username);
  });

  it('both processes refuse a revoked session from the next request on', async () => {
    const [one, other] = [await signIn(first), await signIn(second)];
    expect([await userAt(second, one), await userAt(first, other)]).toEqual([
      SECRETS.username,
      SECRETS.username,
    ]);
    const ended = await fetch(`${first.origin}/api/me/sessions/end-others`, {
      method: 'POST',
      headers: { cookie: one, 'idempotency-key': 'end-the-others' },
    });
    expect(ended.status).toBe(200);
    expect([await userAt(first, other), await userAt(second, other)]).toEqual([null, null]);
    expect(await userAt(second, one)).toBe(SECRETS.username);
    const account = await fetch(`${second.origin}/api/me/account`, {
      headers: { cookie: other },
    });
    expect(account.status).toBe(401);
  });

  it('both processes refuse a logged-out cookie', async () => {
    const cookie = await signIn(first);
    const out = await fetch(`${second.origin}/api/me/session`, {
      method: 'DELETE',
      headers: { cookie },
    });
    expect(out.status).toBe(204);
    for (const api of [first, second]) {
      expect(await userAt(api, cookie)).toBeNull();
      const answer = await fetch(`${api.origin}/api/me/sessions`, { headers: { cookie } });
      expect(answer.status).toBe(401);
    }
  });

  it('losing Redis logs nobody out and blocks no login', async () => {
    const cookie = await signIn(first);
    redis.kill('SIGKILL');
    await redis.exited;
    expect(await userAt(first, cookie)).toBe(SECRETS.username);
    expect(await userAt(second, cookie)).toBe(SECRETS.username);
    expect(await userAt(first, await signIn(second))).toBe(SECRETS.username);
  });

  it('the logs contain no account data', async () => {
    const cookie = await signIn(second);
    await post(first, '/api/auth/sign-in', {
      identifier: SECRETS.email,
      password: 'wrong-guess-77',
    });
    await post(first, '/api/auth/username-reminder', { email: SECRETS.email, username: '' });
    await post(first, '/api/auth/password-reset', { email: 'stranger.quill@example.org' });
    await post(first, '/api/auth/verify-email', { token: 'broken-token-value' });
    await fetch(`${first.origin}/api/auth/username-availability?username=Quillname`);
    await fetch(`${first.origin}/api/auth/callback/discord?code=secretcode&state=secretstate`);
    for (const api of [first, second]) {
      await fetch(`${api.origin}/health`);
      api.child.kill('SIGTERM');
      await api.child.exited;
    }
    const log = [...first.child.lines, ...second.child.lines].join('\n');
    expect(log).toContain('/api/auth/sign-in');
    const told = [
      ...Object.values(SECRETS),
      'wrong-guess-77',
      'stranger.quill',
      'broken-token-value',
      'Quillname',
      'Quillbrowser',
      'secretcode',
      'secretstate',
      mailedToken,
      decodeURIComponent(cookie.split('=')[1] ?? 'x').split('.')[0] ?? 'x',
    ];
    for (const secret of told) expect(log.toLowerCase()).not.toContain(secret.toLowerCase());
  });
});
