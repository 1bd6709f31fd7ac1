import { join } from 'node:path';
import { countDeadlocks } from '@deckframe/database/count-deadlocks';
import { createSession, createUser } from '@deckframe/database/scenes';
import type { TestDatabase } from '@deckframe/database/testing';
import { type RunningApi, startApi } from '../../apps/api/src/testing/programs/start-api.ts';
import { REPOSITORY_ROOT } from '../services/services.ts';
import { checkCommunity } from './check-community.ts';
import { checkDecks } from './check-decks.ts';
import { joinMember, type Writes } from './join-member.ts';
import type { Writer } from './writer.ts';

export type KillOptions = {
  database: TestDatabase;
  rounds: number;
  /** Each of them writes five things at once. */
  members: number;
  /** How many writes of a round are confirmed before the process is killed. */
  writesBeforeKill: (round: number) => number;
  onRound?: (round: number, confirmed: number) => void;
};

export type KillReport = {
  /** Confirmed saves of decks, comments and ratings. */
  confirmed: { saves: number; comments: number; ratings: number };
  /** Versions of decks that are stored. */
  stored: number;
  lost: string[];
  doubled: string[];
  broken: string[];
  /** How often PostgreSQL ended a ring of waiting transactions. */
  deadlocks: number;
};

const SECRET = 'kill-rounds kill-rounds kill-rounds 32';

/**
 * Members write without pause while one API process after the other is killed with SIGKILL in the
 * middle of it. The next one stands ready, as behind a proxy. Afterwards every confirmed write must
 * be there, once, in unbroken chains and with sums that equal their rows.
 */
export async function runKillRounds(options: KillOptions): Promise<KillReport> {
  const { database, rounds } = options;
  const writes: Writes = { saves: [], comments: [], ratings: [] };
  const before = await countDeadlocks(database.db);
  const writers: Writer[] = [];
  for (let member = 0; member < options.members; member += 1) {
    const { id } = await createUser(database.db);
    const cookie = await createSession(database.db, { userId: id, secret: SECRET });
    writers.push(...(await joinMember(database.db, { id, cookie }, writes)));
  }
  const count = (): number => writers.reduce((sum, writer) => sum + writer.countConfirmed(), 0);
  let waiting = start(database);
  for (let round = 1; round <= rounds; round += 1) {
    const api = await waiting;
    waiting = start(database);
    // Where the last round ends, the failed start of a spare process must be told.
    waiting.catch(() => undefined);
    const goal = count() + options.writesBeforeKill(round);
    await killDuringWrites(api, writers, () => count() >= goal);
    options.onRound?.(round, count());
  }
  await settle(await waiting, writers);
  const refusals = writers.flatMap((writer) => writer.refusals);
  if (refusals.length > 0) throw new Error(`refused:\n${refusals.slice(0, 5).join('\n')}`);
  const { stored, ...decks } = await checkDecks(database.db, writes.saves);
  const community = await checkCommunity(database.db, writes.comments, writes.ratings);
  return {
    confirmed: {
      saves: writes.saves.length,
      comments: writes.comments.length,
      ratings: writes.ratings.length,
    },
    stored,
    lost: [...decks.lost, ...community.lost],
    doubled: [...decks.doubled, ...community.doubled],
    broken: [...decks.broken, ...community.broken],
    deadlocks: (await countDeadlocks(database.db)) - before,
  };
}

async function killDuringWrites(
  api: RunningApi,
  writers: readonly Writer[],
  isDue: () => boolean,
): Promise<void> {
  let killed = false;
  const stop = (): boolean => {
    // Seen by the writer that reached the goal, while all the others wait for answers.
    if (!killed && isDue()) {
      killed = true;
      process.kill(api.process.pid, 'SIGKILL');
    }
    return killed;
  };
  await Promise.all(writers.map((writer) => writer.run(api.origin, stop)));
  await api.process.exited;
}

/** What was cut off is settled by the last process, in peace. */
async function settle(last: RunningApi, writers: readonly Writer[]): Promise<void> {
  await Promise.all(
    writers.map((writer) => {
      const settled = writer.countConfirmed();
      return writer.run(last.origin, () => writer.countConfirmed() > settled);
    }),
  );
  await last.process.stop();
}

function start(database: TestDatabase): Promise<RunningApi> {
  return startApi({
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DATABASE_URL: database.url('app'),
      GAMES_DIR: join(REPOSITORY_ROOT, 'games'),
      SESSION_SECRET: SECRET,
      RATE_LIMIT_PER_MINUTE: '1000000000',
      DECK_SAVES_PER_MINUTE: '1000000',
      DECK_SAVES_PER_DAY: '1000000000',
      SHUTDOWN_GRACE_MS: '0',
    },
  });
}
