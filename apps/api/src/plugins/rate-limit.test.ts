import { createSession, createUser } from '@deckframe/database/scenes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signToken } from '../lib/signed-value.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { createTestApi, SESSION_SECRET, type TestApi } from '../testing/test-api.ts';

/** Without Redis a process allows half the rate. */
const LIMIT = 5;
const CEILING = 100;

let api: TestApi;

beforeAll(async () => {
  const env = { TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: String(LIMIT * 2) };
  api = await createTestApi({ env, clock: createManualClock() });
});
afterAll(() => api.close());

const ask = async (cookie: string, address: string): Promise<number> => {
  const headers = { cookie, 'x-forwarded-for': address };
  return (await api.app.inject({ url: '/api/me', headers })).statusCode;
};

async function countAllowed(cookies: readonly string[], address: string): Promise<number> {
  let allowed = 0;
  for (const cookie of cookies) if ((await ask(cookie, address)) === 200) allowed += 1;
  return allowed;
}

it('a thousand invented cookies of one address share the limit of the address', async () => {
  const cookies = Array.from({ length: 1000 }, (_, index) => {
    const signed = encodeURIComponent(signToken(`made-up-${index}`, SESSION_SECRET));
    return `better-auth.session_token=${signed}`;
  });
  expect(await countAllowed(cookies, '198.51.100.1')).toBe(LIMIT);
  // One household has many IPv6 addresses.
  const homes = cookies.slice(0, 50).map((cookie, index) => [cookie, `2001:db8::${index + 1}`]);
  let allowed = 0;
  for (const [cookie = '', address = ''] of homes) {
    if ((await ask(cookie, address)) === 200) allowed += 1;
  }
  expect(allowed).toBe(LIMIT);
});

it('a passkey challenge is not a session', async () => {
  const begun = await api.app.inject({
    method: 'POST',
    url: '/api/auth/passkey-options',
    headers: { 'x-forwarded-for': '198.51.100.2' },
  });
  const value = /deckframe\.passkey=([^;]+)/.exec(String(begun.headers['set-cookie']))?.[1] ?? '';
  expect(value).not.toBe('');
  const cookies = Array.from({ length: 20 }, () => `better-auth.session_token=${value}`);
  expect(await countAllowed(cookies, '198.51.100.3')).toBe(LIMIT);
  expect(await ask('', '198.51.100.3')).toBe(429);
});

it('live sessions have their own count, below a ceiling per address', async () => {
  const cookies: string[] = [];
  for (let index = 0; index < 30; index += 1) {
    const { id: userId } = await createUser(api.database.db);
    const cookie = await createSession(api.database.db, { userId, secret: SESSION_SECRET });
    cookies.push(cookie);
    expect(await ask(cookie, `203.0.113.${index + 1}`)).toBe(200);
  }
  const venue = '198.51.100.4';
  expect(await countAllowed(Array(LIMIT + 3).fill(''), venue)).toBe(LIMIT);
  const rounds = Array.from({ length: LIMIT }, () => cookies).flat();
  expect(await countAllowed(rounds, venue)).toBe(CEILING);
  const [first = ''] = cookies;
  expect(await countAllowed(Array(LIMIT + 3).fill(first), '203.0.113.200')).toBeLessThan(LIMIT);
});

it('twenty sessions of one member share one limit', async () => {
  const { id: userId } = await createUser(api.database.db);
  const cookies: string[] = [];
  for (let index = 0; index < 20; index += 1) {
    const cookie = await createSession(api.database.db, { userId, secret: SESSION_SECRET });
    // The first request of a session counts for its address. Then the session is known.
    expect(await ask(cookie, `192.0.2.${index + 1}`)).toBe(200);
    cookies.push(cookie);
  }
  expect(await countAllowed([...cookies, ...cookies], '192.0.2.100')).toBe(LIMIT);
});
