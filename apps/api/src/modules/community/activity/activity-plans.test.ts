import { toUserId } from '@deckframe/domain/accounts/access/user-id';
import { createPool } from '@deckframe/database/db';
import type { DB } from '@deckframe/database/schema';
import { analyzeDecks, seedDecks } from '@deckframe/database/seed-decks';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCommentActions, listDeckActions, listRatingActions } from './queries.ts';
import { testConnection } from '@deckframe/database/testing-connection';

const DECKS = 2000;
const MEMBERS = 40;
const MOMENT = '1790000000000000';
const ID = '018bcfe5-6800-7000-8000-000000000000';

let database: TestDatabase;
let app: Kysely<DB>;
let asked: CompiledQuery[];
let userId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const owner = new Client({ connectionString: database.url('migrator') });
  await owner.connect();
  await seedDecks(owner, { game: 'ua', count: DECKS });
  const seeded = await database.db
    .selectFrom('decklists')
    .select('user_id')
    .distinct()
    .limit(MEMBERS)
    .execute();
  const members = seeded.map((row) => row.user_id);
  userId = members[7] ?? 0;
  await sql`insert into comments (user_id, content_type, content_id, gameid, text)
    select member, 'card', 'ST01-001', 'gundam', 'Hm.'
    from generate_series(1, 150), unnest(${members}::bigint[]) as member`.execute(database.db);
  await sql`insert into card_ratings (user_id, gameid, card_id, rating, updated_at)
    select member, gameid, cardno, 3, now() - random() * interval '300 days'
    from (select gameid, cardno from cards where gameid = 'gundam' limit 150) as card,
      unnest(${members}::bigint[]) as member`.execute(database.db);
  await analyzeDecks(owner);
  await owner.query('analyze comments, card_ratings');
  await owner.end();
  const pool = createPool(testConnection(database.url('app'), 1, 10_000));
  app = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void asked.push(query),
  });
});
afterAll(async () => {
  await app.destroy();
  await database.drop();
});

async function planOf(read: () => Promise<unknown>): Promise<string> {
  asked = [];
  await read();
  const [query] = asked;
  if (query === undefined) throw new Error('Nothing was asked.');
  const { rows } = await app.executeQuery<{ 'QUERY PLAN': string }>({
    ...query,
    sql: `explain ${query.sql}`,
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

it.each([false, true])('each kind uses its own index (further page: %s)', async (further) => {
  const games = ['ua', 'uaen', 'pocket', 'opcg', 'gundam'];
  const wanted = { userId: toUserId(userId), games, limit: 50 };
  const decks = await planOf(() =>
    listDeckActions(app, wanted, further ? [MOMENT, ID] : undefined),
  );
  const comments = await planOf(() =>
    listCommentActions(app, wanted, further ? ['5000'] : undefined),
  );
  const ratings = await planOf(() =>
    listRatingActions(app, wanted, further ? [MOMENT, 'gundam', 'ST01-001'] : undefined),
  );
  expect(decks).toMatch(/Index Scan (using|on) ua_decklists_user_id_gameid_/);
  expect(comments).toContain('Index Scan using comments_user on comments');
  expect(ratings).toContain('Index Scan using card_ratings_recent on card_ratings');
  for (const plan of [decks, comments, ratings])
    expect(plan).not.toMatch(/Seq Scan on (ua_decklists|comments|card_ratings|gundam_cards)/);
});
