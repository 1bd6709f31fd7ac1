import { countDeadlocks } from '@deckframe/database/count-deadlocks';
import { createSession, createUser } from '@deckframe/database/scenes';
import type { TestDatabase } from '@deckframe/database/testing';
import { type RunningApi, SECRET, startProductionApi } from '../programs/start-api.ts';
import { checkCommunity, checkDecks } from './check-writes.ts';
import { joinMember, type Writes } from './join-member.ts';
import type { Writer } from './writer.ts';

export type KillOptions = {
  database: TestDatabase;
  rounds: number;
  /** Each has five concurrent writers. */
  members: number;
  /** Number of confirmed writes in a round before the process is killed. */
  writesBeforeKill: (round: number) => number;
};

export type KillReport = {
  /** Confirmed saves of decks, comments and ratings. */
  confirmed: { saves: number; comments: number; ratings: number };
  /** Stored versions of decks. */
  stored: number;
  lost: string[];
  doubled: string[];
  broken: string[];
  /** Number of deadlocks that PostgreSQL detected. */
  deadlocks: number;
};

const WITHOUT_LIMITS = { DECK_SAVES_PER_MINUTE: '1000000', DECK_SAVES_PER_DAY: '1000000000' };

/**
 * Members write continuously while API processes are killed by SIGKILL, one after the other. The
 * next process is ready, as behind a proxy. Afterwards, every confirmed write must exist exactly
 * once, all revisions must be complete, and sums must equal their rows.
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
  // One process is ready to take over while the other is killed.
  const ready = [start(database), start(database)];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const api = await (ready.shift() ?? start(database));
      if (round < rounds) ready.push(start(database));
      const goal = count() + options.writesBeforeKill(round);
      await killDuringWrites(api, writers, () => count() >= goal);
    }
    const [last] = await Promise.all(ready);
    if (last !== undefined) await settle(last, writers);
  } finally {
    for (const api of ready) await api.then((one) => one.process.stop()).catch(() => undefined);
  }
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
    // Checked by the writer that reaches the goal, while all others wait for answers.
    if (!killed && isDue()) {
      killed = true;
      process.kill(api.process.pid, 'SIGKILL');
    }
    return killed;
  };
  await Promise.all(writers.map((writer) => writer.run(api.origin, stop)));
  await api.process.exited;
}

/** The last process completes interrupted writes without faults. */
async function settle(last: RunningApi, writers: readonly Writer[]): Promise<void> {
  await Promise.all(
    writers.map((writer) => {
      const settled = writer.countConfirmed();
      return writer.run(last.origin, () => writer.countConfirmed() > settled);
    }),
  );
}

/**
 * The error is reported to the code that uses the process. Until then nobody awaits the promise.
 */
function start(database: TestDatabase): Promise<RunningApi> {
  const api = startProductionApi(database, WITHOUT_LIMITS);
  api.catch(() => undefined);
  return api;
}
