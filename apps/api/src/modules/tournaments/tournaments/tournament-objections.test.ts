import type { ObjectionsAnswer } from '@deckframe/contract/tournaments/tournament-results';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { addEntry, addTournament } from '../../../testing/tournament-row.ts';
import { addStaff } from '../../../testing/tournament-scene.ts';

const TEXT = { text: 'Table 3 was 2 to 1, not 1 to 2' };
let api: TestApi;
let organiser: Member;
let player: Member;
let stranger: Member;
let id: string;

beforeAll(async () => {
  api = await createTestApi();
  stranger = await createMember(api);
});
beforeEach(async () => {
  organiser = await createMember(api);
  player = await createMember(api);
  id = await addTournament(api.database.db, {
    organizerId: organiser.id,
    status: 'finished',
    startsIn: '-1 day',
  });
  await addEntry(api.database.db, id, { userId: player.id });
  await endedAgo('1 hour');
});
afterAll(() => api.close());

const endedAgo = (time: string) =>
  sql`update tournaments set finished_at = app_now() - ${time}::interval
    where gameid = 'gundam' and id = ${id}::uuid`.execute(api.database.db);
const url = () => `/api/games/gundam/tournaments/${id}/objections`;
const read = async (who: Member | null) =>
  (who === null
    ? await api.app.inject({ url: url() })
    : await who.call('GET', url())
  ).json<ObjectionsAnswer>();
const object = async (who: Member) => {
  const answer = await who.call('POST', url(), TEXT);
  return [answer.statusCode, answer.json<{ code?: string }>().code ?? null];
};
const settle = async (who: Member, isUpheld: boolean) => {
  const [open] = (await read(organiser)).objections;
  const body = { isUpheld, answer: 'Put right' };
  return (await who.call('PUT', `${url()}/${open?.id}`, body)).statusCode;
};

it('a player may object once at a time within 48 hours of the end', async () => {
  expect((await read(player)).mayObject).toBe(true);
  for (const who of [stranger, organiser]) {
    expect((await read(who)).mayObject).toBe(false);
    expect(await object(who)).toEqual([403, 'FORBIDDEN']);
  }
  expect((await api.app.inject({ method: 'POST', url: url() })).statusCode).toBe(401);
  expect(await object(player)).toEqual([200, null]);
  expect(await object(player)).toEqual([409, 'OBJECTION_OPEN']);
  expect((await read(player)).mayObject).toBe(false);
});

it('of five concurrent objections of one member one is stored, and the others are refused', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => object(player)));
  const told = answers.map((answer) => answer.join(' ')).sort();
  expect(told).toEqual(['200 ', ...Array.from({ length: 4 }, () => '409 OBJECTION_OPEN')]);
  expect((await read(organiser)).objections).toHaveLength(1);
  const { rows } = await sql`select from notices
    where user_id = ${organiser.id}`.execute(api.database.db);
  expect(rows).toHaveLength(1);
});

it.each([
  ['47 hours 59 minutes', 200],
  ['48 hours 1 minute', 409],
])('an objection %s after the end gets %s', async (time, status) => {
  await endedAgo(time);
  expect((await object(player))[0]).toBe(status);
  expect((await read(stranger)).closesAt).not.toBeNull();
});

it('nobody can object before the end', async () => {
  await sql`update tournaments set status = 'running', finished_at = null
    where gameid = 'gundam' and id = ${id}::uuid`.execute(api.database.db);
  expect(await object(player)).toEqual([409, 'OBJECTION_CLOSED']);
  expect((await read(player)).closesAt).toBeNull();
});

it('judges see all objections, a player their own, and others upheld ones only', async () => {
  await object(player);
  const headJudge = await addStaff(api, id, 'headJudge');
  for (const who of [organiser, headJudge])
    expect((await read(who)).objections).toMatchObject([{ by: player.username, ...TEXT }]);
  expect((await read(player)).objections).toMatchObject([{ by: null, isOwn: true, ...TEXT }]);
  const judge = await addStaff(api, id, 'judge');
  for (const who of [null, stranger, judge]) expect((await read(who)).objections).toEqual([]);
  for (const who of [player, stranger, judge]) expect(await settle(who, true)).toBe(403);
  expect(await settle(headJudge, true)).toBe(200);
  expect((await read(null)).objections).toMatchObject([
    { by: null, text: null, status: 'upheld', answer: 'Put right' },
  ]);
  expect(await settle(organiser, false)).toBe(409);
  expect((await read(player)).mayObject).toBe(true);
});

it('a rejected objection stays private, and nobody answers their own', async () => {
  await addEntry(api.database.db, id, { userId: organiser.id });
  await object(organiser);
  expect(await settle(organiser, true)).toBe(403);
  const admin = await createMember(api, 'Administrator');
  expect(await settle(admin, false)).toBe(200);
  expect((await read(stranger)).objections).toEqual([]);
  const { rows } = await sql`select from audit_log where action = 'tournament.objection'
    and subject = ${`tournament/${id}`}`.execute(api.database.db);
  expect(rows).toHaveLength(1);
});
