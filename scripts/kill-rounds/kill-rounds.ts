import { join } from 'node:path';
import { createSession, createUser } from '@deckframe/database/scenes';
import type { TestDatabase } from '@deckframe/database/testing';
import { type RunningApi, startApi } from '../processes/start-api.ts';
import { REPOSITORY_ROOT } from '../services/services.ts';
import { checkDecks, type KillReport } from './check-decks.ts';
import { createWriter, type Writer } from './deck-writer.ts';

export type KillOptions = {
  database: TestDatabase;
  rounds: number;
  writers: number;
  /** How many saves of a round are confirmed before the process is killed. */
  savesBeforeKill: (round: number) => number;
  onRound?: (round: number, confirmed: number) => void;
};

const SECRET = 'kill-rounds kill-rounds kill-rounds 32';

/**
 * Members save without pause while one API process after the other is killed with SIGKILL in the
 * middle of it. The next one stands ready, as behind a proxy. Afterwards every confirmed save must
 * be there, once, in an unbroken chain.
 */
export async function runKillRounds(options: KillOptions): Promise<KillReport> {
  const { database, rounds } = options;
  const writers = await Promise.all(
    Array.from({ length: options.writers }, () => joinWriter(database)),
  );
  const count = (): number => writers.reduce((sum, writer) => sum + writer.confirmed.length, 0);
  let waiting = start(database);
  for (let round = 1; round <= rounds; round += 1) {
    const api = await waiting;
    waiting = start(database);
    // Where the last round ends, the failed start of a spare process must not go unheard.
    waiting.catch(() => undefined);
    const goal = count() + options.savesBeforeKill(round);
    await killDuringSaves(api, writers, () => count() >= goal);
    options.onRound?.(round, count());
  }
  // What was cut off is settled by the last process, in peace.
  const last = await waiting;
  const settled = writers.map((writer) => writer.confirmed.length);
  await Promise.all(
    writers.map((writer, index) =>
      writer.run(last.origin, () => writer.confirmed.length > (settled[index] ?? 0)),
    ),
  );
  await last.process.stop();
  const refusals = writers.flatMap((writer) => writer.refusals);
  if (refusals.length > 0) throw new Error(`refused:\n${refusals.slice(0, 5).join('\n')}`);
  return checkDecks(
    database.db,
    writers.flatMap((writer) => writer.confirmed),
  );
}

async function killDuringSaves(
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

async function joinWriter({ db }: TestDatabase): Promise<Writer> {
  const user = await createUser(db);
  return createWriter(await createSession(db, { userId: user.id, secret: SECRET }));
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
