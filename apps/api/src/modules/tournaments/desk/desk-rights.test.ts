import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Command } from '@deckframe/domain/tournaments/desk/command';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import {
  addPlayer,
  addStaff,
  addTournament,
  joinDesk,
  urlOf,
  won,
} from '../../../testing/tournament-scene.ts';
import { STRUCTURE } from '../../../testing/tournament-structure.ts';

let api: TestApi;
let event: string;
let url: string;
let players: string[];
const people: Record<string, Member> = {};

const LIST = randomUUID();
const at = { round: 1, table: 1 } as const;
const penalty = { kind: 'penalty', round: 1, code: 'late', note: 'a secret note' } as const;

beforeAll(async () => {
  api = await createTestApi();
  const organiser = await createMember(api);
  event = await addTournament(api, organiser, { status: 'running' });
  url = urlOf(event);
  people['organiser'] = organiser;
  people['administrator'] = await createMember(api, 'Administrator');
  for (const role of ['headJudge', 'judge', 'scorekeeper', 'display'] as const)
    people[role] = await addStaff(api, event, role);
  people['player'] = await createMember(api);
  people['stranger'] = await createMember(api);
  players = [
    await addPlayer(api, event, people['player'], 'Ada'),
    await addPlayer(api, event, people['judge'] ?? null, 'Juno'),
    await addPlayer(api, event, null, 'Guest'),
    await addPlayer(api, event, null, 'Other'),
  ];
  const desk = await joinDesk(organiser, url);
  const [a = '', b = '', c = '', d = ''] = players;
  await desk.send(
    { kind: 'start', structure: STRUCTURE, seed: 7 },
    ...players.map((player): Command => ({ kind: 'enter', player, name: null })),
    { kind: 'lease', from: null },
    {
      kind: 'pair',
      round: 1,
      phase: 0,
      pairs: [
        [a, c],
        [b, d],
      ],
      byes: [],
    },
  );
});
afterAll(() => api.close());

const STAFF = ['organiser', 'administrator', 'headJudge', 'judge', 'scorekeeper', 'display'];

describe('permissions at the desk', () => {
  it('only staff read the log, and displays cannot send entries', async () => {
    for (const [name, member] of Object.entries(people)) {
      const expected = STAFF.includes(name) ? 200 : 403;
      for (const path of ['/log', '/desk'])
        expect((await member.call('GET', url + path)).statusCode, name + path).toBe(expected);
    }
    expect((await api.app.inject(`${url}/log`)).statusCode).toBe(401);
    for (const name of ['display', 'player', 'stranger']) {
      const body = { device: randomUUID(), publicKey: 'k'.repeat(60) };
      const joined = await people[name]?.call('POST', `${url}/devices`, body);
      expect(joined?.statusCode, name).toBe(403);
    }
  });

  it('returns list codes to those who may read lists, and signed tickets to all desks', async () => {
    const own = await people['player']?.call('GET', `${url}/registrations/me`);
    const { ticket } = own?.json<{ entry: { ticket: string } }>().entry ?? {};
    await sql`insert into tournament_lists (gameid, tournament_id, id, zones, hash, deck_name,
        ruleset, is_legal, legality)
      values ('gundam', ${event}, ${LIST}, '{}', ${'ab'.repeat(32)}, '', '', true, '[]')`.execute(
      api.database.db,
    );
    await sql`update tournament_registrations set list_id = ${LIST} where id = ${players[0]}`.execute(
      api.database.db,
    );
    type View = { players: { id: string; code: string | null; ticket: string | null }[] };
    for (const name of STAFF) {
      const view = (await people[name]?.call('GET', `${url}/desk`))?.json<View>();
      const seen = view?.players.find(({ id }) => id === players[0]);
      // The judge plays in this event. Staff who play can read lists only by deck checks.
      const seesLists = !['judge', 'scorekeeper', 'display'].includes(name);
      expect(seen?.code, name).toBe(seesLists ? 'abababababab' : null);
      expect(seen?.ticket, name).toBe(name === 'display' ? null : ticket);
    }
  });

  it.each([
    [
      'extend',
      { kind: 'extend', ...at, minutes: 1 },
      'administrator headJudge judge organiser scorekeeper',
    ],
    ['take', { kind: 'take', ...at }, 'administrator headJudge judge organiser scorekeeper'],
    [
      'clock',
      { kind: 'clock', round: 1, act: 'pause' },
      'administrator headJudge organiser scorekeeper',
    ],
    ['warning', { ...penalty, severity: 'warning' }, 'administrator headJudge judge organiser'],
    ['game loss', { ...penalty, severity: 'gameLoss' }, 'administrator headJudge organiser'],
    ['finish', { kind: 'finish' }, 'administrator headJudge organiser'],
  ])('checks each entry: %s', async (_, command, expected) => {
    const allowed: string[] = [];
    for (const name of STAFF.filter((role) => role !== 'display')) {
      const member = people[name];
      if (!member) throw new Error(name);
      const desk = await joinDesk(member, url);
      const made = 'code' in command ? { ...command, player: players[0] ?? '' } : command;
      const [answer] = await desk.send(made as Command);
      if (answer?.why !== 'FORBIDDEN') allowed.push(name);
    }
    expect(allowed.sort().join(' ')).toBe(expected);
  });

  it("refuses results of one's own match and commands outside one's role", async () => {
    const judge = people['judge'];
    if (!judge) throw new Error('judge');
    const desk = await joinDesk(judge, url);
    const answers = await desk.send(
      { kind: 'result', round: 1, table: 2, base: 0, result: won('a') },
      { kind: 'extend', round: 1, table: 2, minutes: 5 },
      { kind: 'checkIn', player: players[3] ?? '' },
    );
    expect(answers.map(({ why }) => why)).toEqual(['OWN_MATCH', 'OWN_MATCH', 'FORBIDDEN']);
  });

  it('the public view says that no bracket follows', async () => {
    const answer = await api.app.inject(`${url}/bracket`);
    expect(answer.json()).toEqual({ kind: null, seeds: [], rounds: [] });
  });

  it('hides penalties from the public and events of other games', async () => {
    for (const path of ['/rounds/1', '/standings', '/bracket']) {
      const answer = await api.app.inject(url + path);
      expect(answer.statusCode, path).toBe(200);
      expect(answer.body).not.toContain('secret');
    }
    for (const path of ['/log', '/desk', '/rounds/1', '/standings', '/bracket', '/my-match']) {
      const elsewhere = await people['organiser']?.call('GET', urlOf(event, path, 'opcg'));
      expect(elsewhere?.statusCode, path).toBe(404);
    }
  });
});

it('the same id in another game is another event', async () => {
  const organiser = await createMember(api);
  await addTournament(api, organiser, { id: event, game: 'opcg', status: 'running' });
  const other = urlOf(event, '', 'opcg');
  const desk = await joinDesk(organiser, other);
  await desk.send({ kind: 'start', structure: STRUCTURE, seed: 1 });
  const log = await organiser.call('GET', `${other}/log`);
  expect(log.json()).toMatchObject({ seq: 1 });
  expect((await organiser.call('GET', `${url}/log`)).statusCode).toBe(403);
});
