import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { compileOnce } from './lib/serializer.ts';
import { createTestApi, ROOT, type TestApi } from './testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({
    addRoutes: (app) => {
      app.get('/api/test/fails', { config: { policy: 'pages.read' } }, async () => {
        throw new Error('the password is swordfish');
      });
    },
  });
});
afterAll(() => api.close());

const post = (payload: string, contentType: string, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/games/gundam/analytics',
    headers: { 'content-type': contentType, ...headers },
    payload,
  });

describe('errors', () => {
  it('errors are problem details with a code and the request id', async () => {
    const answer = await api.app.inject({ url: '/api/nothing-here' });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toEqual({
      type: 'urn:deckframe:error:NOT_FOUND',
      title: 'Not found',
      status: 404,
      code: 'NOT_FOUND',
      detail: 'There is nothing at this address.',
      params: {},
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  it('internal errors are hidden from the answer and logged under the request id', async () => {
    const answer = await api.app.inject({ url: '/api/test/fails' });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: 'INTERNAL' });
    expect(answer.body).not.toContain('swordfish');
    const line = api.logLines.find((entry) => entry.includes('swordfish')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      requestId: answer.headers['x-request-id'],
      route: '/api/test/fails',
    });
  });

  it('each invalid field is named', async () => {
    const events = [{ kind: 'click', category: 'a\0', label: 1, value: '', more: true }];
    const answer = await post(JSON.stringify({ events, extra: 1 }), 'application/json');
    expect(answer.statusCode).toBe(400);
    const { code, errors } = answer.json<{
      code: string;
      errors: { path: string; message: string }[];
    }>();
    expect(code).toBe('INVALID_REQUEST');
    const paths = errors.map((error) => error.path);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/body/events/0/kind',
        '/body/events/0/category',
        '/body/events/0/label',
      ]),
    );
    expect(errors.filter((error) => /unrecognized/i.test(error.message))).toHaveLength(2);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/xml',
  ])('refuses a body of type %s with 415', async (type) => {
    const answer = await post('{"events":[]}', type);
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  it.each(['{', '', '{"events":[],"__proto__":{"x":1}}', '\u{FEFF}nonsense'])(
    'refuses %j as JSON',
    async (body) => {
      const answer = await post(body, 'application/json');
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'INVALID_JSON' });
    },
  );

  it('refuses a body over 64 kB', async () => {
    const answer = await post(`{"events":"${'x'.repeat(70_000)}"}`, 'application/json');
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'BODY_TOO_LARGE' });
  });
});

describe('answers', () => {
  it('all response schemas compile', () => {
    const schemas = api.routes
      .flatMap(({ schema }): unknown[] => Object.values(schema?.response ?? {}))
      .filter((schema) => schema instanceof z.ZodType);
    expect(schemas.length).toBeGreaterThan(300);
    for (const schema of schemas) expect(() => compileOnce(schema)).not.toThrow();
  });
});

describe('requests from other sites', () => {
  const body = JSON.stringify({
    events: [{ kind: 'event', category: 'x', label: 'y', value: 'z' }],
  });

  it.each<[Record<string, string>, number]>([
    [{}, 204],
    [{ origin: 'http://cards.test' }, 204],
    [{ 'sec-fetch-site': 'same-origin' }, 204],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
  ])('a write with the headers %j gets the status %d', async (headers, status) => {
    expect((await post(body, 'application/json', headers)).statusCode).toBe(status);
  });

  it.each(['/api/me/export', '/api/me/decks.zip'])(
    'GET and HEAD %s are refused, because they spend a limit',
    async (url) => {
      const cookie = await api.signIn();
      const ask = async (method: 'GET' | 'HEAD', site?: string) => {
        const fetched = site === undefined ? {} : { 'sec-fetch-site': site };
        const answer = await api.app.inject({ method, url, headers: { cookie, ...fetched } });
        return answer.statusCode;
      };
      for (const method of ['GET', 'HEAD'] as const) {
        expect(await ask(method, 'cross-site'), method).toBe(403);
        expect(await ask(method, 'same-site'), method).toBe(403);
        expect(await ask(method, 'none'), method).toBe(200);
      }
      expect(await ask('GET', 'same-origin')).toBe(200);
      expect(await ask('GET')).toBe(200);
    },
  );
});

describe('headers', () => {
  it('every answer has security headers, errors too', async () => {
    for (const url of ['/api/games', '/api/nothing', '/health', '/robots.txt', '/', '/api/me']) {
      const { headers } = await api.app.inject({ url });
      expect(headers, url).toMatchObject({
        'content-security-policy':
          "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('HSTS is sent for a year if configured', async () => {
    const secure = await createTestApi({
      database: api.database,
      env: { PUBLIC_URL: 'https://cards.test' },
    });
    const { headers } = await secure.app.inject({ url: '/api/games' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await secure.close();
  });

  it('private answers are never cached', async () => {
    const { headers } = await api.app.inject({ url: '/api/me' });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('the log', () => {
  it('logs method, route, status, time and id, and nothing about the caller', async () => {
    const cookie = await api.signIn('EX');
    api.logLines.length = 0;
    await api.app.inject({
      url: '/api/games/gundam/cards/SECRET-CARD?q=secret-search',
      remoteAddress: '198.51.100.77',
      headers: { cookie, 'user-agent': 'secret-agent', authorization: 'Bearer secret-token' },
    });
    await api.app.inject({
      method: 'POST',
      url: '/api/games/gundam/maintenance/unlock',
      remoteAddress: '198.51.100.77',
      payload: { code: 'secret-code', email: 'someone@secret.example' },
    });
    // The log line is written after the last byte is sent.
    await expect.poll(() => api.logLines.length).toBe(2);
    const text = api.logLines.join('');
    expect(api.logLines.map((line) => JSON.parse(line))).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        requestId: expect.any(String),
        method: 'GET',
        route: '/api/games/:game/cards/:cardno',
        status: 400,
        code: 'INVALID_REQUEST',
        ms: expect.any(Number),
        msg: 'request',
      },
      expect.objectContaining({ method: 'POST', status: 400 }),
    ]);
    for (const secret of ['secret', '198.51.100', 'SECRET', cookie.slice(-12)]) {
      expect(text).not.toContain(secret);
    }
  });
});

describe('the log of refusals', () => {
  const codesOf = () =>
    api.logLines
      .map((line) => JSON.parse(line) as { route: string; code?: string })
      .map(({ route, code }) => `${route} ${code}`);

  it('logs the code of a refusal: wrong password, missing permission, foreign origin, invalid body', async () => {
    const cookie = await api.signIn();
    api.logLines.length = 0;
    const password = { identifier: 'nobody-here', password: 'not the password' };
    await api.app.inject({ method: 'POST', url: '/api/auth/sign-in', payload: password });
    await api.app.inject({ url: '/api/me/account' });
    await api.app.inject({ url: '/api/admin/users/1/suspension', headers: { cookie } });
    const elsewhere = { 'sec-fetch-site': 'cross-site' };
    await api.app.inject({ method: 'DELETE', url: '/api/me/session', headers: elsewhere });
    await api.app.inject({ url: '/api/games/gundam/newest-cards?limit=x' });
    await expect.poll(() => api.logLines.length).toBe(5);
    expect(codesOf()).toEqual([
      '/api/auth/sign-in CREDENTIALS_INVALID',
      '/api/me/account UNAUTHENTICATED',
      '/api/admin/users/:userId/suspension STAFF_ONLY',
      '/api/me/session ORIGIN_REFUSED',
      '/api/games/:game/newest-cards INVALID_REQUEST',
    ]);
  });

  it('a log entry is one line for any input', async () => {
    api.logLines.length = 0;
    const broken = '%0d%0a{"level":"fatal"}';
    await api.app.inject({ url: `/api/games/gundam/cards/${broken}` });
    await api.app.inject({ url: '/api/nothing', headers: { 'user-agent': 'x\u2028y' } });
    await expect.poll(() => api.logLines.length).toBe(2);
    for (const line of api.logLines) {
      expect(line.trimEnd()).not.toMatch(/[\r\n\u2028]/);
      expect(JSON.parse(line)).toMatchObject({ level: 'info', time: expect.stringMatching(/Z$/) });
    }
  });
});

describe('methods', () => {
  it('TRACE and other unknown methods get 404 and echo nothing', async () => {
    for (const method of ['TRACE', 'PROPFIND'] as const) {
      const answer = await api.app.inject({
        method: method as 'GET',
        url: '/api/me',
        headers: { cookie: 'echo=secret-cookie' },
      });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('secret-cookie');
    }
  });
});

/** Routes without an endpoint; the reasons are in docs/new-code.md. */
const PLAIN_ROUTES = [
  'GET /api/games/:game/catalogue/files/:hash getCatalogueFile',
  'GET /api/games/:game/users/:userId/feed.atom undefined',
  'GET /api/games/:game/tournaments.ics undefined',
  'GET /api/games/:game/tournaments/:tournamentId/calendar.ics undefined',
];

type Operation = { operationId?: string };

const WORDS = ['tags', 'summary', 'description', 'operationId'];

/**
 * Prints everything of an operation or schema except its descriptions, so that any other change is
 * found.
 */
function printShape(name: string, shape: object): string {
  const text = JSON.stringify(shape, (key, value: unknown) => {
    if (WORDS.includes(key) && (typeof value === 'string' || Array.isArray(value)))
      return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
  return `${name} ${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
}

describe('GET /api/openapi.json', () => {
  it('describes every route under /api in OpenAPI 3.1', async () => {
    const answer = await api.app.inject({ url: '/api/openapi.json' });
    const document = answer.json<{ openapi: string; paths: Record<string, object> }>();
    expect(document.openapi).toBe('3.1.0');
    const expected = api.routes
      .map((route) => route.url)
      .filter((url) => url.startsWith('/api/') && !/openapi|docs|test/.test(url))
      .map((url) => url.replace(/:(\w+)/g, '{$1}'));
    expect(expected.length).toBeGreaterThan(6);
    for (const path of expected) expect(document.paths).toHaveProperty([path]);
    expect(document.paths).not.toHaveProperty(['/metrics']);
  });

  it('describes every endpoint of the contract by name, and four routes without an endpoint', async () => {
    const folder = join(ROOT, 'packages/contract/src');
    const files = await readdir(folder, { recursive: true });
    const tables = files.filter((file) => file.endsWith('endpoints.ts'));
    const declared = await Promise.all(
      tables.map(async (file) => {
        const table = (await import(join(folder, file))) as Record<string, { route: string }>;
        return Object.entries(table).map(([name, { route }]) => `${route} ${name}`);
      }),
    );
    const answer = await api.app.inject({ url: '/api/openapi.json' });
    const { paths } = answer.json<{ paths: Record<string, Record<string, Operation>> }>();
    delete paths['/api/test/fails'];
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(
        ([method, { operationId }]) =>
          `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')} ${operationId}`,
      ),
    );
    expect(described.toSorted()).toEqual([...declared.flat(), ...PLAIN_ROUTES].toSorted());
  });

  it('changes only with a line of openapi-operations.txt; `vitest -u` writes the file', async () => {
    const answer = await api.app.inject({ url: '/api/openapi.json' });
    const { paths, components } = answer.json<{
      paths: Record<string, Record<string, object>>;
      components: { schemas: Record<string, object> };
    }>();
    delete paths['/api/test/fails'];
    const lines = [
      ...Object.entries(paths).flatMap(([path, operations]) =>
        Object.entries(operations).map(([method, operation]) =>
          printShape(`${method.toUpperCase()} ${path}`, operation),
        ),
      ),
      ...Object.entries(components.schemas).map(([name, schema]) => printShape(name, schema)),
    ];
    await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('openapi-operations.txt');
  });

  it('has a documentation page with its own content policy', async () => {
    const page = await api.app.inject({ url: '/api/docs/' });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/(src|href)="https?:/);
    expect(page.body).not.toMatch(/<script>|<script [^>]*>[^<]| on\w+=/);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
    expect(page.body).toContain(nonce);
    const again = await api.app.inject({ url: '/api/docs/' });
    expect(again.headers['content-security-policy']).not.toContain(nonce);
    const start = await api.app.inject({ url: '/api/docs/js/start.js' });
    expect(start.body).toContain('/api/openapi.json');
    expect((await api.app.inject({ url: '/api/docs' })).statusCode).toBeLessThan(400);
  });
});
