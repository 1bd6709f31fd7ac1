import { toUserId } from '@deckframe/domain/accounts/access/user-id';
import { createDatabase } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import { listMatches } from '../apps/api/src/modules/collection/trades/match-queries.ts';
import { ensureServices } from '../scripts/services/services.ts';
import type { BeginMeasuring } from './bench.ts';
import { median } from './median.ts';
import type { BenchResult } from './run-rounds.ts';
import type { SeededDatabase } from './seeded-database.ts';
import { ASKER, dropSmallTraders, openTraderDatabases } from './trader-database.ts';

type Note = (line: string) => void;

const MOST: Record<string, number> = { matchToKeyLookup: 60, threeMillionToOne: 1.3 };
const REPEATS = 25;
const LEAST_ROUNDS = 5;

type Timed = { key: number; match: number; found: number };

/**
 * Trade partners for 200 wanted cards, compared with a key lookup, and with three times as many
 * members.
 */
export async function measureTrades(note: Note, begin: BeginMeasuring): Promise<BenchResult> {
  const { pgAdminUrl } = await ensureServices();
  const databases = await openTraderDatabases(pgAdminUrl, note);
  const deadline = begin();
  const [one, three] = [openAsker(databases.one), openAsker(databases.three)];
  const rounds: { one: Timed; three: Timed }[] = [];
  try {
    while (rounds.length < LEAST_ROUNDS || (rounds.length < 30 && Date.now() < deadline - 3000)) {
      rounds.push({ one: await one.measure(), three: await three.measure() });
    }
  } finally {
    await Promise.all([one.close(), three.close()]);
    await dropSmallTraders(pgAdminUrl);
  }
  const of = (ratio: (round: (typeof rounds)[number]) => number): number =>
    Number(median(rounds.map(ratio)).toFixed(3));
  const ratios: Record<string, number> = {
    matchToKeyLookup: of((round) => round.one.match / round.one.key),
    threeMillionToOne: of((round) => round.three.match / round.one.match),
  };
  for (const [name, value] of Object.entries(ratios)) {
    note(`${name} ${value}, at most ${MOST[name]} wanted`);
  }
  const ok = Object.entries(ratios).every(([name, value]) => value <= (MOST[name] ?? 0));
  const { found = 0 } = rounds[0]?.one ?? {};
  return {
    ...ratios,
    traders: databases.traders,
    found,
    rounds: rounds.length,
    ok: ok && found > 0,
  };
}

/** Queries on one connection, with the API's statement. */
function openAsker(database: SeededDatabase) {
  const db = createDatabase({
    url: database.url,
    poolSize: 1,
    applicationName: 'deckframe-bench',
    statementTimeoutMs: 0,
  });
  const own = { game: 'gundam', userId: toUserId(ASKER) };
  const key = { name: 'bench-key', text: 'select username from users where id = $1', values: [9] };
  let found = 0;
  return {
    async measure(): Promise<Timed> {
      const keyTime = await time(() => runStatement(db, key));
      const match = await time(async (at) => {
        found = (await listMatches(db, own, {}, (at + 0.5) / REPEATS)).length;
      });
      return { key: keyTime, match, found };
    },
    close: () => db.destroy(),
  };
}

/** Returns the median in milliseconds. */
async function time(work: (at: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < REPEATS; at += 1) {
    const begun = performance.now();
    await work(at);
    times.push(performance.now() - begun);
  }
  return median(times);
}
