import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { metaFigures, metaMatches, metaWindows } from '@deckframe/contract/meta/meta';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { addPlayer, addTournament, urlOf, won } from '../../../testing/tournament-scene.ts';
import { playRound } from './testing/play-round.ts';

let api: TestApi;
let organiser: Member;
let crowd: Member[];

const DECKS = ['Ash', 'Ash', 'Ash', 'Tide', 'Tide', 'Tide', 'Tide', null];

beforeAll(async () => {
  api = await createTestApi();
  organiser = await createMember(api);
  crowd = await Promise.all(DECKS.map(() => createMember(api)));
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`truncate meta_events, meta_cells, meta_shares, meta_windows,
    meta_documents`.execute(api.database.db);
});

const read = async <Answer>(path = ''): Promise<Answer> => {
  const answer = await api.app.inject({ method: 'GET', url: `/api/games/gundam/meta${path}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
};
type Windows = z.infer<typeof metaWindows>;
type Figures = z.infer<typeof metaFigures>;
type Matches = z.infer<typeof metaMatches>;

async function addListOf(event: string, player: string, archetype: string): Promise<void> {
  const list = randomUUID();
  await sql`insert into tournament_lists (gameid, tournament_id, id, zones, hash, deck_name, ruleset,
      is_legal, legality, archetype)
    values ('gundam', ${event}, ${list}, '{}', ${'a'.repeat(64)}, 'A deck', 'base', true, '[]',
      ${archetype})`.execute(api.database.db);
  await sql`update tournament_registrations set list_id = ${list} where id = ${player}`.execute(
    api.database.db,
  );
}

/** A round of eight in which the left player wins; not ended. */
async function playEvent(members: readonly (Member | null)[] = crowd) {
  const id = await addTournament(api, organiser, { status: 'running', trust: 'verified' });
  const players: string[] = [];
  for (const [at, member] of members.entries()) {
    const player = await addPlayer(api, id, member, `Player ${at + 1}`);
    players.push(player);
    const archetype = DECKS[at];
    if (archetype) await addListOf(id, player, archetype);
  }
  const desk = await playRound(organiser, id, players);
  return { id, desk };
}

describe('a finished event', () => {
  it('adds its decks and matches, and nothing before the end', async () => {
    const { desk } = await playEvent();
    expect((await read<Windows>()).windows).toEqual([]);
    await desk.send({ kind: 'finish' });
    const [window] = (await read<Windows>()).windows;
    expect(window).toMatchObject({ events: 1, decks: 8, matches: 4 });
    const figures = await read<Figures>(`/${window?.id ?? ''}`);
    expect(figures.shares).toEqual([
      { sizeClass: 0, archetype: 'Tide', entries: 4, inCut: 0 },
      { sizeClass: 0, archetype: 'Ash', entries: 3, inCut: 0 },
      { sizeClass: 0, archetype: 'other', entries: 1, inCut: 0 },
    ]);
    expect(figures.cells).toEqual([
      { sizeClass: 0, a: 'Ash', b: 'Tide', wins: 3, losses: 0, draws: 0 },
      { sizeClass: 0, a: 'Tide', b: 'other', wins: 1, losses: 0, draws: 0 },
    ]);
    const elsewhere = await api.app.inject({ method: 'GET', url: '/api/games/ua/meta' });
    expect(elsewhere.json<Windows>().windows).toEqual([]);
  });

  it('shows in a cell the matches of its two archetypes, from either side, and no others', async () => {
    const { desk } = await playEvent();
    await desk.send({ kind: 'finish' });
    const [window] = (await read<Windows>()).windows;
    const tablesOf = async (a: string, b: string) =>
      (await read<Matches>(`/${window?.id ?? ''}/matches?a=${a}&b=${b}`)).matches.map(
        ({ table }) => table,
      );
    expect(await tablesOf('Ash', 'Tide')).toEqual([1, 2, 3]);
    expect(await tablesOf('Tide', 'Ash')).toEqual([1, 2, 3]);
    expect(await tablesOf('Tide', 'other')).toEqual([4]);
    expect(await tablesOf('Ash', 'Ash')).toEqual([]);
  });

  it('is subtracted when its end is undone, and corrected by a correction', async () => {
    const { id, desk } = await playEvent();
    const end = desk.make({ kind: 'finish' });
    const sent = await organiser.call('POST', urlOf(id, '/log'), desk.body(end));
    expect(sent.statusCode, sent.body).toBe(200);
    const [first] = (await read<Windows>()).windows;
    const before = await read<Figures>(`/${first?.id ?? ''}`);
    expect(before.cells[0], 'packed, and read again').toMatchObject({ wins: 3, losses: 0 });
    expect(await read<Figures>(`/${first?.id ?? ''}`)).toEqual(before);
    await desk.send({ kind: 'undo', of: end[0]?.id ?? '' });
    expect((await read<Windows>()).windows).toEqual([]);
    await desk.send(
      { kind: 'result', round: 1, table: 1, base: 1, result: won('b') },
      { kind: 'finish' },
    );
    const [window] = (await read<Windows>()).windows;
    const { cells } = await read<Figures>(`/${window?.id ?? ''}`);
    expect(cells[0]).toMatchObject({ a: 'Ash', b: 'Tide', wins: 2, losses: 1 });
  });

  it('two events add up, also concurrently', async () => {
    const events = [await playEvent(), await playEvent(), await playEvent()];
    await Promise.all(events.map(({ desk }) => desk.send({ kind: 'finish' })));
    const [window] = (await read<Windows>()).windows;
    expect(window).toMatchObject({ events: 3, decks: 24, matches: 12 });
  });

  it('must be public and have eight members', async () => {
    const guests = await playEvent([null, ...crowd.slice(1)]);
    await guests.desk.send({ kind: 'finish' });
    expect((await read<Windows>()).windows).toEqual([]);
    const { id, desk } = await playEvent();
    await sql`update tournaments set trust = 'unlisted' where id = ${id}`.execute(api.database.db);
    await desk.send({ kind: 'finish' });
    expect((await read<Windows>()).windows).toEqual([]);
  });
});
