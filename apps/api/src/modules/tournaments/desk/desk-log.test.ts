import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Command } from '@deckframe/domain/tournaments/desk/command';
import { sql } from 'kysely';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import {
  addPlayer,
  addStaff,
  addTournament,
  joinDesk,
  urlOf,
  won,
  type TestDevice,
} from '../../../testing/tournament-scene.ts';
import { STRUCTURE } from '../../../testing/tournament-structure.ts';

let api: TestApi;
let organiser: Member;
let event: string;
let url: string;
let players: string[];
let members: Member[];
let desk: TestDevice;

const at = { round: 1, table: 1 } as const;
const pairs = (): [string, string][] => [
  [players[0] ?? '', players[1] ?? ''],
  [players[2] ?? '', players[3] ?? ''],
];
const verdicts = (answers: { verdict: string; why: string | null }[]) =>
  answers.map(({ verdict, why }) => why ?? verdict);
const countRows = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from tournament_log where tournament_id = ${event}`.execute(api.database.db);
  return rows[0]?.count ?? 0;
};

beforeAll(async () => {
  api = await createTestApi({ isPatient: true });
});
afterAll(() => api.close());

beforeEach(async () => {
  organiser = await createMember(api);
  event = await addTournament(api, organiser, { status: 'running' });
  url = urlOf(event);
  members = [];
  players = [];
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dan']) {
    const member = await createMember(api);
    members.push(member);
    players.push(await addPlayer(api, event, member, name));
  }
  desk = await joinDesk(organiser, url);
  await desk.send({ kind: 'start', structure: STRUCTURE, seed: 7 });
  for (const player of players)
    await desk.send({ kind: 'enter', player, name: null }, { kind: 'checkIn', player });
  await desk.send(
    { kind: 'lease', from: null },
    { kind: 'pair', round: 1, phase: 0, pairs: pairs(), byes: [] },
  );
});

describe('the log of a desk', () => {
  it('is returned in order, with matches and standings', async () => {
    await desk.send({ kind: 'result', ...at, base: 0, result: won('a') });
    await desk.send({ kind: 'result', round: 1, table: 2, base: 0, result: won('b', 1) });
    const log = await organiser.call('GET', `${url}/log?after=9`);
    expect(log.json()).toMatchObject({
      entries: [{ command: { kind: 'lease' } }, { command: { kind: 'pair' } }, {}, {}],
      seq: 13,
      hasMore: false,
    });
    const round = await api.app.inject(`${url}/rounds/1`);
    expect(round.json()).toMatchObject({
      rounds: 1,
      matches: [
        { table: 1, a: { name: 'Ada' }, b: { name: 'Ben' }, result: { outcome: 'a' } },
        { table: 2, b: { name: 'Dan' }, result: { games: [1, 2, 0] } },
      ],
    });
    const standings = await api.app.inject(`${url}/standings`);
    expect(standings.json()).toMatchObject({
      round: 1,
      rows: [{ points: 3 }, {}, {}, { points: 0 }],
    });
  });

  it('applies an upload once, however often and over how many connections it arrives', async () => {
    const before = await countRows();
    const entries = desk.make(
      { kind: 'extend', ...at, minutes: 3 },
      { kind: 'result', ...at, base: 0, result: won('a') },
    );
    const bodies = Array.from({ length: 5 }, () => desk.body(entries));
    const answers = await Promise.all(
      bodies.map((body) => organiser.call('POST', `${url}/log`, body)),
    );
    for (const answer of answers)
      expect(verdicts(answer.json().answers), answer.body).toEqual(['accepted', 'accepted']);
    expect(await countRows()).toBe(before + 2);
  });

  it('waits for missing entries of a device', async () => {
    const [first, second] = desk.make(
      { kind: 'extend', ...at, minutes: 3 },
      { kind: 'extend', ...at, minutes: 3 },
    );
    if (!first || !second) throw new Error('two were made');
    const send = async (entry: typeof first) =>
      verdicts((await organiser.call('POST', `${url}/log`, desk.body([entry]))).json().answers);
    expect(await send(second)).toEqual(['gap']);
    expect(await send(first)).toEqual(['accepted']);
    expect(await send(second)).toEqual(['accepted']);
  });

  it('refuses players beyond the capacity and from the waiting list', async () => {
    await sql`update tournaments set max_players = 5 where id = ${event}`.execute(api.database.db);
    const waiting = await addPlayer(api, event, await createMember(api), 'Waiting');
    await sql`update tournament_registrations set status = 'waiting' where id = ${waiting}`.execute(
      api.database.db,
    );
    const guest = (name: string | null): Command => ({
      kind: 'enter',
      player: name === null ? waiting : randomUUID(),
      name,
    });
    const answers = await desk.send(guest('Eve'), guest('Finn'), guest(null));
    expect(verdicts(answers)).toEqual(['accepted', 'EVENT_FULL', 'EVENT_FULL']);
    const drop: Command = { kind: 'drop', player: players[0] ?? '' };
    expect(verdicts(await desk.send(drop, guest('Gus'), guest('Hana')))).toEqual([
      'accepted',
      'accepted',
      'EVENT_FULL',
    ]);
  });

  it('refuses a second entry with the same counter of a device', async () => {
    const before = await countRows();
    const [first] = desk.make({ kind: 'extend', ...at, minutes: 3 });
    if (!first) throw new Error('one was made');
    const send = async (...entries: (typeof first)[]) =>
      (await organiser.call('POST', `${url}/log`, desk.body(entries))).json<{ code?: string }>();
    const forked = { ...first, id: randomUUID() };
    expect(await send(first, forked)).toMatchObject({ code: 'DEVICE_REFUSED' });
    expect(await countRows()).toBe(before);
    expect((await send(first)).code).toBeUndefined();
    expect(await send(forked)).toMatchObject({ code: 'DEVICE_REFUSED' });
    expect((await send(first)).code, 'the same entry again').toBeUndefined();
    expect(await countRows()).toBe(before + 1);
  });

  it('replays the log for one undo per upload; the device sends the rest again', async () => {
    const undone = desk.make(
      ...[1, 2, 3].map((minutes): Command => ({ kind: 'extend', ...at, minutes })),
    );
    const upload = async (entries: typeof undone) =>
      verdicts((await organiser.call('POST', `${url}/log`, desk.body(entries))).json().answers);
    await upload(undone);
    const before = await countRows();
    const undos = desk.make(...undone.map(({ id }): Command => ({ kind: 'undo', of: id })), {
      kind: 'call',
      ...at,
      open: true,
    });
    expect(await upload(undos)).toEqual(['accepted', 'gap', 'gap', 'gap']);
    expect(await countRows()).toBe(before + 1);
    expect(await upload(undos)).toEqual(['accepted', 'accepted', 'gap', 'gap']);
    expect(await upload(undos.slice(2))).toEqual(['accepted', 'accepted']);
    expect(await countRows()).toBe(before + 4);
  });

  it('lets one of two desks pair, and stores both of two results', async () => {
    const judge = await addStaff(api, event, 'scorekeeper');
    const other = await joinDesk(judge, url);
    await desk.send({ kind: 'result', round: 1, table: 2, base: 0, result: won('a') });
    const [one, two] = await Promise.all([
      desk.send({ kind: 'result', ...at, base: 0, result: won('a') }),
      other.send({ kind: 'result', ...at, base: 0, result: won('b') }),
    ]);
    expect(verdicts([...one, ...two])).toEqual(['accepted', 'accepted']);
    const pair: Command = { kind: 'pair', round: 2, phase: 0, pairs: pairs(), byes: [] };
    expect(verdicts(await desk.send(pair))).toEqual(['ROUND_OPEN']);
    const round = await api.app.inject(`${url}/rounds/1`);
    expect(round.json().matches[0]).toMatchObject({ isDisputed: true });
    expect(verdicts(await other.send({ kind: 'settle', ...at, result: won('b') }))).toEqual([
      'FORBIDDEN',
    ]);
    await desk.send({ kind: 'settle', ...at, result: won('b') });
    const both = await Promise.all([desk.send(pair), other.send(pair)]);
    expect(verdicts(both.flat()).sort()).toEqual(['NOT_YOUR_LEASE', 'accepted']);
    const undo = (await organiser.call('GET', `${url}/log?after=0`))
      .json<{ entries: { id: string; command: { kind: string } }[] }>()
      .entries.findLast(({ command }) => command.kind === 'pair');
    expect(verdicts(await desk.send({ kind: 'undo', of: undo?.id ?? '' }))).toEqual(['accepted']);
    expect((await api.app.inject(`${url}/rounds/2`)).statusCode).toBe(404);
  });

  it('stores nothing of an upload whose transaction fails', async () => {
    const before = await countRows();
    await sql`create function fail_now() returns trigger language plpgsql as
      $$ begin raise exception 'killed'; end $$`.execute(api.database.db);
    await sql`create trigger killer before insert on tournament_matches
      for each row execute function fail_now()`.execute(api.database.db);
    const body = desk.body(desk.make({ kind: 'result', ...at, base: 0, result: won('a') }));
    const died = await organiser.call('POST', `${url}/log`, body);
    await sql`drop trigger killer on tournament_matches`.execute(api.database.db);
    await sql`drop function fail_now`.execute(api.database.db);
    expect(died.statusCode).toBe(500);
    expect(await countRows()).toBe(before);
    const again = await organiser.call('POST', `${url}/log`, body);
    expect(verdicts(again.json().answers)).toEqual(['accepted']);
    expect(await countRows()).toBe(before + 1);
  });
});

describe('a device', () => {
  it('is identified by its key: other signatures, other members and dismissed devices are refused', async () => {
    const send = async (member: Member, body: object) =>
      (await member.call('POST', `${url}/log`, body)).json();
    const other = await joinDesk(organiser, url);
    const entries = desk.make({ kind: 'extend', ...at, minutes: 1 });
    const forged = { ...other.body(entries), device: desk.id };
    expect(await send(organiser, forged)).toMatchObject({ code: 'DEVICE_REFUSED' });
    const judge = await addStaff(api, event, 'judge');
    expect(await send(judge, desk.body(entries))).toMatchObject({ code: 'DEVICE_REFUSED' });
    await organiser.call('DELETE', `${url}/devices/${desk.id}`);
    expect(await send(organiser, desk.body(entries))).toMatchObject({ code: 'DEVICE_REFUSED' });
  });
});

describe('players', () => {
  it('read their own writes, however many read concurrently', async () => {
    const read = async (member: Member) => (await member.call('GET', `${url}/my-match`)).json();
    for (let minutes = 1; minutes <= 5; minutes += 1) {
      const early = members.map(read);
      await desk.send({ kind: 'extend', ...at, minutes: 1 });
      const seen = await Promise.all([...members, ...members].map(read));
      expect(seen.map(({ extraMinutes }) => extraMinutes)).toEqual(
        [0, 1].flatMap(() => [minutes, minutes, 0, 0]),
      );
      await Promise.all(early);
    }
  });

  it('report at their own table, and two equal reports confirm', async () => {
    const [ada, ben, cleo] = members;
    const report = (member: Member | undefined, result: object) =>
      member?.call('POST', `${url}/matches/1/1/report`, { result });
    expect((await report(ada, won('a')))?.json()).toMatchObject({ side: 'a', mine: won('a') });
    expect((await report(cleo, won('a')))?.statusCode).toBe(403);
    expect((await report(organiser, won('a')))?.statusCode).toBe(403);
    expect((await report(ben, won('b')))?.json()).toMatchObject({ isDisputed: true, side: 'b' });
    expect((await report(ben, won('a')))?.json()).toMatchObject({
      status: 'done',
      result: won('a'),
    });
    expect((await report(ben, won('b')))?.json()).toMatchObject({
      code: 'DESK_REFUSED',
      why: 'MATCH_DECIDED',
    });
    const mine = await ada?.call('GET', `${url}/my-match`);
    expect(mine?.json()).toMatchObject({ table: 1, opponent: { name: 'Ben' }, bestOf: 3 });
    const called = await ada?.call('POST', `${url}/matches/1/1/call`, { open: true });
    expect(called?.json()).toMatchObject({ isCalled: true });
  });
});
