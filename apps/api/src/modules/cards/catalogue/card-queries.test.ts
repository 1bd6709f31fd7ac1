import type { CardFilters } from '@deckframe/contract/cards/catalogue';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countCardsSql, listCardsSql, type SqlText } from './queries.ts';
import { GAMES } from './testing/catalogue-scene.ts';

const CARDS = 50_000;
const config = GAMES.get('gundam');
const page = { after: undefined, limit: 1000 };

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  for (const game of ['gundam', 'opcg']) {
    await sql`insert into cards (gameid, cardno, name, originalid, series, trait, color, published)
      select ${game}, 'T-' || n, 'Card ' || n, 'T-' || n / 2, 'SET' || n / 250,
        'Trait ' || n % 400 || '|Common', 'Red', 1
      from generate_series(1, ${CARDS}::integer) as n`.execute(database.db);
  }
  await sql`analyze cards`.execute(database.db);
  client = new Client({ connectionString: database.url('app') });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
};

async function explain({ text, values }: SqlText): Promise<{ nodes: Node[]; blocks: number }> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    `explain (analyze, buffers, format json) ${text}`,
    values,
  );
  const root = rows[0]?.['QUERY PLAN'][0].Plan;
  if (root === undefined) throw new Error('no plan');
  const flatten = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flatten)];
  const blocks = root['Shared Hit Blocks'] + root['Shared Read Blocks'];
  return { nodes: flatten(root), blocks };
}

const SELECTIVE: [string, CardFilters][] = [
  ['CARD-09 by numbers', { ids: ['T-7', 'T-49000', 'NOPE'] }],
  ['CARD-10 by series', { series: ['set17'] }],
  ['by trait', { trait: 'trait 42' }],
  ['by originals', { alternatesOf: ['T-7', 'T-900'] }],
];

describe(`with ${CARDS} cards a game`, () => {
  it.each(SELECTIVE)('%s uses an index and reads a fraction of the cards', async (_, filters) => {
    for (const query of [listCardsSql(config, filters, page), countCardsSql(config, filters)]) {
      const { nodes, blocks } = await explain(query);
      expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
      expect(blocks).toBeLessThan(1500);
    }
  });

  it('pages through all cards by number', async () => {
    const first = await explain(listCardsSql(config, {}, page));
    const late = await explain(listCardsSql(config, {}, { after: 'T-9', limit: 1000 }));
    for (const { nodes, blocks } of [first, late]) {
      expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
      expect(blocks).toBeLessThan(2500);
    }
  });

  it.each([
    ...SELECTIVE,
    ['by any column', { column: 'color', value: 'Blue' }],
    ['by a column of the game', { column: 'keywords', value: 'Guard' }],
    ['by another series column', { series: ['x'], seriesColumn: 'seriesname' }],
    ['of all', {}],
  ] satisfies [string, CardFilters][])(
    '%s reads only the partition of the game',
    async (_, filters) => {
      for (const query of [listCardsSql(config, filters, page), countCardsSql(config, filters)]) {
        const { nodes } = await explain(query);
        const tables = new Set(nodes.flatMap((node) => node['Relation Name'] ?? []));
        tables.delete('card_aliases');
        expect([...tables]).toEqual(['gundam_cards']);
      }
    },
  );
});
