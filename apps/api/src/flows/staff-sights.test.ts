import { endpoint } from '@deckframe/contract/endpoint';
import { createSession, createUser } from '@deckframe/database/scenes';
import { POLICIES } from '@deckframe/domain/accounts/access/policy';
import type { RouteOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { handle } from '../lib/handle.ts';
import { fillPath, findSample, listDoors, STAFF } from '../testing/authorisation/check-routes.ts';
import { ROUTE_SAMPLES } from '../testing/authorisation/samples.ts';
import type { CallerName } from '../testing/authorisation/route-sample.ts';
import { createDeckRow, createMember, type Member } from '../testing/member.ts';
import { createTestApi, SESSION_SECRET, type TestApi } from '../testing/test-api.ts';
import { addEntry, addTournament } from '../testing/tournament-row.ts';
import { addStaff, urlOf } from '../testing/tournament-scene.ts';

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

const readsOf = async ({ id }: { id: number }): Promise<string[]> => {
  const { rows } = await sql<{ read: string }>`
    select concat_ws(' ', action, gameid, subject) as read from audit_log
    where actor_id = ${id} and action like 'read.%' order by id`.execute(api.database.db);
  return rows.map(({ read }) => read);
};

/** Calls a route as a new member with these roles, on rows of another new member. */
async function callAs(app: TestApi['app'], roles: string[], door: string, { url }: RouteOptions) {
  const { db } = api.database;
  const [owner, caller] = [await createUser(db), await createUser(db, { roles })];
  const name: CallerName = roles.length > 0 ? 'administrator' : 'otherMember';
  const scene = { db, owner, caller: name, callerId: caller.id };
  const request = await findSample(door, ROUTE_SAMPLES)?.arrange?.(scene);
  const path = fillPath(url, request?.params);
  const query = new URLSearchParams(request?.query).toString();
  const cookie = await createSession(db, { userId: caller.id, secret: SESSION_SECRET });
  const answer = await app.inject({ url: `${path}?${query}`, headers: { cookie } });
  return { status: answer.statusCode, caller };
}

/** Returns GET routes for members that answer staff and refuse others, with the recorded reads. */
async function findStaffSights({
  app,
  routes,
}: Pick<TestApi, 'app' | 'routes'>): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { door, route } of listDoors(routes)) {
    const { policy, isStream } = route.config ?? {};
    const isStaffOnly = policy === undefined || STAFF.has(POLICIES[policy]);
    if (!door.startsWith('GET ') || isStaffOnly || isStream) continue;
    const seen = await callAs(app, ['Administrator'], door, route);
    if (seen.status !== 200) continue;
    const other = await callAs(app, [], door, route);
    if (other.status === 200) continue;
    found[door] = (await readsOf(seen.caller)).length;
  }
  return found;
}

const DECK = 'GET /api/games/:game/decks/:deckId';

describe('a public route that answers staff and refuses other members', () => {
  it('records the read', async () => {
    const found = await findStaffSights(api);
    expect(Object.entries(found).filter(([, reads]) => reads !== 1)).toEqual([]);
    expect(Object.keys(found)).toEqual(
      expect.arrayContaining([
        DECK,
        `${DECK}/revisions`,
        'GET /api/games/:game/custom-series/:seriesId',
        'GET /api/games/:game/tournaments/:tournamentId/desk',
      ]),
    );
  });

  it('is found if it records nothing', async () => {
    const planted = await createTestApi({
      database: api.database,
      addRoutes(app) {
        const words = { operationId: 'planted', summary: 'Planted', tags: ['decks'] };
        const init = { ...words, policy: 'decks.read', result: z.strictObject({}) } as const;
        handle(app, endpoint('GET /api/planted', init), async (request, reply) => {
          const user = await request.findUser();
          reply.code(user?.roles.includes('Administrator') ? 200 : 404);
          return {};
        });
      },
    });
    try {
      const routes = planted.routes.filter(({ url }) => url === '/api/planted');
      expect(await findStaffSights({ app: planted.app, routes })).toEqual({
        'GET /api/planted': 0,
      });
    } finally {
      await planted.app.close();
    }
  });
});

describe('a read that only staff rights allow', () => {
  it('of a private deck is recorded once in ten minutes', async () => {
    const { shownId } = await createDeckRow(api, { userId: member.id, visibility: 0 });
    const url = `/api/games/gundam/decks/${shownId}`;
    for (const path of ['', '', '/results', '/like']) {
      expect((await staff.call('GET', `${url}${path}`)).statusCode).toBe(200);
    }
    expect(await readsOf(staff)).toEqual([`read.deck gundam deck/${shownId}`]);
    expect((await staff.call('POST', `${url}/duplicate`, {})).statusCode).toBe(200);
    expect(await readsOf(staff)).toHaveLength(1);
  });

  it('is recorded separately for each game and staff member', async () => {
    const { id, shownId } = await createDeckRow(api, { userId: member.id, visibility: 0 });
    await createDeckRow(api, { userId: member.id, visibility: 0, game: 'ua', id });
    const superadmin = await createMember(api, 'Superadmin');
    const games = ['gundam', 'ua'];
    for (const who of [staff, superadmin]) {
      const urls = games.map((game) => `/api/games/${game}/decks/${shownId}`);
      await Promise.all([...urls, ...urls].map((url) => who.call('GET', url)));
      const reads = await readsOf(who);
      expect(reads.toSorted()).toEqual(games.map((game) => `read.deck ${game} deck/${shownId}`));
    }
  });

  it('is recorded when staff copy a private deck', async () => {
    const { shownId } = await createDeckRow(api, { userId: member.id, visibility: 0 });
    const url = `/api/games/gundam/decks/${shownId}/duplicate`;
    expect((await staff.call('POST', url, {})).statusCode).toBe(200);
    expect(await readsOf(staff)).toEqual([`read.deck gundam deck/${shownId}`]);
  });

  it('is not recorded for owners, public decks, refused reads and a session without a second factor', async () => {
    const hidden = await createDeckRow(api, { userId: member.id, visibility: 0 });
    const open = await createDeckRow(api, { userId: member.id, visibility: 1 });
    const own = await createDeckRow(api, { userId: staff.id, visibility: 0 });
    const stranger = await createMember(api);
    const cookie = await createSession(api.database.db, {
      userId: staff.id,
      secret: SESSION_SECRET,
      secondFactor: false,
    });
    const read = async (who: Member, { shownId }: { shownId: string }) =>
      (await who.call('GET', `/api/games/gundam/decks/${shownId}`)).statusCode;
    expect([await read(member, hidden), await read(staff, open), await read(staff, own)]).toEqual([
      200, 200, 200,
    ]);
    expect(await read(stranger, hidden)).toBe(404);
    const url = `/api/games/gundam/decks/${hidden.shownId}`;
    expect((await api.app.inject({ url, headers: { cookie } })).statusCode).toBe(404);
    expect((await staff.call('GET', `${url}/revisions/9`)).statusCode).toBe(404);
    const all = [...(await readsOf(member)), ...(await readsOf(staff))];
    expect([...all, ...(await readsOf(stranger))]).toEqual([]);
  });

  it('of hidden lists, the desk and objections is recorded; event staff leave no such record', async () => {
    const { db } = api.database;
    const event = { organizerId: member.id, status: 'running', startsIn: '-1 hour' };
    const id = await addTournament(db, { ...event, policy: 'afterTheEnd' });
    const shown = await addTournament(db, { ...event, policy: 'open' });
    const judge = await addStaff(api, id, 'judge');
    const entry = await addEntry(db, id, { userId: (await createMember(api)).id });
    await sql`insert into tournament_objections (gameid, tournament_id, id, user_id, text)
      values ('gundam', ${id}, gen_random_uuid(), (select user_id from tournament_registrations where id = ${entry}),
        'Wrong result')`.execute(db);
    for (const who of [staff, member, judge]) {
      for (const path of ['/registrations', '/lists', '/desk', '/objections']) {
        expect((await who.call('GET', urlOf(id, path))).statusCode).toBe(200);
      }
    }
    for (const path of ['', '/registrations', '/lists', '/objections']) {
      expect((await staff.call('GET', urlOf(shown, path))).statusCode).toBe(200);
    }
    expect(await readsOf(staff)).toEqual([
      `read.lists gundam tournament/${id}`,
      `read.desk gundam tournament/${id}`,
      `read.objections gundam tournament/${id}`,
    ]);
    expect([...(await readsOf(member)), ...(await readsOf(judge))]).toEqual([]);
  });
});
