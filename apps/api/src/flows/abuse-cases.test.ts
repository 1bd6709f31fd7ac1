import { randomUUID } from 'node:crypto';
import { createPool } from '@deckframe/database/db';
import type { DB } from '@deckframe/database/schema';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spendDatabaseLimit } from '../lib/database-limit.ts';
import { createAccountScene, type AccountScene } from '../testing/account-scene.ts';
import { listDoors } from '../testing/authorisation/check-routes.ts';
import { testConnection } from '@deckframe/database/testing-connection';

/** Abuse cases of docs/security.md that span several modules. */

let scene: AccountScene;

beforeAll(async () => {
  scene = await createAccountScene();
});
afterAll(() => scene.close());

type Schema = {
  type?: string | string[];
  maxLength?: number;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  $ref?: string;
} & Record<string, unknown>;
type OpenApi = {
  paths: Record<string, Record<string, { parameters?: unknown; requestBody?: unknown }>>;
  components: { schemas: Record<string, Schema> };
};

/** Finds strings without a maximum length in a schema; follows `$ref` once. */
function findEndless(
  value: unknown,
  place: string,
  document: OpenApi,
  seen: Set<string>,
): string[] {
  if (Array.isArray(value))
    return value.flatMap((part) => findEndless(part, place, document, seen));
  if (typeof value !== 'object' || value === null) return [];
  const schema = value as Schema;
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? '';
    if (seen.has(name)) return [];
    seen.add(name);
    return findEndless(document.components.schemas[name], `${place} ${name}`, document, seen);
  }
  const isText = schema.type === 'string';
  const isBound =
    schema.maxLength !== undefined ||
    schema.enum !== undefined ||
    schema.const !== undefined ||
    /^\^.*\{\d+(,\d+)?\}\$$|^\^\\d\+\$$/.test(schema.pattern ?? '') ||
    ['date', 'date-time', 'uuid'].includes(schema.format ?? '');
  const own = isText && !isBound ? [`${place}: ${JSON.stringify(schema).slice(0, 90)}`] : [];
  return [
    ...own,
    ...Object.entries(schema).flatMap(([key, part]) =>
      findEndless(part, key === 'name' ? place : `${place}.${key}`, document, seen),
    ),
  ];
}

describe('input', () => {
  it('every text field has a maximum length', async () => {
    const document = (await scene.app.inject({ url: '/api/openapi.json' })).json<OpenApi>();
    const bodies = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { requestBody }]) => ({
        place: `${method} ${path}`,
        requestBody,
      })),
    );
    const faults = bodies.flatMap(({ place, requestBody }) =>
      findEndless(requestBody, place, document, new Set()),
    );
    expect(bodies.filter(({ requestBody }) => requestBody !== undefined).length).toBeGreaterThan(
      20,
    );
    expect(faults).toEqual([]);
    const planted = { type: 'object', properties: { a: { type: 'string' } } };
    expect(findEndless(planted, 'planted', document, new Set())).toHaveLength(1);
  });

  it('refuses a body nested as deep as its size allows', async () => {
    const depth = 30_000;
    const payload = `{"identifier":${'['.repeat(depth)}${']'.repeat(depth)},"password":"x"}`;
    const answer = await scene.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(answer.json()).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  });
});

describe('features that do not exist yet', () => {
  /** Features that docs/security.md marks as "not yet", and words that only they would use. */
  const NOT_YET: [string, RegExp][] = [
    ['webhooks of members', /hook|callback(?!\/:provider)/i],
    ['decks of another site', /sibling|remote|import-from|fetch/i],
    ['co-owners of decks', /deck.*(?:collaborat|co-?owner|editor|invit|share-with)/i],
  ];

  it.each(NOT_YET)(
    '%s do not exist; their author must add the tests of this case',
    async (_, word) => {
      const routes = listDoors(scene.routes).map(({ door }) => door);
      expect(routes.length).toBeGreaterThan(80);
      expect(routes.filter((door) => word.test(door))).toEqual([]);
      const tables = await scene.database.db.introspection.getTables();
      const names = tables.map(({ name }) => name);
      expect(names.length).toBeGreaterThan(40);
      expect(names.filter((name) => word.test(name))).toEqual([]);
    },
  );
});

describe('other sites', () => {
  it('every write route refuses a request from another site', async () => {
    const cookie = await scene.signIn('Administrator', 'Superadmin');
    const faults: string[] = [];
    let asked = 0;
    for (const { door, route } of listDoors(scene.routes)) {
      const [method = ''] = door.split(' ');
      if (['GET', 'HEAD'].includes(method)) continue;
      for (const from of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
        asked += 1;
        const { statusCode } = await scene.app.inject({
          method: method as 'POST',
          url: route.url.replaceAll(/:\w+/g, 'x'),
          headers: { cookie, 'idempotency-key': randomUUID(), ...from },
        });
        if (statusCode !== 403) faults.push(`${door}: ${statusCode}`);
      }
    }
    expect(faults).toEqual([]);
    expect(asked).toBeGreaterThan(80);
  });

  it.each(['/api/games', '/robots.txt', '/sitemap.xml', '/v3/gundam/manifest.webmanifest'])(
    'uncached headers do not change the answer of %s',
    async (url) => {
      const plain = await scene.app.inject({ url });
      expect(plain.statusCode).toBe(200);
      for (const [name, value] of [
        ['host', 'evil.example'],
        ['x-forwarded-host', 'evil.example'],
        ['x-host', 'evil.example'],
        ['forwarded', 'host=evil.example;proto=gopher'],
        ['x-forwarded-proto', 'gopher'],
        ['x-original-url', '/api/me'],
        ['x-rewrite-url', '/api/me'],
        ['x-http-method-override', 'DELETE'],
      ] as const) {
        const { body, statusCode } = await scene.app.inject({ url, headers: { [name]: value } });
        expect([name, statusCode, body]).toEqual([name, 200, plain.body]);
      }
    },
  );

  it('a mailed link uses the configured host, not the Host header', async () => {
    const member = await scene.join();
    await scene.app.inject({
      method: 'POST',
      url: '/api/auth/password-reset',
      headers: {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-for': '203.0.113.77',
      },
      payload: { email: member.email, game: 'ua' },
    });
    const { html, text } = await scene.takeMail(member.email);
    expect(text).toContain('http://cards.test/v3/ua/');
    expect(text + html).not.toContain('evil.example');
  });
});

describe('limits', () => {
  it('a limit admits exactly its number of concurrent calls', async () => {
    const limit = { name: 'at-once', max: 10, windowSeconds: 86_400 };
    const pool = createPool(testConnection(scene.database.url('app'), 10));
    const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
    // Opens all connections first, so that ten calls really run concurrently.
    await Promise.all(Array.from({ length: 10 }, () => pool.query('select pg_sleep(0.05)')));
    const calls = Array.from({ length: 50 }, () =>
      spendDatabaseLimit(db, limit, 'somebody').then(
        () => 'through',
        () => 'refused',
      ),
    );
    const outcomes = await Promise.all(calls);
    await db.destroy();
    expect(outcomes.filter((outcome) => outcome === 'through')).toHaveLength(limit.max);
  });

  it('a password reset link works once, even under concurrent use', async () => {
    const member = await scene.join();
    await scene.post('/api/auth/password-reset', { email: member.email, game: 'ua' });
    const { token } = await scene.takeMail(member.email);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        scene.post('/api/auth/password-reset/confirm', {
          token,
          password: `walnut-bridge-${index}`,
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});
