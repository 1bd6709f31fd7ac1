import { endpoint, STAFF_READS } from '@deckframe/contract/endpoint';
import { createSession, createUser } from '@deckframe/database/scenes';
import { POLICIES } from '@deckframe/domain/accounts/access/policy';
import type { RouteOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { handle } from '../lib/handle.ts';
import { fillPath, findSample, listDoors, STAFF } from '../testing/authorisation/check-routes.ts';
import { ROUTE_SAMPLES } from '../testing/authorisation/samples.ts';
import { createMember, type Member } from '../testing/member.ts';
import { createTestApi, SESSION_SECRET, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let staff: Member;
let member: Member;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  [staff, member] = [await createMember(api, 'Administrator'), await createMember(api)];
});
afterAll(() => api.close());

/** Fields that hold personal data, wherever they are in an answer. */
const PERSONAL = new Set([
  'address',
  'birthday',
  'country',
  'device',
  'email',
  'emailVerified',
  'hasSecondFactor',
  'ip',
  'lastSeenAt',
  'phone',
  'reported',
  'reporter',
  'snapshot',
  'suspended',
  'suspension',
  'userAgent',
]);

const OF_ONE_MEMBER = '/api/admin/users/:userId';

/** The names of all fields of a schema. */
function listFields(schema: unknown): string[] {
  if (!(schema instanceof z.ZodType)) return [];
  return Object.entries(schema.def).flatMap(([key, part]) => {
    if (key === 'shape') {
      return Object.entries(part as object).flatMap(([name, one]) => [name, ...listFields(one)]);
    }
    return Array.isArray(part) ? part.flatMap(listFields) : listFields(part);
  });
}

const staffReads = (routes: readonly RouteOptions[]) =>
  listDoors(routes).filter(({ door, route }) => {
    const policy = route.config?.policy;
    return door.startsWith('GET ') && policy !== undefined && STAFF.has(POLICIES[policy]);
  });

/** Staff endpoints that answer personal data without a record. */
const findUnrecorded = (routes: readonly RouteOptions[]): string[] =>
  staffReads(routes)
    .filter(({ route }) => route.config?.reads === undefined)
    .filter(({ route }) => {
      const answers = Object.values(route.schema?.response ?? {});
      const personal = answers.flatMap(listFields).some((field) => PERSONAL.has(field));
      return personal || route.url.startsWith(OF_ONE_MEMBER);
    })
    .map(({ door }) => door);

type Read = { actor_id: number; action: string; subject: string; details: object };
const readsOf = async (who: { id: number }) =>
  (
    await sql<Read>`select actor_id, action, subject, details from audit_log
      where actor_id = ${who.id} and action like 'read.%' order by id`.execute(api.database.db)
  ).rows;
const sheet = (who = staff, of = member) => who.call('GET', `/api/admin/users/${of.id}`);

describe('staff endpoints with personal data', () => {
  it('all record their reads', () => {
    expect(findUnrecorded(api.routes)).toEqual([]);
    const kinds = staffReads(api.routes).map(({ route }) => route.config?.reads);
    expect(new Set(kinds.filter((kind) => kind !== undefined))).toEqual(new Set(STAFF_READS));
  });

  it('a planted endpoint without a record is found', async () => {
    const words = { operationId: 'planted', summary: 'Planted', tags: ['administration'] };
    const policy = 'users.moderate';
    const entry = z.strictObject({ name: z.string(), email: z.string().nullable() });
    const planted = await createTestApi({
      database: api.database,
      addRoutes(app) {
        const list = z.strictObject({ members: z.array(entry).optional() });
        const emails = { ...words, policy, result: list } as const;
        handle(app, endpoint('GET /api/admin/planted/emails', emails), async () => ({}));
        const plain = { ...words, policy, result: z.strictObject({ name: z.string() }) } as const;
        const name = async () => ({ name: 'Halcyon' });
        handle(app, endpoint('GET /api/admin/planted/names', plain), name);
        handle(app, endpoint('GET /api/admin/users/:userId/planted', plain), name);
      },
    });
    try {
      expect(findUnrecorded(planted.routes)).toEqual([
        'GET /api/admin/planted/emails',
        'GET /api/admin/users/:userId/planted',
      ]);
    } finally {
      await planted.app.close();
    }
  });

  it('each writes one record with ids alone', async () => {
    const { db } = api.database;
    for (const { door, route } of staffReads(api.routes)) {
      const kind = route.config?.reads;
      if (kind === undefined) continue;
      const owner = await createUser(db);
      const caller = await createUser(db, { roles: ['Superadmin', 'Administrator'] });
      const request = await findSample(door, ROUTE_SAMPLES)?.arrange?.({
        db,
        owner,
        caller: 'superadmin',
        callerId: caller.id,
      });
      const url = fillPath(route.url, { game: 'gundam', ...request?.params });
      const query = new URLSearchParams(request?.query).toString();
      const cookie = await createSession(db, { userId: caller.id, secret: SESSION_SECRET });
      const answer = await api.app.inject({ url: `${url}?${query}`, headers: { cookie } });
      expect([door, answer.statusCode]).toEqual([door, 200]);
      const userId = request?.params?.['userId'];
      const subject = userId === undefined ? kind : `user:${userId}`;
      expect([door, await readsOf(caller)]).toEqual([
        door,
        [{ actor_id: caller.id, action: `read.${kind}`, subject, details: {} }],
      ]);
    }
  });
});

describe('the record of a read', () => {
  it('counts repeated and concurrent reads of one sheet once in ten minutes', async () => {
    await Promise.all([1, 2, 3, 4, 5].map(() => sheet()));
    expect(await readsOf(staff)).toHaveLength(1);
    await sql`update audit_log set created_at = created_at - interval '9 minutes'
      where actor_id = ${staff.id}`.execute(api.database.db);
    await sheet();
    expect(await readsOf(staff)).toHaveLength(1);
    await sql`update audit_log set created_at = created_at - interval '2 minutes'
      where actor_id = ${staff.id}`.execute(api.database.db);
    await sheet();
    expect(await readsOf(staff)).toHaveLength(2);
  });

  it('is separate for each member and each of staff', async () => {
    const [other, colleague] = [await createMember(api), await createMember(api, 'Administrator')];
    await sheet();
    await sheet(staff, other);
    await sheet(colleague);
    expect((await readsOf(staff)).map(({ subject }) => subject)).toEqual([
      `user:${member.id}`,
      `user:${other.id}`,
    ]);
    expect(await readsOf(colleague)).toHaveLength(1);
  });

  it('is not written for a refused or failed read', async () => {
    expect((await sheet(member)).statusCode).toBe(403);
    expect((await staff.call('GET', '/api/admin/users/999999')).statusCode).toBe(404);
    expect([...(await readsOf(member)), ...(await readsOf(staff))]).toEqual([]);
  });

  it('is in the audit log as a read, apart from what staff did', async () => {
    await sheet();
    type Entry = { action: string; subjectName: string };
    const list = async (query: string) =>
      (await staff.call('GET', `/api/admin/audit?actor=${staff.username}${query}`)).json<{
        entries: Entry[];
      }>().entries;
    expect(await list('&of=reads')).toMatchObject([
      { action: 'read.sheet', actor: staff.username, subjectName: member.username, changes: [] },
    ]);
    expect(await list('')).toEqual([]);
    expect(await list('&of=all')).toHaveLength(1);
  });
});
