import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  callersOf,
  checkRoutes,
  findSample,
  listDoors,
} from '../testing/authorisation/check-routes.ts';
import { checkActs } from '../testing/authorisation/check-acts.ts';
import { checkProofs } from '../testing/authorisation/check-proofs.ts';
import { plantActs } from '../testing/authorisation/planted-acts.ts';
import { plantBugs, plantedSamples } from '../testing/authorisation/planted-bugs.ts';
import { plantUnproved } from '../testing/authorisation/planted-unproved.ts';
import { ROUTE_SAMPLES } from '../testing/authorisation/samples.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const env = { TRUST_PROXY: '1' };
const STAFF_CALLERS = ['administrator', 'superadmin'];
const WITHOUT_FACTOR = STAFF_CALLERS.map((name) => `${name}WithoutFactor`);
let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ env });
});
afterAll(() => api.close());

describe('the authorisation of routes', () => {
  it(
    'ROLE-02 ROLE-05 ROLE-06 ROLE-07 every route admits exactly the members that its policy names',
    // About eight hundred requests.
    { tags: 'walk' },
    async () => {
      const { cells, faults } = await checkRoutes(api, api.routes, ROUTE_SAMPLES);
      expect(faults).toEqual([]);
      const doors = listDoors(api.routes).map(({ door }) => callersOf(door).length);
      expect(cells).toBe(doors.reduce((sum, callers) => sum + callers, 0));
    },
  );

  it('every sample request matches a route', () => {
    const doors = new Set(listDoors(api.routes).map(({ door }) => door));
    expect(Object.keys(ROUTE_SAMPLES).filter((door) => !doors.has(door))).toEqual([]);
  });

  it('planted bugs are found', async () => {
    const planted = plantBugs();
    const buggy = await createTestApi({
      env,
      database: api.database,
      addRoutes: (app, services) => planted.add(app, services),
    });
    planted.hide();
    try {
      const routes = buggy.routes.filter((route) => route.url.includes('planted'));
      const { faults } = await checkRoutes(buggy, routes, plantedSamples);
      expect(faults.filter((fault) => !fault.startsWith('HEAD'))).toEqual([
        'GET /api/planted/unenforced: is for administrators, but not under /api/admin',
        // The policy is declared but not enforced.
        'GET /api/planted/unenforced as visitor: 200, must be refused with 401',
        ...['owner', 'otherMember', 'ex', 'contentCreator', ...WITHOUT_FACTOR].map(
          (name) => `GET /api/planted/unenforced as ${name}: 200, must be refused with 403`,
        ),
        // The route admits fewer users than its policy.
        'GET /api/planted/too-strict as ex: 403 FORBIDDEN, must succeed',
        'GET /api/planted/too-strict as superadminWithoutFactor: 403 FORBIDDEN, must succeed',
        // The route ignores the owner of the session.
        ...['otherMember', 'ex', 'contentCreator', ...STAFF_CALLERS, ...WITHOUT_FACTOR].map(
          (name) => `DELETE /api/planted/sessions/:sessionId as ${name}: 204, must be 404`,
        ),
        'GET /api/admin/planted: is open to public',
        'GET /api/me/planted: is open to all',
        'POST /api/planted/unknown/:thing: has no sample in testing/authorisation',
        'GET /api/planted/crash as superadmin: 500 INTERNAL, must succeed',
      ]);
    } finally {
      await buggy.close();
    }
  });
});

describe('dangerous actions', () => {
  it('require a proof within the last ten minutes, also from staff with a second factor', async () => {
    const { doors, faults } = await checkProofs(api, api.routes, ROUTE_SAMPLES);
    expect(faults).toEqual([]);
    expect(doors.toSorted()).toEqual(
      [
        'PUT /api/admin/games/:game/config fresh',
        'PUT /api/admin/games/:game/maintenance fresh',
        'POST /api/me/passkeys/options fresh',
        'POST /api/me/passkeys fresh',
        'DELETE /api/me/passkeys/:passkeyId fresh',
        'POST /api/me/second-factor/begin fresh',
        'POST /api/me/second-factor/confirm fresh',
        'POST /api/me/second-factor/recovery-codes fresh',
        'DELETE /api/me/second-factor fresh',
        'POST /api/me/password fresh-or-password',
        'POST /api/me/email fresh-or-password',
        'POST /api/me/delete fresh-or-password',
        'PUT /api/admin/users/:userId/roles fresh',
        'POST /api/admin/games/:game/imports/:id/write fresh',
        'POST /api/admin/games/:game/imports/:id/undo fresh',
        'POST /api/admin/games/:game/renumbers fresh',
        'POST /api/admin/games/:game/renumbers/:id/undo fresh',
        'POST /api/admin/mail fresh',
        'DELETE /api/me/links/:provider fresh',
        'DELETE /api/me/sessions fresh',
        'DELETE /api/me/sessions/:sessionId fresh',
        'POST /api/me/sessions/end-others fresh',
      ].toSorted(),
    );
  });

  it('a planted route that declares a proof and does not check it is found', async () => {
    const planted = plantUnproved();
    const { database } = api;
    const buggy = await createTestApi({ env, database, addRoutes: (app) => planted.add(app) });
    planted.hide();
    try {
      const routes = buggy.routes.filter((route) => route.url.includes('planted'));
      const { doors, faults } = await checkProofs(buggy, routes, {});
      expect(doors).toHaveLength(2);
      expect(faults).toEqual(['POST /api/planted/unproved: 204, must ask for a fresh sign-in']);
    } finally {
      await buggy.close();
    }
  });
});

describe('staff actions', () => {
  it('every administrative write makes exactly one complete audit entry', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'deckframe-acts-'));
    const stored = { ...env, UPLOADS_URL: `file://${folder}` };
    const whole = await createTestApi({ env: stored, database: api.database });
    const { acts, faults } = await checkActs(whole, whole.routes, ROUTE_SAMPLES);
    await whole.close();
    rmSync(folder, { recursive: true });
    expect(faults).toEqual([]);
    expect(acts).toEqual(
      expect.arrayContaining([
        'PUT /api/admin/games/:game/maintenance',
        'PUT /api/admin/users/:userId/roles',
        'PUT /api/admin/games/:game/comments/:contentType/:contentId/lock',
      ]),
    );
  });

  it('are declared in admin-endpoints.ts and registered in admin-routes.ts only', async () => {
    const findFiles = async (folder: string, text: string) => {
      const files = await readdir(folder, { recursive: true });
      const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
      const texts = await Promise.all(sources.map((file) => readFile(join(folder, file), 'utf8')));
      return sources.filter((_, at) => texts[at]?.includes(text)).map((file) => basename(file));
    };
    const contract = join(import.meta.dirname, '../../../../packages/contract/src');
    const modules = join(import.meta.dirname, '../modules');
    const declaring = await findFiles(contract, '/api/admin/');
    expect(declaring.filter((file) => file !== 'admin-endpoints.ts')).toEqual([]);
    expect(declaring.length).toBeGreaterThanOrEqual(5);
    const registering = await findFiles(modules, "/admin-endpoints'");
    const naming = await findFiles(modules, '/api/admin/');
    const found = [...registering, ...naming];
    expect(found.filter((file) => !file.endsWith('admin-routes.ts'))).toEqual([]);
    expect(registering.length).toBeGreaterThanOrEqual(5);
  });

  it('planted actions without an entry, with two or with a wrong one are found', async () => {
    const { database } = api;
    const planted = await createTestApi({ env, database, addRoutes: plantActs });
    try {
      const routes = planted.routes.filter((route) => route.url.includes('planted'));
      const { acts, faults } = await checkActs(planted, routes, {});
      expect(acts).toHaveLength(6);
      expect(faults).toEqual([
        'POST /api/admin/planted/silent: wrote 0 audit rows, must be 1',
        'POST /api/admin/planted/twice: wrote 2 audit rows, must be 1',
        'POST /api/admin/planted/wrong-actor: names another actor',
        'POST /api/admin/planted/wrong-request: names another request',
        'POST /api/admin/planted/bare: does not say what was before and after',
      ]);
    } finally {
      await planted.close();
    }
  });
});

/** Fields that nobody may set on themselves, in every documented spelling. */
const FORBIDDEN_FIELDS = [
  'id', 'user_id', 'userId', 'role', 'roles', 'isAdmin', 'is_admin', 'user_exp', 'userExp', 'exp',
  'level', 'user_level', 'ownedbanners', 'ownedBanners', 'ownedbadges', 'owned_badges',
  'ownedBadges', 'ownedbackgrounds', 'owned_backgrounds', 'ownedBackgrounds', 'emailverified',
  'emailVerified', 'hasMigrated', 'hasmigrated', 'suspended_until', 'deleted_at', 'createdon',
  'like_count', 'likeCount', 'follower_count', 'username_key', '__proto__x',
]; // prettier-ignore

/** Inputs that need such a field, each with its own rule. */
const FOREIGN = '/api/auth/callback/:provider';
const MEANT = new Set([
  'PUT /api/admin/users/:userId/roles roles',
  // The client may choose the id of its own new deck.
  'POST /api/games/:game/decks id',
  'POST /api/games/:game/decks/:deckId/duplicate id',
]);

describe('mass assignment', () => {
  it('no input accepts roles, EXP, owned items or other fields that only the server sets', () => {
    const taken: string[] = [];
    let inputs = 0;
    for (const { door, route } of listDoors(api.routes)) {
      for (const part of ['body', 'querystring'] as const) {
        const schema = route.schema?.[part] as z.ZodType | undefined;
        // The OAuth callback has foreign parameters; none of them is stored.
        if (schema === undefined || route.url === FOREIGN) continue;
        inputs += 1;
        for (const field of FORBIDDEN_FIELDS) {
          const unknown = schema.safeParse({ [field]: 'x' }).error?.issues ?? [];
          const isRefused = unknown.some(
            (issue) => issue.code === 'unrecognized_keys' && issue.keys.includes(field),
          );
          if (!isRefused && !MEANT.has(`${door} ${field}`)) taken.push(`${door} ${part} ${field}`);
        }
      }
    }
    expect(taken).toEqual([]);
    expect(inputs).toBeGreaterThan(30);
  });

  it('a request with such a field is refused as a whole', async () => {
    // A content creator may call all member routes.
    const cookie = await api.signIn('Content Creator');
    const { id: owner } = await api.database.db
      .selectFrom('users')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const scene = {
      db: api.database.db,
      owner: { id: owner, username: '' },
      caller: 'owner' as const,
      callerId: owner,
    };
    const faults: string[] = [];
    for (const { door, route } of listDoors(api.routes)) {
      if (route.schema?.body === undefined || route.url.startsWith('/api/admin/')) continue;
      const request = await findSample(door, ROUTE_SAMPLES)?.arrange?.(scene);
      const params = { game: 'gundam', cardno: 'ST01-001', ...request?.params } as Record<
        string,
        string
      >;
      const answer = await api.app.inject({
        method: door.split(' ')[0] as 'POST',
        url: route.url.replaceAll(/:(\w+)/g, (_, name: string) =>
          encodeURIComponent(params[name] ?? 'x'),
        ),
        headers: { cookie, 'idempotency-key': 'mass-assignment', ...request?.headers },
        payload: { ...request?.body, roles: ['Superadmin'], user_exp: 1e6, ownedbadges: 'all' },
      });
      if (answer.statusCode !== 400) faults.push(`${door}: ${answer.statusCode}`);
    }
    expect(faults).toEqual([]);
    const after = await api.database.db
      .selectFrom('users')
      .select(['roles', 'user_exp'])
      .where('id', '=', owner)
      .executeTakeFirstOrThrow();
    expect(after).toEqual({ roles: ['Content Creator'], user_exp: 0 });
  });
});
