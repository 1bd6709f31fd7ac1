import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addLegalDeck } from '../testing/legal-deck.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { createMember, type Member } from '../testing/member.ts';
import { createTestApi, ROOT, type TestApi } from '../testing/test-api.ts';
import { addPlayer, addTournament, joinDesk, urlOf, won } from '../testing/tournament-scene.ts';
import { STRUCTURE } from '../testing/tournament-structure.ts';
import { collect, MINE } from '../testing/trade-scene.ts';

const page = readFileSync(join(ROOT, 'docs/journeys.md'), 'utf8');

let api: TestApi;
let member: Member;

beforeAll(async () => {
  // Periodic work is not part of a journey.
  api = await createTestApi({ isPatient: true, clock: createManualClock(Date.now()) });
  member = await createMember(api);
});
afterAll(() => api.close());

/** Prints a path as the page does: from `apps/api/src`, or `domain/…` and `database/…`. */
const toShown = (path: string): string =>
  path.replace('apps/api/src/', '').replace(/^packages\/([\w-]+)\/src\//, '$1/');

/** Returns the files in which a named function was called, as the page writes them. */
async function listCalled(run: () => Promise<unknown>): Promise<string[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  // The first call resets the counters.
  await session.post('Profiler.takePreciseCoverage');
  await run();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.disable');
  session.disconnect();
  return result
    .filter(({ functions }) =>
      functions.some(
        ({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0,
      ),
    )
    .map(({ url }) => relative(ROOT, url.startsWith('file:') ? fileURLToPath(url) : url))
    .filter((path) => /^(?:apps|packages)\/.*\.ts$/.test(path) && !path.includes('/testing/'))
    .map(toShown);
}

/** Returns the files below a heading of the page. */
function listNamed(heading: string): string[] {
  const section = page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = section.split('\n').filter((line) => /^(?:\d+\.|-) /.test(line));
  return lines.flatMap((line) => /`([^`]+\.(?:ts|sql))`/.exec(line)?.[1] ?? []);
}

/** Compares the page with a recorded run and returns the differences. */
async function compare(heading: string, run: () => Promise<unknown>): Promise<string[]> {
  const wide = new Set(listNamed('Every request'));
  const named = listNamed(heading);
  if (wide.size === 0 || named.length === 0) return [`the page has no files under ${heading}`];
  const isUnseen = (path: string): boolean => path.endsWith('routes.ts') || path.endsWith('.sql');
  const isWide = (path: string): boolean =>
    wide.has(path) || path.startsWith('plugins/') || path.startsWith('flows/');
  const called = await listCalled(run);
  return [
    ...called
      .filter((path) => !isUnseen(path) && !isWide(path) && !named.includes(path))
      .map((path) => `${path} is called and not named`),
    ...named
      .filter((path) => !isUnseen(path) && !called.includes(path))
      .map((path) => `${path} is named and not called`),
  ];
}

it('a deck save runs through the files that docs/journeys.md names', async () => {
  const id = await addLegalDeck(api, member.id);
  await sql`update decklists set visibility = 1`.execute(api.database.db);
  const stored = await api.app.inject(`/api/games/gundam/decks/${id}`);
  const { decklistContent } = stored.json<{ decklistContent: string }>();
  const save = async (version: number): Promise<void> => {
    const answer = await api.app.inject({
      method: 'PUT',
      url: `/api/games/gundam/decks/${id}`,
      headers: {
        cookie: member.cookie,
        origin: 'http://cards.test',
        'idempotency-key': randomUUID(),
        'if-match': `"${version}"`,
      },
      payload: { decklistContent, name: 'A journey', notes: 'Words.' },
    });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  await save(1);
  expect(await compare('Save a deck', () => save(2))).toEqual([]);
});

it('a collection change runs through the files that docs/journeys.md names', async () => {
  const change = (to: number) => collect(member, [{ cardno: MINE, from: 0, to, tag: 'foil' }]);
  await change(1);
  expect(await compare('Change a collection entry', () => change(2))).toEqual([]);
});

it('a match report runs through the files that docs/journeys.md names', async () => {
  const organiser = await createMember(api);
  const event = await addTournament(api, organiser, { status: 'running' });
  const url = urlOf(event);
  const members = [member, await createMember(api)];
  const players: string[] = [];
  for (const [place, player] of members.entries()) {
    players.push(await addPlayer(api, event, player, ['Ada', 'Ben'][place] ?? ''));
  }
  const desk = await joinDesk(organiser, url);
  await desk.send({ kind: 'start', structure: STRUCTURE, seed: 7 });
  for (const player of players) {
    await desk.send({ kind: 'enter', player, name: null }, { kind: 'checkIn', player });
  }
  const pairs: [string, string][] = [[players[0] ?? '', players[1] ?? '']];
  await desk.send(
    { kind: 'lease', from: null },
    { kind: 'pair', round: 1, phase: 0, pairs, byes: [] },
  );
  const report = async (): Promise<void> => {
    const answer = await member.call('POST', `${url}/matches/1/1/report`, { result: won('a') });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  expect(await compare('Report a match result', report)).toEqual([]);
});
