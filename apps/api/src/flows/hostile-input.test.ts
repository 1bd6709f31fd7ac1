import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { createSession, createUser } from '@deckframe/database/scenes';
import { sql } from 'kysely';
import type { RouteOptions } from 'fastify';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountScene, type AccountScene } from '../testing/account-scene.ts';
import {
  fillPath as fillSample,
  findSample,
  listDoors,
} from '../testing/authorisation/check-routes.ts';
import { ROUTE_SAMPLES } from '../testing/authorisation/samples.ts';
import { createTestApi, SESSION_SECRET } from '../testing/test-api.ts';

/** Every test here calls all routes, including future ones. */

let scene: AccountScene;
let cookie: string;

beforeAll(async () => {
  scene = await createAccountScene();
  cookie = await scene.signIn('Administrator', 'Superadmin');
});
afterAll(() => scene.close());
const PARAMS: Record<string, string> = { game: 'gundam', cardno: 'ST01-001', userId: '1' };

const fillPath = ({ url }: RouteOptions, value?: string): string =>
  url
    .replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(value ?? PARAMS[name] ?? 'x'))
    .replace('*', '');

const doors = (isWanted: (method: string) => boolean) =>
  listDoors(scene.routes).filter(
    ({ door, route }) => isWanted(door.split(' ')[0] ?? '') && route.config?.isStream !== true,
  );
const reads = () => doors((method) => method === 'GET');
const writes = () => doors((method) => !['GET', 'HEAD'].includes(method));

const queryKeys = (route: RouteOptions): string[] =>
  Object.keys((route.schema?.querystring as z.ZodObject | undefined)?.shape ?? {});

/** Every read with all of its parameters. */
const questions = () =>
  reads().flatMap(({ door, route }) =>
    queryKeys(route).map((key) => ({ door, key, path: fillPath(route) })),
  );

const get = (url: string, headers: Record<string, string> = {}) =>
  scene.app.inject({ url, headers: { cookie, 'x-forwarded-for': '203.0.113.5', ...headers } });

/** Counts the items listed anywhere in an answer. */
function countItems(value: unknown): number {
  if (Array.isArray(value))
    return value.length + value.reduce<number>((n, v) => n + countItems(v), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + countItems(part), 0);
}

describe('SQL', () => {
  const PROBES = [
    "' or '1'='1",
    "x'; delete from cards; --",
    '%" or 1=1) --',
    "x' union select password from auth_accounts --",
  ];

  const countRows = async () =>
    (
      await sql<{ rows: number }>`select (select count(*) from cards) + (select count(*) from users)
        + (select count(*) from auth_accounts) as rows`.execute(scene.database.db)
    ).rows[0]?.rows;

  it('SQL in any text, order, column or cursor has no effect', { tags: 'walk' }, async () => {
    const before = await countRows();
    const asked = questions();
    expect(asked.length).toBeGreaterThan(30);
    const faults: string[] = [];
    for (const { door, key, path } of asked) {
      // A cursor may only remove rows before it.
      const nothing = await get(key === 'after' ? path : `${path}?${key}=zzqx`);
      const found = nothing.statusCode === 200 ? countItems(nothing.json()) : 0;
      for (const probe of PROBES) {
        const answer = await get(`${path}?${key}=${encodeURIComponent(probe)}`);
        const items = answer.statusCode === 200 ? countItems(answer.json()) : 0;
        if (answer.statusCode >= 500 || items > found) {
          faults.push(`${door} ${key}: ${answer.statusCode}, ${items} items for ${probe}`);
        }
      }
    }
    for (const { door, route } of reads()) {
      const answer = await get(fillPath(route, PROBES[0]));
      if (answer.statusCode >= 500) faults.push(`${door}: ${answer.statusCode} in its path`);
    }
    expect(faults).toEqual([]);
    expect(await countRows()).toBe(before);
  });
});

describe('names and parameters', () => {
  it('names of Object.prototype members are plain text everywhere', { tags: 'walk' }, async () => {
    const faults: string[] = [];
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      for (const { door, route } of reads()) {
        const answers = [
          await get(fillPath(route, name)),
          await get(`${fillPath(route)}?${name}=x`),
        ];
        for (const { statusCode } of answers) {
          if (statusCode >= 500) faults.push(`${door} ${name}: ${statusCode}`);
        }
      }
      for (const { door, key, path } of questions()) {
        const { statusCode } = await get(`${path}?${key}=${name}`);
        if (statusCode >= 500) faults.push(`${door} ${key}=${name}: ${statusCode}`);
      }
    }
    expect(faults).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('refuses a repeated parameter', async () => {
    const faults: string[] = [];
    for (const { door, key, path } of questions()) {
      const { statusCode } = await get(`${path}?${key}=1&${key}=2`);
      if (![400, 403, 404].includes(statusCode)) faults.push(`${door} ${key}: ${statusCode}`);
    }
    expect(faults).toEqual([]);
  });
});

describe('answers', () => {
  it('every answer has a content type, and none allows another origin', async () => {
    const faults: string[] = [];
    for (const { door, route } of reads()) {
      const { body, headers } = await get(fillPath(route), { origin: 'https://evil.example' });
      const type = headers['content-type'] ?? '';
      if (body !== '' && type === '') faults.push(`${door}: no type`);
      if (type.startsWith('text/') && !/charset=utf-8/i.test(type)) faults.push(`${door}: ${type}`);
      if (headers['access-control-allow-origin'] !== undefined) faults.push(`${door}: open`);
    }
    expect(faults).toEqual([]);
  });
});

describe('requests', () => {
  /**
   * Reads that may write, each with what it writes. Staff reads of personal data write their audit
   * record, so they are left out by their config.
   */
  const WRITING_READS = new Map([
    ['/api/auth/callback/:provider', 'the linked account, for a state of our own'],
    ['/api/auth/username-availability', 'its rate limit'],
    ['/api/me', 'the last day of use of the session'],
    ['/api/me/decks.zip', 'its rate limit; refused if another site sends it'],
    ['/api/me/export', 'its rate limit and an audit record; refused if another site sends it'],
    ['/api/games/:game/daily-card', 'the card of the day, if there is none yet'],
  ]);

  /** True if the request is a read by staff that adds a record of it to the audit log. */
  const recordsRead = async (ask: { url: string; headers: { cookie: string } }) => {
    const count = async () =>
      (
        await sql<{ reads: number }>`select count(*)::integer as reads from audit_log
          where action like 'read.%'`.execute(scene.database.db)
      ).rows[0]?.reads ?? 0;
    const before = await count();
    const { statusCode } = await scene.app.inject(ask);
    return statusCode === 200 && (await count()) > before;
  };

  it('no GET writes, except six listed routes and the audit records of staff reads', async () => {
    const readOnly = new URL(scene.database.url('app'));
    readOnly.searchParams.set('options', '-c default_transaction_read_only=on');
    const api = await createTestApi({ database: scene.database, databaseUrl: readOnly.href });
    const failing = new Set<string>();
    const { db } = scene.database;
    const owner = await createUser(db);
    const own = await createSession(db, { userId: owner.id, secret: SESSION_SECRET });
    let found = 0;
    for (const { door, route } of reads()) {
      // What a sample arranges is there, so that the handler reaches its end.
      const made = { db, owner, caller: 'owner' as const, callerId: owner.id };
      const { params, query } = (await findSample(door, ROUTE_SAMPLES)?.arrange?.(made)) ?? {};
      const arranged = { url: fillSample(route.url, params), query: { ...query } };
      for (const ask of [
        { url: fillPath(route), headers: { cookie } },
        { ...arranged, headers: { cookie: own } },
        { ...arranged, headers: { cookie } },
      ]) {
        const { statusCode } = await api.app.inject(ask);
        if (statusCode < 300) found += 1;
        if (statusCode < 500 || route.config?.reads !== undefined) continue;
        if (!(await recordsRead(ask))) failing.add(route.url);
      }
    }
    expect([...failing].filter((url) => !WRITING_READS.has(url))).toEqual([]);
    expect(found).toBeGreaterThan(150);
    // Checks the trap itself: a write through this connection fails.
    const write = await api.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      payload: { identifier: 'nobody', password: 'not the password' },
    });
    expect(write.statusCode).toBeGreaterThanOrEqual(500);
    await api.close();
  });

  it('every write route refuses a body that is not JSON, so no HTML form of another site works', async () => {
    const faults: string[] = [];
    const asked = writes().filter(({ route }) => route.schema?.body !== undefined);
    expect(asked.length).toBeGreaterThan(20);
    for (const { door, route } of asked) {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
      ]) {
        const answer = await scene.app.inject({
          method: door.split(' ')[0] as 'POST',
          url: fillPath(route),
          headers: { cookie, 'content-type': type, 'x-forwarded-for': '203.0.113.6' },
          payload: '{"a":1}',
        });
        if (answer.statusCode !== 415) faults.push(`${door} ${type}: ${answer.statusCode}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('X-Forwarded-For from the client, before our proxy, is ignored', async () => {
    const env = { TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '20' };
    const api = await createTestApi({ database: scene.database, env });
    let allowed = 0;
    for (let index = 0; index < 40; index += 1) {
      const made = `198.51.100.${index}`;
      const { statusCode } = await api.app.inject({
        url: '/api/games',
        remoteAddress: '10.0.0.1',
        headers: {
          'x-forwarded-for': `${made}, 203.0.113.9`,
          'x-real-ip': made,
          forwarded: `for=${made}`,
        },
      });
      if (statusCode === 200) allowed += 1;
    }
    expect(allowed).toBeLessThanOrEqual(20);
    expect(allowed).toBeGreaterThan(0);
    await api.close();
  });

  it('refuses a request with two Content-Length headers, or one and Transfer-Encoding', async () => {
    const api = await createTestApi({ database: scene.database });
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    // A server that ignores one of the two lengths would answer the request.
    for (const lengths of [
      'content-length: 0\r\ncontent-length: 5\r\n\r\n',
      'content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ]) {
      const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1');
      socket.write(`GET /api/games HTTP/1.1\r\nhost: x\r\n${lengths}`);
      const [data] = (await once(socket, 'data')) as [Buffer];
      expect(data.toString(), lengths).toMatch(/^HTTP\/1\.1 400 /);
      socket.destroy();
    }
    await api.close();
  });

  it('refuses an e-mail address with a line break and sends no mail', async () => {
    const member = await scene.join();
    const email = `${member.email}\r\nBcc: victim@example.org`;
    const bodies: [string, object][] = [
      ['/api/auth/register', { username: 'Mailer77', password: 'bridge-walnut' }],
      ['/api/auth/password-reset', {}],
      ['/api/auth/resend-verification', {}],
      ['/api/auth/username-reminder', { username: 'Mailer77' }],
    ];
    for (const [url, body] of bodies) {
      const answer = await scene.post(url, { ...body, email, game: 'ua' });
      expect(answer.statusCode, url).toBe(400);
    }
    const { rows } = await sql<{ mails: number }>`select count(*) as mails
      from graphile_worker._private_jobs where payload::text like '%victim%'`.execute(
      scene.database.db,
    );
    expect(rows[0]?.mails).toBe(0);
  });
});
