import { parseUserId } from '@deckframe/domain/accounts/access/user-id';
import { createDatabase } from '@deckframe/database/db';
import { withSafeCommits } from '@deckframe/database/roles';
import { runStatement } from '@deckframe/database/statement';
import { Client } from 'pg';
import {
  findOwnRank,
  listBelow,
  type LeaderPlace,
} from '../apps/api/src/modules/rewards/exp/queries.ts';
import { ensureServices } from '../scripts/services/services.ts';
import type { BeginMeasuring } from './bench.ts';
import { FIVE_MILLION, openMemberDatabases } from './member-database.ts';
import { median } from './median.ts';
import { runPgbench } from './pgbench.ts';
import type { BenchResult } from './run-rounds.ts';
import type { SeededDatabase } from './seeded-database.ts';
import { requireProgram } from './wrk.ts';

type Note = (line: string) => void;

/** Limits: maximum or minimum. */
const MOST: Record<string, number> = {
  rankToKeyLookup: 4,
  pageToKeyLookup: 2,
  fiveMillionToOne: 1.3,
};
const LEAST: Record<string, number> = { likeToInsert: 0.4 };

const REPEATS = 25;
const LIKE_SECONDS = 2;
const LIKE_CLIENTS = 32;
const LIKE_ROUNDS = 5;

type Timed = { key: number; rank: number; page: number };

/** Rank and page of the leaderboard with millions of members, and the cost of a like. */
export async function measureLeaderboard(note: Note, begin: BeginMeasuring): Promise<BenchResult> {
  await requireProgram('pgbench', 'postgresql-contrib postgresql');
  const { pgAdminUrl } = await ensureServices();
  const databases = await openMemberDatabases(pgAdminUrl, note);
  const deadline = begin();
  const likes = await measureLikes(databases.one, note);
  const one = await openMember(databases.one);
  const five = await openMember(databases.five);
  const rounds: { one: Timed; five: Timed }[] = [];
  try {
    while (rounds.length < 5 || Date.now() < deadline - 5000) {
      rounds.push({ one: await one.measure(), five: await five.measure() });
    }
  } finally {
    await Promise.all([one.close(), five.close()]);
  }
  const of = (ratio: (round: (typeof rounds)[number]) => number): number => {
    return Number(median(rounds.map(ratio)).toFixed(3));
  };
  const ratios: Record<string, number> = {
    rankToKeyLookup: of(({ one: time }) => time.rank / time.key),
    pageToKeyLookup: of(({ one: time }) => time.page / time.key),
    fiveMillionToOne: of(
      (round) => (round.five.rank + round.five.page) / (round.one.rank + round.one.page),
    ),
    likeToInsert: Number(likes.toFixed(3)),
  };
  for (const [name, value] of Object.entries(ratios)) {
    const wanted = name in MOST ? `at most ${MOST[name]}` : `at least ${LEAST[name]}`;
    note(`${name} ${value}, ${wanted} wanted`);
  }
  const ok = Object.entries(ratios).every(
    ([name, value]) => value <= (MOST[name] ?? Infinity) && value >= (LEAST[name] ?? -Infinity),
  );
  return { ...ratios, members: databases.isFull ? FIVE_MILLION : 0, rounds: rounds.length, ok };
}

/** Queries about the median member on one connection, with the API's statements. */
async function openMember(database: SeededDatabase) {
  const db = createDatabase({
    url: database.url,
    poolSize: 1,
    applicationName: 'deckframe-bench',
    statementTimeoutMs: 0,
  });
  const rows = await runStatement<{ id: string; exp: number; joined: string }>(db, {
    text: `
    select id::text, user_exp as exp,
           (extract(epoch from createdon) * 1000000)::bigint::text as joined
    from users where deleted_at is null and id <> 1
    order by user_exp desc, createdon, id
    offset (select count(*) / 2 from users) limit 1`,
  });
  const [middle] = rows;
  if (middle === undefined) throw new Error('no members');
  const place: LeaderPlace = { exp: middle.exp, joined: middle.joined, id: middle.id };
  const key = { name: 'bench-key', text: 'select * from users where id = $1', values: [middle.id] };
  const times = async (ask: () => Promise<unknown>): Promise<number> => {
    const taken: number[] = [];
    for (let time = 0; time < REPEATS; time += 1) {
      const started = performance.now();
      await ask();
      taken.push(performance.now() - started);
    }
    return median(taken);
  };
  return {
    measure: async (): Promise<Timed> => ({
      key: await times(() => runStatement(db, key)),
      rank: await times(() => findOwnRank(db, parseUserId(middle.id))),
      page: await times(() => listBelow(db, place)),
    }),
    close: () => db.destroy(),
  };
}

/** A like with its counters, compared with only inserting the row, spread over many decks. */
async function measureLikes(database: SeededDatabase, note: Note): Promise<number> {
  const client = new Client({ connectionString: database.adminUrl });
  await client.connect();
  try {
    await client.query(`
      create table if not exists bare_likes (like likes including defaults including indexes);
      truncate bare_likes, likes;
      insert into decklists (gameid, id, user_id, decklist_name, name_key, visibility)
      select 'gundam', ('019a0000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 2 + n,
        'Liked deck ' || n, 'liked deck ' || n, 1
      from generate_series(1, 10000) as n
      on conflict do nothing`);
  } finally {
    await client.end();
  }
  const insertInto = (table: string): string => `\\set member random(2, 15000)
\\set deck random(1, 10000)
insert into ${table} (user_id, content_type, content_id, gameid)
values (:member::bigint, 'deck', '019a0000-0000-7000-8000-' || lpad(to_hex(:deck::integer), 12, '0'), 'gundam')
on conflict do nothing`;
  const measure = (table: string): Promise<number> =>
    runPgbench({
      databaseUrl: withSafeCommits(database.adminUrl),
      query: insertInto(table),
      variables: {},
      connections: LIKE_CLIENTS,
      seconds: LIKE_SECONDS,
    });
  const ratios: number[] = [];
  for (let round = 0; round < LIKE_ROUNDS; round += 1) {
    const bare = await measure('bare_likes');
    ratios.push((await measure('likes')) / bare);
  }
  note(`likes: ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')} of a bare insert`);
  return median(ratios);
}
