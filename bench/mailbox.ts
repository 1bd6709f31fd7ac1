import { toUserId } from '@deckframe/domain/accounts/access/user-id';
import { createDatabase, type Database } from '@deckframe/database/db';
import { migrate } from '@deckframe/database/migrate';
import { runStatement } from '@deckframe/database/statement';
import { countReach } from '../apps/api/src/modules/rewards/mailbox/event-queries.ts';
import { insertEvent } from '../apps/api/src/modules/rewards/mailbox/event-queries.ts';
import { countUnread, readMailbox } from '../apps/api/src/modules/rewards/mailbox/queries.ts';
import { listNotices } from '../apps/api/src/modules/rewards/notices/queries.ts';
import { ensureServices } from '../scripts/services/services.ts';
import type { BeginMeasuring } from './bench.ts';
import { FIVE_MILLION, openMemberDatabases } from './member-database.ts';
import { fillMailbox, MAIL_READER } from './mailbox-scene.ts';
import { median } from './median.ts';
import type { BenchResult } from './run-rounds.ts';
import type { SeededDatabase } from './seeded-database.ts';

type Note = (line: string) => void;

const MOST: Record<string, number> = {
  readToKeyLookup: 8,
  unreadToKeyLookup: 4,
  noticesToKeyLookup: 12,
  fiveMillionToOne: 1.3,
  broadcastToInsert: 3,
};
const REPEATS = 25;
const LEAST_ROUNDS = 5;
/** One more row than a page shows, to detect further pages. */
const NOTICES_PAGE = { notices: 31, actors: 3 };

type Timed = Record<'broadcast' | 'insert' | 'key' | 'notices' | 'read' | 'unread', number>;

/**
 * A mailbox with ten thousand items and notices during fifty events. Compares its lists, first page
 * and count with one key lookup, for one and for five million members; and a campaign for all
 * members with one insert.
 */
export async function measureMailbox(note: Note, begin: BeginMeasuring): Promise<BenchResult> {
  const { pgAdminUrl } = await ensureServices();
  const databases = await openMemberDatabases(pgAdminUrl, note);
  const one = await openReader(databases.one);
  const five = await openReader(databases.five);
  const deadline = begin();
  const rounds: { one: Timed; five: Timed }[] = [];
  let reachMs = 0;
  try {
    while (rounds.length < LEAST_ROUNDS || (rounds.length < 40 && Date.now() < deadline - 5000)) {
      rounds.push({ one: await one.measure(), five: await five.measure() });
    }
    reachMs = await five.timeReach();
  } finally {
    await Promise.all([one.close(), five.close()]);
  }
  const of = (ratio: (round: (typeof rounds)[number]) => number): number =>
    Number(median(rounds.map(ratio)).toFixed(3));
  const ratios: Record<string, number> = {
    readToKeyLookup: of(({ one: at }) => at.read / at.key),
    unreadToKeyLookup: of(({ one: at }) => at.unread / at.key),
    noticesToKeyLookup: of(({ one: at }) => at.notices / at.key),
    fiveMillionToOne: of((at) => sumReads(at.five) / sumReads(at.one)),
    broadcastToInsert: of(({ five: at }) => at.broadcast / at.insert),
  };
  for (const [name, value] of Object.entries(ratios)) {
    note(`${name} ${value}, at most ${MOST[name]} wanted`);
  }
  note(
    `a key lookup takes ${of(({ one: at }) => at.key)} ms; whom an event reaches, ${reachMs} ms`,
  );
  const ok = Object.entries(ratios).every(([name, value]) => value <= (MOST[name] ?? 0));
  const members = databases.isFull ? FIVE_MILLION : 0;
  return { ...ratios, reachMs, members, rounds: rounds.length, ok };
}

const sumReads = ({ read, unread, notices }: Timed): number => read + unread + notices;

/** Queries on one connection, with the API's statements. */
async function openReader(database: SeededDatabase) {
  await migrate({ url: database.migratorUrl });
  await fillMailbox(database.adminUrl);
  const db = createDatabase({
    url: database.url,
    poolSize: 1,
    applicationName: 'deckframe-bench',
    statementTimeoutMs: 0,
  });
  const reader = toUserId(MAIL_READER);
  const key = {
    name: 'bench-key',
    text: 'select * from users where id = $1',
    values: [MAIL_READER],
  };
  return {
    measure: async (): Promise<Timed> => ({
      key: await time(() => runStatement(db, key)),
      read: await time(() => readMailbox(db, reader)),
      unread: await time(() => countUnread(db, reader, [], 100)),
      notices: await time(() => listNotices(db, reader, undefined, NOTICES_PAGE)),
      insert: await time(() => insertRow(db)),
      broadcast: await time(() => undoing(db, (trx) => insertEvent(trx, BROADCAST, null))),
    }),
    timeReach: async (): Promise<number> =>
      Number(
        (await time(() => countReach(db, { joinedBefore: '2026-02-01T00:00:00Z' }))).toFixed(0),
      ),
    close: () => db.destroy(),
  };
}

const BROADCAST: Parameters<typeof insertEvent>[1] = {
  type: 'event',
  label: 'For everybody',
  description: '',
  endDate: '2120-01-01T00:00:00Z',
  reward: { banner: 'glass', role: null, gifts: [] },
  audience: {},
  requirements: {},
};

/** Inserts an entry of one member and rolls back. */
async function insertRow(db: Database): Promise<void> {
  await undoing(db, (trx) =>
    trx
      .insertInto('users_boxitems')
      .values({ user_id: MAIL_READER, type: 'notification', label: 'For one' })
      .execute(),
  );
}

class Undo extends Error {}

async function undoing(db: Database, work: (trx: Database) => Promise<unknown>): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      await work(trx);
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
}

/** Returns the median in milliseconds. */
async function time(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < REPEATS; at += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return median(times);
}
