import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase, type Database } from '@deckframe/database/db';
import { createUser } from '@deckframe/database/scenes';
import type { TestDatabase } from '@deckframe/database/testing';
import { toUserId } from '@deckframe/domain/accounts/access/user-id';
import { seededNumbers } from '@deckframe/domain/tournaments/draw';
import type { OpenWrite } from '../../lib/member-write.ts';
import { createCrashWatch } from '../../lib/worker-presence.ts';
import { beginRenumber, getRuns, undoRenumber } from '../../modules/cards/numbers/service.ts';
import { startProductionWorker, waitFor } from '../programs/start-api.ts';
import { findFaults } from './judge-renumber.ts';
import { countDangling, createScene, FROM, GAME, TO } from './renumber-scene.ts';

export type RenumberOptions = {
  database: TestDatabase;
  /** Number of kills in each direction. */
  kills: number;
  decks: number;
  seed: number;
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
const WITHIN_SLICE_MS = 150;

/** Renumbers and undoes, with a worker killed at random points in both directions. */
export async function runRenumberRounds(options: RenumberOptions): Promise<RenumberReport> {
  const db = createDatabase({
    url: options.database.url('migrator'),
    poolSize: 2,
    applicationName: 'renumber-rounds',
    // Single statements write and compare a hundred thousand decks.
    statementTimeoutMs: 0,
  });
  try {
    return await goThereAndBack(db, options);
  } finally {
    await db.destroy();
  }
}

async function goThereAndBack(db: Database, options: RenumberOptions): Promise<RenumberReport> {
  const random = seededNumbers(options.seed);
  await createScene(db, options.decks);
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

/** Runs to the end and returns the number of changed decks. */
async function walk(
  { database, kills }: RenumberOptions,
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
    const worker = startProductionWorker(database);
    const run = await waitFor(
      look,
      ({ state, total, walked }) => {
        return state === end || (total > 0 && walked >= point * total);
      },
      WAY_MS,
    );
    await wait(random() * WITHIN_SLICE_MS);
    process.kill(worker.pid, 'SIGKILL');
    await worker.exited;
    if (run.state === end) throw new Error('the way was over before all kills');
    report.kills += 1;
    const free = createCrashWatch(db);
    await waitFor(free, (gone) => gone.length > 0, WAY_MS);
  }
  const worker = startProductionWorker(database);
  const run = await waitFor(look, ({ state }) => state === end, WAY_MS);
  await worker.stop();
  return run.decks;
}

async function openWrite(db: Database): Promise<Omit<OpenWrite, 'db'>> {
  const { id } = await createUser(db, { roles: ['Administrator'] });
  const user = { id: toUserId(id) } as OpenWrite['user'];
  return { user, requestId: 'renumber-rounds', tell: () => undefined, requireVersion: () => 1 };
}
