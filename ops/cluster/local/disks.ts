import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../render/site.ts';

const BYTES = 12 * 1024 ** 3;

/** The folder of a database machine, which has a disk of its own where root may make one. */
export const diskOf = (site: Site, node: string): string => join(site.dir, node);

/** A file with a file system each, so that one machine's disk can be full without the others'. */
export function makeDisks(site: Site): void {
  const images = join(site.dir, 'disks');
  mkdirSync(images, { recursive: true });
  for (const { name } of site.nodes) {
    const image = join(images, name);
    // It has holes: only what is written takes space.
    writeFileSync(image, '');
    truncateSync(image, BYTES);
    execFileSync('mkfs.ext4', ['-q', '-m', '0', '-E', 'lazy_itable_init=1', image]);
    mkdirSync(diskOf(site, name), { recursive: true });
    // The kernel outlives every fault here, so nothing has to reach the real disk below.
    execFileSync('mount', ['-o', 'loop,barrier=0', image, diskOf(site, name)]);
    rmdirSync(join(diskOf(site, name), 'lost+found'));
  }
}

export function removeDisks(site: Site): void {
  for (const { name } of site.nodes) spawnSync('umount', [diskOf(site, name)]);
}
