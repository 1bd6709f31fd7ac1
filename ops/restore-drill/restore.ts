import { rmSync } from 'node:fs';
import { superuserUrl } from '../cluster/local/urls.ts';
import { waitUntil } from '../cluster/local/wait-until.ts';
import type { Site } from '../cluster/render/site.ts';
import { withPool } from './drill-pool.ts';
import { backRest, control, dataDir } from './drill-server.ts';

/** Deletes server and data and restores one store to the given time. Returns the seconds. */
export async function restore(site: Site, store: 1 | 2, moment: string): Promise<number> {
  control(site, 'stop');
  rmSync(dataDir(site), { recursive: true, force: true });
  const start = performance.now();
  // An earlier restore started a timeline of its own.
  const line = '--target-timeline=current';
  const target = ['--type=time', `--target=${moment}`, line, '--target-action=promote'];
  backRest(site, `--repo=${store}`, ...target, 'restore');
  control(site, 'start');
  await waitUntil('the end of the recovery', 300, () => isPrimary(site));
  return Math.round((performance.now() - start) / 100) / 10;
}

function isPrimary(site: Site): Promise<boolean> {
  return withPool(superuserUrl(site), async (pool) => {
    const { rows } = await pool.query<{ waits: boolean }>('select pg_is_in_recovery() as waits');
    return rows[0]?.waits === false;
  });
}
