import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { addPlayer, addTournament } from '../../../testing/tournament-scene.ts';
import { playRound } from './testing/play-round.ts';

/** A deck and card that occur only in a hidden list. */
const CANARY = 'Canary Choir';
const CARD = 'CANARY-001';
/** Rules that would reveal the list in a preview. */
const RULES = {
  version: 0,
  rules: [
    {
      name: 'Choir',
      from: null,
      until: null,
      any: [],
      none: [],
      all: [{ cardno: CARD, least: 1 }],
    },
  ],
};

let api: TestApi;
let organiser: Member;
let stranger: Member;
let admin: Member;
let crowd: Member[];

beforeAll(async () => {
  api = await createTestApi();
  organiser = await createMember(api);
  stranger = await createMember(api);
  admin = await createMember(api, 'Administrator');
  crowd = await Promise.all(Array.from({ length: 8 }, () => createMember(api)));
});
afterAll(() => api.close());

/** The smallest counted event, with lists that open at its end. */
async function playEvent() {
  const id = await addTournament(api, organiser, { status: 'running', trust: 'verified' });
  const { db } = api.database;
  await sql`update tournaments set list_policy = 'afterTheEnd' where id = ${id}`.execute(db);
  const players: string[] = [];
  for (const [at, member] of crowd.entries()) {
    const player = await addPlayer(api, id, member, `Player ${at + 1}`);
    const list = randomUUID();
    await sql`insert into tournament_lists (gameid, tournament_id, id, zones, hash, deck_name,
        ruleset, is_legal, legality, archetype)
      values ('gundam', ${id}, ${list},
        ${JSON.stringify({ decklist_content: `4 x ${CARD}`, sidedeck: '', resourcedeck: '' })},
        ${'a'.repeat(64)}, ${CANARY}, '', true, '[]', ${CANARY})`.execute(db);
    await sql`update tournament_registrations set list_id = ${list} where id = ${player}`.execute(
      db,
    );
    players.push(player);
  }
  const desk = await playRound(organiser, id, players);
  return { id, desk };
}

/** Queries every figure for the canary. */
async function findLeaks(window: string): Promise<string[]> {
  const deck = encodeURIComponent(CANARY);
  const paths = [
    '/meta',
    `/meta/${window}`,
    `/meta/${window}/weeks`,
    `/meta/${window}/fields`,
    '/tournament-meta',
    '/archetype-rules',
    '/archetype-proposals',
    `/meta/${window}/matches?a=${deck}&b=${deck}`,
    `/meta/${window}/archetype?archetype=${deck}`,
    `/tournament-samples?archetype=${deck}`,
  ];
  const office = '/api/admin/games/gundam/archetype-rules';
  const asked = [
    ...paths.map((path) => ({ path, ask: stranger.call('GET', `/api/games/gundam${path}`) })),
    { path: 'office', ask: admin.call('GET', office) },
    { path: 'proposals', ask: admin.call('GET', office.replace('rules', 'proposals')) },
    { path: 'preview', ask: admin.call('PUT', office, { ...RULES, checkOnly: true }) },
  ];
  const leaks: string[] = [];
  for (const { path, ask } of asked) {
    const { body, statusCode } = await ask;
    expect(statusCode, body).toBe(200);
    if ([CANARY, CARD, 'Player 1'].some((word) => body.includes(word))) leaks.push(path);
  }
  return leaks;
}

it('a hidden list is in no figure before its event ends, or after the end is undone', async () => {
  const { id, desk } = await playEvent();
  await desk.send({ kind: 'finish' });
  const { rows } = await sql<{ id: string }>`select id from meta_windows`.execute(api.database.db);
  const window = rows[0]?.id ?? '';
  const open = await findLeaks(window);
  expect(open).toHaveLength(8);
  const { rows: entries } = await sql<{ entry_id: string }>`select entry_id from tournament_log
    where tournament_id = ${id} and kind = 'finish'`.execute(api.database.db);
  await desk.send({ kind: 'undo', of: entries[0]?.entry_id ?? '' });
  expect(await findLeaks(window)).toEqual([]);
  await playEvent();
  expect(await findLeaks(window)).toEqual([]);
});
