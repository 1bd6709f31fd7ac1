import { createRoles } from '@deckframe/database/create-roles';
import { migrate } from '@deckframe/database/migrate';
import { seedDatabase } from '@deckframe/database/seed';
import { seedDecks } from '@deckframe/database/seed-decks';
import { superuserUrl, writeUrl } from '../cluster/local/urls.ts';
import type { Site } from '../cluster/render/site.ts';
import { runInvariants } from '../faults/check/run-invariants.ts';
import { countRows, findDifferences } from './count-rows.ts';
import { withPool } from './drill-pool.ts';
import { backRest, control, makeServer } from './drill-server.ts';
import { findDamage } from './find-damage.ts';
import { flipByte } from './flip-byte.ts';
import { addLeaver, leave, leaveAgain } from './member-who-left.ts';
import { restore } from './restore.ts';

export type DrillReport = {
  megabytes: number;
  rows: number;
  /** Seconds of the restore from each store. */
  firstSeconds: number;
  secondSeconds: number;
  /** Differences in row counts or invariants. */
  differences: string[];
  isDamageFound: boolean;
  /** True if a member who was deleted after the restore point is erased again. */
  isErasedAgain: boolean;
};

const GAME = 'gundam';

/** Full and incremental backup, loss of the server, two restores, and one damaged byte. */
export async function runDrill(site: Site, decks: number): Promise<DrillReport> {
  await fill(site);
  await addDecks(site, decks, 0);
  for (const store of [1, 2]) backRest(site, `--repo=${store}`, '--type=full', 'backup');
  await addDecks(site, 1000, decks);
  for (const store of [1, 2]) backRest(site, `--repo=${store}`, '--type=incr', 'backup');
  const leaver = await addLeaver(site);
  const before = await describe(site);
  const moment = await withPool(writeUrl(site, 'migrator'), async (pool) => {
    const { rows } = await pool.query<{ at: string }>('select clock_timestamp()::text as at');
    await pool.query('select pg_sleep(1)');
    await pool.query('delete from decklists');
    return rows[0]?.at ?? '';
  });
  await leave(site, leaver);
  // Waits until both stores have the last write.
  backRest(site, 'check');
  const firstSeconds = await restore(site, 1, moment);
  const first = await describe(site);
  const secondSeconds = await restore(site, 2, moment);
  const second = await describe(site);
  const isErasedAgain = await leaveAgain(site, leaver);
  const wasDamaged = findDamage(site, 1);
  flipByte(site.backup.first);
  return {
    megabytes: before.megabytes,
    rows: Object.values(before.rows).reduce((sum, count) => sum + count, 0),
    firstSeconds,
    secondSeconds,
    differences: [first, second].flatMap((after) => [
      ...findDifferences(before.rows, after.rows),
      ...after.broken.filter((line) => !before.broken.includes(line)),
    ]),
    isDamageFound: !wasDamaged && findDamage(site, 1),
    isErasedAgain,
  };
}

async function fill(site: Site): Promise<void> {
  makeServer(site);
  control(site, 'start');
  backRest(site, 'stanza-create');
  await createRoles(superuserUrl(site), site.secrets, site.database);
  await migrate({ url: writeUrl(site, 'migrator') });
  await seedDatabase(writeUrl(site, 'migrator'));
}

async function describe(site: Site) {
  const broken = await runInvariants(writeUrl(site, 'app'));
  return withPool(writeUrl(site, 'migrator'), async (pool) => {
    const { rows } = await pool.query<{ size: string }>(
      'select pg_database_size(current_database())::text as size',
    );
    const megabytes = Math.round(Number(rows[0]?.size) / 1e6);
    return { rows: await countRows(pool), megabytes, broken };
  });
}

async function addDecks(site: Site, count: number, from: number): Promise<void> {
  await withPool(writeUrl(site, 'migrator'), async (pool) => {
    const client = await pool.connect();
    await seedDecks(client, { game: GAME, count, from });
    client.release();
  });
}
