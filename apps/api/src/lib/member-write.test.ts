import { POLICIES } from '@deckframe/domain/accounts/access/policy';
import { sql } from 'kysely';
import { z } from 'zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AppServices } from '../app-services.ts';
import type { App } from '../app-types.ts';
import { createMember, type Member } from '../testing/member.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import type { OpenWrite } from './member-write.ts';

const PATH = '/api/test/member-write';
const VERSIONED = `${PATH}/versioned`;
const LIMITED = `${PATH}/limited`;
const LIMIT = {
  name: 'test',
  max: 2,
  windowSeconds: 86_400,
  refusal: 'DECK_COOLDOWN',
} as const;

/**
 * Routes without a key: they end sessions, set a cookie, require the password each time, or use a
 * one-time code.
 */
const WITHOUT_KEY = [
  'DELETE /api/me/second-factor',
  'DELETE /api/me/sessions',
  'DELETE /api/me/sessions/:sessionId',
  'POST /api/me/delete',
  'POST /api/me/email',
  'POST /api/me/links/:provider',
  'POST /api/me/passkeys/options',
  'POST /api/me/password',
  'POST /api/me/proof',
  'POST /api/me/proof/passkey',
  'POST /api/me/second-factor/begin',
  'POST /api/me/second-factor/confirm',
  'POST /api/me/second-factor/recovery-codes',
];

let api: TestApi;
let member: Member;
let runs = 0;

beforeAll(async () => {
  api = await createTestApi({ addRoutes });
  member = await createMember(api);
});
afterAll(() => api.close());

function addRoutes(app: App, { memberWrite }: AppServices): void {
  const config = { policy: 'account.own', proof: 'session' } as const;
  const count = async (): Promise<void> => void (runs += 1);
  const schema = { hide: true, response: { 204: z.null() } };
  app.delete(PATH, { config, schema }, async (request, reply) => {
    await memberWrite(request, count);
    return reply.code(204).send(null);
  });
  const plain = { config, schema: { hide: true } };
  const version = async (write: OpenWrite) => ({ version: write.requireVersion() });
  app.put(VERSIONED, plain, (request) => memberWrite(request, version));
  const nothing = async () => ({});
  app.put(LIMITED, plain, (request) => memberWrite(request, nothing, { limits: [LIMIT] }));
}

const send = (method: 'DELETE' | 'PUT', url: string, key: string, version?: string) =>
  api.app.inject({
    method,
    url,
    headers: {
      cookie: member.cookie,
      origin: 'http://cards.test',
      'idempotency-key': key,
      ...(version !== undefined && { 'if-match': version }),
    },
  });

it('returns the 204 again for a repeated request and runs the effect once', async () => {
  const answers = [
    await send('DELETE', PATH, 'key-of-204'),
    await send('DELETE', PATH, 'key-of-204'),
  ];
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [204, ''],
    [204, ''],
  ]);
  expect(runs).toBe(1);
  const { rows } = await sql`select status from idempotency_keys where key = 'key-of-204'`.execute(
    api.database.db,
  );
  expect(rows).toEqual([{ status: 204 }]);
});

it("reads the version from the header and includes it in the key's hash", async () => {
  expect((await send('PUT', VERSIONED, 'key-version', '"3"')).json()).toEqual({ version: 3 });
  expect((await send('PUT', VERSIONED, 'key-version', '"3"')).json()).toEqual({ version: 3 });
  const other = await send('PUT', VERSIONED, 'key-version', '"4"');
  expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  const none = await send('PUT', VERSIONED, 'key-no-version');
  expect([none.statusCode, none.json().code]).toEqual([428, 'VERSION_REQUIRED']);
});

it("checks the member's limits first", async () => {
  const codes = [];
  for (const key of ['key-limit-1', 'key-limit-2', 'key-limit-3']) {
    codes.push((await send('PUT', LIMITED, key)).json().code);
  }
  expect(codes).toEqual([undefined, undefined, 'DECK_COOLDOWN']);
});

it('all other member writes require an idempotency key', () => {
  const withoutKey = api.routes
    .filter(({ config, method, url }) => {
      const { policy } = config ?? {};
      if (policy === undefined || POLICIES[policy] === 'public') return false;
      return !['GET', 'HEAD', 'OPTIONS'].includes(String(method)) && !url.startsWith(PATH);
    })
    .filter(({ schema }) => {
      const headers = schema?.headers as { shape?: object } | undefined;
      return !('idempotency-key' in (headers?.shape ?? {}));
    })
    .map(({ method, url }) => `${String(method)} ${url}`);
  expect(withoutKey.sort()).toEqual(WITHOUT_KEY);
});
