import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { listGameFolders } from '@deckframe/database/game-folders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDemoMembers } from '../../apps/api/src/modules/accounts/auth/demo-members.ts';
import { getMatches } from '../../apps/api/src/modules/collection/trades/matches.ts';
import {
  findBroken,
  listSlices,
} from '../../apps/api/src/modules/site/health/invariant-queries.ts';
import { ensureServices } from '../../scripts/services/services.ts';
import { advanceRunning, prepareRunning } from '../season/running-event.ts';
import { prepareUpcoming } from '../season/upcoming-events.ts';
import { listDemoUsers } from '../site/demo-decks.ts';
import { preparePeople } from './prepare-people.ts';
import { removeDemo } from './remove-people.ts';

const NOW = Date.now();
const [GAME = ''] = listGameFolders();
let database: TestDatabase;

beforeAll(async () => {
  const { pgAdminUrl } = await ensureServices();
  database = await createTestDatabase(pgAdminUrl);
  const serverSecret = 'demo-people-demo-people-demo-people';
  await createDemoMembers(database.db, { password: 'a long enough one', serverSecret });
});
afterAll(() => database.drop());

const count = async (from: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from ${sql.raw(from)}`.execute(database.db);
  return rows[0]?.n ?? 0;
};

const findFaults = async (): Promise<unknown> => {
  const [everything] = await listSlices(database.db, 1_000_000);
  if (everything === undefined) throw new Error('no members');
  return findBroken(database.db, everything);
};

it(
  'fills a new site with a demo world with correct counters, once, and removes it again',
  {
    tags: ['walk'],
  },
  async () => {
    const { db } = database;
    expect(await preparePeople(db, { now: NOW })).toBe(15);
    expect(await preparePeople(db, { now: NOW }), 'made once').toBe(0);
    expect(await prepareUpcoming(db, GAME, { now: NOW })).toBe(3);
    expect(await prepareUpcoming(db, GAME, { now: NOW }), 'made once').toBe(0);
    expect(await prepareRunning(db, GAME, { now: NOW })).toBe(1);
    expect(await prepareRunning(db, GAME, { now: NOW }), 'made once').toBe(0);

    for (const [place, game] of listGameFolders().entries()) {
      const decks = `decklists where gameid = '${game}' and is_public = 1`;
      expect(await count(`${decks} and is_legal`), game).toBeGreaterThanOrEqual(place ? 12 : 40);
      expect(await count(`${decks} and not is_legal`), game).toBe(0);
      const kinds = await count(`(select distinct archetype from ${decks}) as kinds`);
      expect(kinds, `${game}: archetypes`).toBeGreaterThanOrEqual(4);
      expect(await count(`contents where gameid = '${game}'`), game).toBeGreaterThan(0);
    }
    const isPerson = `email like '%@people.example.org'`;
    expect(await count(`users where ${isPerson} and avatar is not null`)).toBe(15);
    const without = `users where ${isPerson} and not exists (select from collection_states
    where user_id = users.id and gameid = '${GAME}' and entry_count > 50)`;
    expect(await count(without), 'members without a collection').toBe(0);
    expect(await count(`comments where content_type = 'card'`)).toBeGreaterThanOrEqual(60);
    expect(
      await count(`(select distinct text from comments where content_type = 'card') as said`),
    ).toBe(await count(`comments where content_type = 'card'`));
    expect(await count('card_ratings')).toBeGreaterThanOrEqual(60);
    expect(await count('decklists where visitorcount > 5')).toBeGreaterThanOrEqual(80);
    expect(await count('custom_series where is_published and card_count = 12')).toBe(1);
    expect(await count('trade_settings where is_open and country is not null')).toBe(5);
    const [player] = await listDemoUsers(db, 'vesper@example.org');
    if (player === undefined) throw new Error('nobody to log in as');
    expect(await count(`notices where user_id = ${player.id}`)).toBeGreaterThan(5);
    const { matches } = await getMatches(db, { game: GAME, userId: player.id }, { turn: 0 }, NOW);
    expect(matches.filter((match) => match.country !== null).length).toBeGreaterThanOrEqual(5);

    const half = `tournaments where source = 'demo' and status = 'open' and max_players = 2 * (
    select count(*) from tournament_registrations where tournament_id = tournaments.id)`;
    expect(await count(half), 'upcoming events, half full').toBe(3);
    const early = `comments where created_at > '${new Date(NOW).toISOString()}'
    or created_at < '${new Date(NOW - 43 * 86_400_000).toISOString()}'`;
    expect(await count(early), 'all within the last six weeks').toBe(0);
    expect(await findFaults()).toEqual([]);

    const steps = new Set<string | undefined>();
    for (let step = 0; step < 60 && !steps.has(undefined); step += 1)
      steps.add(await advanceRunning(db, GAME));
    expect([...steps]).toEqual(
      ['play', 'pair', 'cut', 'finish', undefined].filter((kind) => steps.has(kind)),
    );
    expect(steps).toContain('finish');
    expect(await count(`tournament_registrations where placement = 1`)).toBe(1);
    expect(await findFaults()).toEqual([]);

    expect(await removeDemo(db)).toEqual({ members: 20, events: 4, ads: 0 });
    for (const rows of ['comments', 'likes', 'collection_entries', 'contents', 'tournaments'])
      expect(await count(rows), rows).toBe(0);
    expect(await count('decklists where deleted_at is null')).toBe(0);
    expect(await count('custom_series')).toBe(0);
    expect(await count('users where deleted_at is null and id > 1')).toBe(0);
    expect(await findFaults()).toEqual([]);
  },
);
