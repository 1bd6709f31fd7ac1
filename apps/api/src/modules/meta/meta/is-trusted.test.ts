import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { createMember, type Member } from '../../../testing/member.ts';
import { addPlayer, addTournament } from '../../../testing/tournament-scene.ts';
import { addEndedEvent } from './testing/add-ended-event.ts';

const URL = '/api/admin/games/gundam/tournaments';
let api: TestApi;
let admin: Member;
let organiser: Member;
let crowd: Member[];

beforeAll(async () => {
  api = await createTestApi();
  admin = await createMember(api, 'Administrator');
  crowd = await Promise.all(Array.from({ length: 8 }, () => createMember(api)));
});
afterAll(() => api.close());
beforeEach(async () => {
  organiser = await createMember(api);
  await sql`truncate meta_events, meta_cells, meta_shares, meta_windows,
    meta_documents`.execute(api.database.db);
});

/** An unverified event that ended an hour ago. */
async function addEvent(): Promise<string> {
  const ids = crowd.map(({ id }) => id);
  const id = await addEndedEvent(api.database.db, ids, () => 0.5);
  await sql`update tournaments set trust = 'community', organizer_id = ${organiser.id}
    where id = ${id}`.execute(api.database.db);
  return id;
}

async function addEarlier(members: number): Promise<string> {
  const id = await addTournament(api, organiser, { status: 'finished' });
  for (const member of crowd.slice(0, members)) await addPlayer(api, id, member, 'Player');
  await sql`update tournaments set start_date = app_now() - interval '30 days',
      registration_deadline = app_now() - interval '30 days'
    where id = ${id}`.execute(api.database.db);
  return id;
}

/** Hides and shows an event, which recounts it. */
async function recount(id: string): Promise<void> {
  await admin.call('PUT', `${URL}/${id}/removal`, { reason: 'Looked at' });
  const back = await admin.call('DELETE', `${URL}/${id}/removal`);
  expect(back.statusCode, back.body).toBe(200);
}

async function countedEvents(): Promise<number> {
  const { rows } = await sql`select from meta_events`.execute(api.database.db);
  return rows.length;
}

const verify = async (id: string, isVerified: boolean) =>
  (await admin.call(isVerified ? 'PUT' : 'DELETE', `${URL}/${id}/verification`)).statusCode;

it('the first event of an organizer counts only while staff verify it', async () => {
  const id = await addEvent();
  await recount(id);
  expect(await countedEvents()).toBe(0);
  expect(await verify(id, true)).toBe(200);
  expect(await countedEvents()).toBe(1);
  expect(await verify(id, false)).toBe(200);
  expect(await countedEvents()).toBe(0);
});

it('an organizer with two public events of eight members counts without verification', async () => {
  const id = await addEvent();
  const first = await addEarlier(8);
  const small = await addEarlier(7);
  await recount(id);
  expect(await countedEvents(), 'the second was too small').toBe(0);
  await addPlayer(api, small, crowd[7] ?? null, 'Player');
  await recount(id);
  expect(await countedEvents()).toBe(1);
  await admin.call('PUT', `${URL}/${first}/removal`, { reason: 'Made up' });
  await recount(id);
  expect(await countedEvents(), 'one of them is hidden').toBe(0);
});

it('an unfinished event does not build trust', async () => {
  const id = await addEvent();
  await addEarlier(8);
  const second = await addEarlier(8);
  for (const status of ['open', 'running', 'cancelled']) {
    await sql`update tournaments set status = ${status} where id = ${second}`.execute(
      api.database.db,
    );
    await recount(id);
    expect(await countedEvents(), status).toBe(0);
  }
  await sql`update tournaments set status = 'finished' where id = ${second}`.execute(
    api.database.db,
  );
  await recount(id);
  expect(await countedEvents()).toBe(1);
});

it('twenty events per organizer and window count, unless staff verify more', async () => {
  const id = await addEvent();
  await addEarlier(8);
  await addEarlier(8);
  await recount(id);
  const others = Array.from({ length: 20 }, () => randomUUID());
  await sql`insert into tournaments (gameid, id, name, organizer_id, format, mode, time_zone,
      start_date, registration_deadline, max_players, status, structure, list_policy)
    select gameid, other, name, organizer_id, format, mode, time_zone, start_date,
      registration_deadline, max_players, status, structure, list_policy
    from tournaments cross join unnest(${others}::uuid[]) as other
    where id = ${id}`.execute(api.database.db);
  await sql`insert into meta_events (gameid, tournament_id, window_id, size_class, tally)
    select gameid, other, window_id, size_class, '{"cells": [], "shares": []}'
    from meta_events cross join unnest(${others}::uuid[]) as other
    where tournament_id = ${id}`.execute(api.database.db);
  await recount(id);
  expect(await countedEvents()).toBe(20);
  await verify(id, true);
  expect(await countedEvents()).toBe(21);
});

it('counted events stay when their organizer leaves', async () => {
  const id = await addEvent();
  await addEarlier(8);
  await addEarlier(8);
  await recount(id);
  await sql`update tournaments set organizer_id = null where id = ${id}`.execute(api.database.db);
  expect(await verify(id, false)).toBe(200);
  expect(await countedEvents()).toBe(1);
});
