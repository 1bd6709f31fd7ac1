import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { readNotices } from '../../../testing/notice-scene.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { addTournament, urlOf } from '../../../testing/tournament-scene.ts';

let api: TestApi;
let organiser: Member;
let invited: Member;
let url: string;
let eventId: string;

type Event = {
  staff: { username: string; role: string }[];
  invited: { username: string; role: string }[];
  you: { role: string | null; runs: boolean; invitation: { role: string; by: string } | null };
};

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  [organiser, invited] = [await createMember(api), await createMember(api)];
  eventId = await addTournament(api, organiser, { status: 'draft' });
  url = urlOf(eventId);
});
afterAll(() => api.close());

const invite = (member = invited, duty = 'judge', as = organiser) =>
  as.call('PUT', `${url}/staff`, { username: member.username, duty });
const withdraw = (member = invited, as = organiser) =>
  as.call('DELETE', `${url}/staff/${member.username}`);
const accept = (member = invited) => member.call('PUT', `${url}/duty`);
const leave = (member = invited) => member.call('DELETE', `${url}/duty`);
const read = async (member: Member) => (await member.call('GET', url)).json<Event>();
const staffRows = async () =>
  (
    await sql<{ role: string }>`select role from tournament_staff
      where tournament_id = ${eventId}`.execute(api.database.db)
  ).rows;

it('an invited member has no rights and is not named before accepting', async () => {
  expect((await invite()).json<Event>()).toMatchObject({
    staff: [],
    invited: [{ username: invited.username, role: 'judge' }],
  });
  expect(await read(invited)).toMatchObject({
    staff: [],
    invited: [],
    you: { role: null, runs: false, invitation: { role: 'judge', by: organiser.username } },
  });
  expect(await staffRows()).toEqual([]);
  expect((await invited.call('GET', `${url}/log`)).statusCode).toBe(403);
  const mine = await invited.call('GET', '/api/games/gundam/my-tournaments');
  expect(mine.json()).toEqual({ tournaments: [] });

  expect((await accept()).json<Event>()).toMatchObject({
    staff: [{ username: invited.username, role: 'judge' }],
    you: { role: 'judge', invitation: null },
  });
  expect((await read(organiser)).invited).toEqual([]);
});

it('a notice links to the event, and goes when the invitation is answered or withdrawn', async () => {
  const place = { type: 'tournament', game: 'gundam', id: eventId, comment: null };
  const notice = { kind: 'invitation', detail: 'tournament', label: 'Harbour open', place };
  for (const end of [accept, leave, withdraw]) {
    await leave();
    await invite();
    expect(await readNotices(invited)).toMatchObject([{ ...notice, actorCount: 1 }]);
    await invite();
    expect(await readNotices(invited)).toHaveLength(1);
    await end();
    expect(await readNotices(invited)).toEqual([]);
  }
});

it('five concurrent accepts make one staff member', async () => {
  await invite();
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => accept()));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(await staffRows()).toEqual([{ role: 'judge' }]);
  await leave();
  expect((await accept()).statusCode).toBe(404);
});

it('five concurrent accepts and declines leave a consistent state', async () => {
  for (const answers of [
    [accept, leave, accept, leave, accept],
    [leave, accept, leave, accept, leave],
  ]) {
    await invite();
    const sent = await Promise.all(answers.map((answer) => answer()));
    expect(sent.every(({ statusCode }) => [200, 204, 404].includes(statusCode))).toBe(true);
    expect((await staffRows()).length).toBeLessThan(2);
    expect((await read(organiser)).invited).toEqual([]);
    expect(await readNotices(invited)).toEqual([]);
    await leave();
    expect([await staffRows(), (await accept()).statusCode]).toEqual([[], 404]);
  }
});

it('an invitation is for one event in one game', async () => {
  await addTournament(api, organiser, { id: eventId, game: 'ua', status: 'draft' });
  const twin = urlOf(eventId, '', 'ua');
  await invite();
  expect((await invited.call('GET', twin)).statusCode).toBe(404);
  expect((await invited.call('PUT', `${twin}/duty`)).statusCode).toBe(404);
  expect((await invited.call('DELETE', `${twin}/duty`)).statusCode).toBe(204);
  const withdrawn = await organiser.call('DELETE', `${twin}/staff/${invited.username}`);
  expect(withdrawn.statusCode).toBe(200);
  expect((await read(invited)).you.invitation).not.toBeNull();
  expect((await accept()).statusCode).toBe(200);
  expect((await invited.call('GET', twin)).statusCode).toBe(404);
});

it('only the organiser invites and withdraws, and only the invited member accepts', async () => {
  const third = await createMember(api);
  await sql`update tournaments set status = 'open' where id = ${eventId}`.execute(api.database.db);
  expect((await invite(third, 'judge', invited)).statusCode).toBe(403);
  await invite();
  expect((await withdraw(invited, third)).statusCode).toBe(403);
  expect((await invite(third, 'judge', invited)).statusCode).toBe(403);
  expect((await accept(third)).json()).toMatchObject({ code: 'INVITATION_NOT_FOUND' });
  expect((await leave(third)).statusCode).toBe(204);
  expect((await read(invited)).you.invitation).not.toBeNull();
  await withdraw();
  expect((await accept()).json()).toMatchObject({ code: 'INVITATION_NOT_FOUND' });
});

it('staff change roles at once and leave, also a draft', async () => {
  await invite();
  await accept();
  expect((await invite(invited, 'scorekeeper')).json<Event>()).toMatchObject({
    staff: [{ role: 'scorekeeper' }],
    invited: [],
  });
  expect((await leave()).statusCode).toBe(204);
  expect((await invited.call('GET', url)).statusCode).toBe(404);
  expect(await staffRows()).toEqual([]);
});

it('an invitation ends when either member blocks the other', async () => {
  await organiser.call('PUT', `/api/me/blocks/${invited.id}`);
  expect((await invite()).json()).toMatchObject({ code: 'CONTACT_BLOCKED' });
  await organiser.call('DELETE', `/api/me/blocks/${invited.id}`);
  await invite();
  await invited.call('PUT', `/api/me/blocks/${organiser.id}`);
  expect((await accept()).statusCode).toBe(404);
  expect((await read(organiser)).invited).toEqual([]);
});

it('an invitation expires after 30 days and frees its seat', async () => {
  await invite();
  await sql`update invitations set created_at = app_now() - interval '29 days'`.execute(
    api.database.db,
  );
  expect((await read(organiser)).invited).toHaveLength(1);
  await sql`update invitations set created_at = app_now() - interval '31 days'`.execute(
    api.database.db,
  );
  expect((await accept()).statusCode).toBe(404);
  await invite();
  expect((await accept()).statusCode).toBe(200);
});

it('staff and open invitations are at most fifty', async () => {
  await sql`with made as (
      insert into users (name, username, username_key, email)
      select made, made, made, made || '@members.test'
      from (select 'crew' || substr(gen_random_uuid()::text, 1, 8) as made
        from generate_series(1, 50)) as names returning id
    ) insert into invitations (gameid, place_type, place_id, user_id, invited_by, role)
    select 'gundam', 'tournament', ${eventId}, id, ${organiser.id}, 'judge' from made`.execute(
    api.database.db,
  );
  expect((await invite()).json()).toMatchObject({ code: 'TOURNAMENT_LIMIT' });
});

it('removing a co-organiser deletes their open invitations', async () => {
  await invite(invited, 'organiser');
  await accept();
  const third = await createMember(api);
  expect((await invite(third, 'judge', invited)).statusCode).toBe(200);
  await withdraw();
  expect((await accept(third)).statusCode).toBe(404);
  expect(await readNotices(third)).toEqual([]);
});

it('a co-organiser who gets another role loses their open invitations', async () => {
  await invite(invited, 'organiser');
  await accept();
  const third = await createMember(api);
  await invite(third, 'organiser', invited);
  await invite(invited, 'organiser');
  expect((await read(third)).you.invitation).not.toBeNull();
  await invite(invited, 'judge');
  expect((await accept(third)).statusCode).toBe(404);
  expect(await readNotices(third)).toEqual([]);
});
