import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase, type Database } from '@deckframe/database/db';
import { withSafeCommits } from '@deckframe/database/roles';
import { createUser } from '@deckframe/database/scenes';
import type { TestDatabase } from '@deckframe/database/testing';
import { toUserId } from '@deckframe/domain/accounts/access/user-id';
import type { OpenWrite } from '../../apps/api/src/lib/member-write.ts';
import { createCrashWatch } from '../../apps/api/src/lib/worker-presence.ts';
import {
  beginRenumber,
  getRuns,
  undoRenumber,
} from '../../apps/api/src/modules/cards/numbers/service.ts';
import {
  startProcess,
  type RunningProcess,
} from '../../apps/api/src/testing/programs/start-process.ts';
import { REPOSITORY_ROOT } from '../services/services.ts';
import { findFaults } from '../../apps/api/src/testing/renumber-rounds/judge-renumber.ts';
import {
  countDangling,
  createScene,
  FROM,
  GAME,
  TO,
} from '../../apps/api/src/testing/renumber-rounds/renumber-scene.ts';

export type RenumberOptions = {
  database: TestDatabase;
  /** Each way. */
  kills: number;
  decks: number;
  seed: number;
  onLine: (line: string) => void;
};

export type RenumberReport = {
  decks: number;
  kills: number;
  looks: number;
  rewritten: number;
  writtenBack: number;
  seconds: number;
  faults: string[];
};

const WAY_MS = 900_000;
const LOOK_MS = 20;
const WITHIN_SLICE_MS = 150;

/** There and back again, with a worker killed at random points of either way. */
export async function runRenumberRounds(options: RenumberOptions): Promise<RenumberReport> {
  const db = createDatabase({
    url: options.database.url('migrator'),
    poolSize: 2,
    applicationName: 'renumber-rounds',
    // A hundred thousand decks are written, and compared, by single statements.
    statementTimeoutMs: 0,
  });
  try {
    return await goThereAndBack(db, options);
  } finally {
    await db.destroy();
  }
}

async function goThereAndBack(db: Database, options: RenumberOptions): Promise<RenumberReport> {
  const random = createRandom(options.seed);
  await createScene(db, options.decks);
  options.onLine(`${options.decks} decks are there`);
  const started = Date.now();
  const report = { decks: options.decks, kills: 0, looks: 0, faults: [] as string[] };
  const write = await openWrite(db);
  const act = (effect: (open: OpenWrite) => Promise<{ id: string }>) =>
    db.transaction().execute((trx) => effect({ ...write, db: trx }));

  const { id } = await act((open) => beginRenumber(open, GAME, { from: FROM, to: TO }));
  const rewritten = await walk(options, random, report, 'done');
  report.faults.push(...(await findFaults(db, 'forth')));
  await act((open) => undoRenumber(open, GAME, Number(id)));
  const writtenBack = await walk(options, random, report, 'undone');
  report.faults.push(...(await findFaults(db, 'back')));
  const seconds = Math.round((Date.now() - started) / 1000);
  return { ...report, rewritten, writtenBack, seconds };
}

/** Until the way is over; gives how many decks were written. */
async function walk(
  { database, kills, onLine }: RenumberOptions,
  random: () => number,
  report: Pick<RenumberReport, 'kills' | 'looks' | 'faults'>,
  end: 'done' | 'undone',
): Promise<number> {
  const { db } = database;
  const points = Array.from({ length: kills }, (_, at) => (at + random()) / (kills + 1));
  const look = async () => {
    const dangling = await countDangling(db);
    report.looks += 1;
    if (dangling > 0) report.faults.push(`${dangling} numbers led nowhere`);
    const [run] = (await getRuns(db, GAME)).runs;
    if (run === undefined) throw new Error('there is no renumbering');
    return run;
  };
  for (const point of points) {
    const worker = startWorker(database);
    const run = await waitFor(look, ({ state, total, walked }) => {
      return state === end || (total > 0 && walked >= point * total);
    });
    await wait(random() * WITHIN_SLICE_MS);
    process.kill(worker.pid, 'SIGKILL');
    await worker.exited;
    if (run.state === end) throw new Error('the way was over before all kills');
    report.kills += 1;
    onLine(`killed at ${run.walked} of ${run.total}`);
    const free = createCrashWatch(db);
    await waitFor(free, (gone) => gone.length > 0);
  }
  const worker = startWorker(database);
  const run = await waitFor(look, ({ state }) => state === end);
  await worker.stop();
  onLine(`${end}: ${run.decks} decks, ${run.entries} entries, ${run.trades} trades`);
  return run.decks;
}

async function openWrite(db: Database): Promise<Omit<OpenWrite, 'db'>> {
  const { id } = await createUser(db, { roles: ['Administrator'] });
  const user = { id: toUserId(id) } as OpenWrite['user'];
  return { user, requestId: 'renumber-rounds', tell: () => undefined, requireVersion: () => 1 };
}

function startWorker(database: TestDatabase): RunningProcess {
  return startProcess({
    name: 'worker',
    command: process.execPath,
    args: ['apps/api/src/worker.ts'],
    cwd: REPOSITORY_ROOT,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DATABASE_URL: withSafeCommits(database.url('worker')),
      GAMES_DIR: join(REPOSITORY_ROOT, 'games'),
      PUBLIC_URL: 'https://cards.test',
    },
  });
}

async function waitFor<T>(read: () => Promise<T>, isDone: (value: T) => boolean): Promise<T> {
  const end = Date.now() + WAY_MS;
  for (;;) {
    const value = await read();
    if (isDone(value)) return value;
    if (Date.now() > end) throw new Error('a way takes longer than fifteen minutes');
    await wait(LOOK_MS);
  }
}

/** The same points for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
