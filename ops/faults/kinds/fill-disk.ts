import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { diskOf } from '../../cluster/local/disks.ts';
import type { Site } from '../../cluster/render/site.ts';

const fillers = (site: Site, node: string): string[] =>
  ['filler', 'filler-rest'].map((name) => join(diskOf(site, node), name));

/** Fills the disk of one machine. */
export function fillDisk(site: Site, node: string): void {
  const [most = '', rest = ''] = fillers(site, node);
  const { bavail, bsize } = statfsSync(diskOf(site, node));
  spawnSync('fallocate', ['-l', String(bavail * bsize), most]);
  // Fills what the first command left. It ends when the disk is full.
  spawnSync('dd', ['if=/dev/zero', `of=${rest}`, 'bs=4k']);
}

export function freeDisk(site: Site, node: string): void {
  for (const file of fillers(site, node)) rmSync(file, { force: true });
}
