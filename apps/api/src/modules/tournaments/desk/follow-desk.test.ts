import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMember } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import {
  addPlayer,
  addTournament,
  joinDesk,
  urlOf,
  won,
} from '../../../testing/tournament-scene.ts';
import { STRUCTURE } from '../../../testing/tournament-structure.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it('TOUR-11 an event runs from its start at the desk to final places for everybody', async () => {
  const organiser = await createMember(api);
  const member = await createMember(api);
  const event = await addTournament(api, organiser);
  const url = urlOf(event);
  const ada = await addPlayer(api, event, member, 'Ada');
  const guest = randomUUID();
  const desk = await joinDesk(organiser, url);
  const read = async () => {
    const { rows } = await sql<{ state: string }>`
      select (select status from tournaments where id = ${event}) || coalesce((
        select string_agg(' ' || shown_name || ' ' || status || coalesce(' ' || placement, ''), ','
          order by shown_name) from tournament_registrations where tournament_id = ${event}), '')
        as state`.execute(api.database.db);
    return rows[0]?.state;
  };
  await desk.send(
    { kind: 'start', structure: STRUCTURE, seed: 3 },
    { kind: 'enter', player: ada, name: null },
    { kind: 'checkIn', player: ada },
    { kind: 'enter', player: guest, name: 'Walk-in' },
    { kind: 'checkIn', player: guest },
    { kind: 'lease', from: null },
    { kind: 'pair', round: 1, phase: 0, pairs: [[ada, guest]], byes: [] },
  );
  expect(await read()).toBe('running Ada checked_in, Walk-in checked_in');
  await desk.send({ kind: 'result', round: 1, table: 1, base: 0, result: won('b') });
  await member.call('DELETE', `${url}/registrations/me`);
  const [finish] = desk.make({ kind: 'finish' });
  if (!finish) throw new Error('one was made');
  await organiser.call('POST', `${url}/log`, desk.body([finish]));
  expect(await read()).toMatch(/^finished Ada (checked_in|dropped) 2, Walk-in checked_in 1$/);
  await desk.send({ kind: 'undo', of: finish.id });
  expect(await read()).toMatch(/^running Ada (checked_in|dropped), Walk-in checked_in$/);
});

it('phone check-ins count, whatever the desk knew at the start', async () => {
  const organiser = await createMember(api);
  const early = await createMember(api);
  const late = await createMember(api);
  const event = await addTournament(api, organiser);
  const url = urlOf(event);
  const ada = await addPlayer(api, event, early, 'Ada');
  const ben = await addPlayer(api, event, late, 'Ben');
  await sql`update tournament_registrations set status = 'registered' where id = ${ben}`.execute(
    api.database.db,
  );
  await sql`update tournaments set start_date = app_now() + interval '10 minutes'
    where id = ${event}`.execute(api.database.db);
  const desk = await joinDesk(organiser, url);
  // The offline desk enters Ada as absent.
  await desk.send(
    { kind: 'start', structure: STRUCTURE, seed: 3 },
    { kind: 'enter', player: ada, name: null },
    { kind: 'enter', player: ben, name: null },
  );
  const checked = await late.call('PUT', `${url}/registrations/me/check-in`);
  expect(checked.json(), checked.body).toMatchObject({ entry: { status: 'checked_in' } });
  const log = (await organiser.call('GET', `${url}/log?after=3`)).json<{
    entries: { command: object }[];
  }>();
  expect(log.entries.map(({ command }) => command)).toEqual([
    { kind: 'checkIn', player: ada },
    { kind: 'checkIn', player: ben },
  ]);
  const { rows } = await sql<{ status: string }>`select status from tournament_registrations
    where tournament_id = ${event}`.execute(api.database.db);
  expect(rows).toEqual([{ status: 'checked_in' }, { status: 'checked_in' }]);
});

it("an event starts with its stored structure, not the desk's", async () => {
  const organiser = await createMember(api);
  const event = await addTournament(api, organiser);
  const desk = await joinDesk(organiser, urlOf(event));
  const other = { ...STRUCTURE, scoring: { ...STRUCTURE.scoring, win: 9 } };
  expect(await desk.send({ kind: 'start', structure: other, seed: 1 })).toMatchObject([
    { verdict: 'refused', why: 'OTHER_STRUCTURE' },
  ]);
  expect(await desk.send({ kind: 'start', structure: STRUCTURE, seed: 1 })).toMatchObject([
    { verdict: 'accepted' },
  ]);
});
