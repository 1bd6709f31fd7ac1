import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMember } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { type WantedSeries, publicSeriesSql } from './series-queries.ts';

const PAGE = 25;

let api: TestApi;
let owner: number;
let app: Client;
beforeAll(async () => {
  api = await createTestApi();
  owner = (await createMember(api)).id;
  await seed('ua', 4);
  await seed('opcg', 200);
  const migrator = new Client({ connectionString: api.database.url('migrator') });
  await migrator.connect();
  await migrator.query('vacuum analyze custom_series, custom_cards');
  await migrator.end();
  app = new Client({ connectionString: api.database.url('app') });
  await app.connect();
});
afterAll(async () => {
  await app.end();
  await api.close();
});

/** Every tenth series is listed. The last card of each has a picture. */
async function seed(game: string, cards: number): Promise<void> {
  const { db } = api.database;
  await sql`insert into custom_series (gameid, id, owner_id, name, is_published, is_listed,
      published_at, card_count, changed_by)
    select ${game}, 'fan-' || lpad(to_hex(number), 10, '0'), ${owner}, 'Series', true,
      number % 10 = 0, '2026-01-01'::timestamptz + make_interval(mins => number), ${cards}, ${owner}
    from generate_series(1, 1000) as number`.execute(db);
  await sql`insert into custom_cards (gameid, id, series_map, fields, picture_by, picture_file)
    select ${game}, series.id || '-' || lpad(number::text, 3, '0'), series.id, '{"name": "Card"}',
      case when number = ${cards} then ${owner}::bigint end,
      case when number = ${cards} then ${`${'p'.repeat(32)}.webp`} end
    from custom_series as series, generate_series(1, ${cards}::integer) as number
    where series.gameid = ${game} and series.is_listed`.execute(db);
}

type Plan = { 'QUERY PLAN': [{ Plan: Record<string, number> }] };

async function explain(game: string, wanted: Partial<WantedSeries> = {}) {
  const all = { search: '', owner: null, from: undefined, limit: PAGE, ...wanted };
  const { sql: text, parameters } = publicSeriesSql(game, all).compile(api.database.db);
  const { rows } = await app.query<Plan>(
    `explain (analyze, buffers, format json) ${text}`,
    parameters as unknown[],
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {};
  const blocks = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
  return { text: JSON.stringify(plan), blocks };
}

it('a page of public series uses indexes, so link-only series and more cards do not slow it down', async () => {
  const [small, large] = [await explain('ua'), await explain('opcg')];
  for (const { text } of [small, large]) {
    expect(text).toContain('custom_series_listed');
    expect(text).toContain('custom_cards_covers');
    expect(text).not.toMatch(/"Seq Scan"[^{}]*"custom_(series|cards)"/);
  }
  expect(large.blocks, 'fifty times the cards').toBeLessThan(small.blocks * 1.5);
});

it('a later page reads as many rows as the first', async () => {
  const first = await explain('opcg');
  const from = { at: '2026-01-01T08:00:00.000Z', id: 'fan-00000001e0' };
  const later = await explain('opcg', { from });
  expect(later.text).toContain('custom_series_listed');
  expect(later.blocks).toBeLessThan(first.blocks * 1.5);
});
