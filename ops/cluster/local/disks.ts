import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../render/site.ts';

const BYTES = 12 * 1024 ** 3;

/** The data folder of a database machine. As root, it is a separate disk. */
export const diskOf = (site: Site, node: string): string => join(site.dir, node);

/**
 * Creates a file system in a file for each machine, so that one disk can be full without the
 * others.
 */
export function makeDisks(site: Site): void {
  const images = join(site.dir, 'disks');
  mkdirSync(images, { recursive: true });
  for (const { name } of site.nodes) {
    const image = join(images, name);
    // A sparse file: only written blocks use space.
    writeFileSync(image, '');
    truncateSync(image, BYTES);
    execFileSync('mkfs.ext4', ['-q', '-m', '0', '-E', 'lazy_itable_init=1', image]);
    mkdirSync(diskOf(site, name), { recursive: true });
    // The kernel survives all faults here, so nothing must reach the real disk.
    execFileSync('mount', ['-o', 'loop,barrier=0', image, diskOf(site, name)]);
    rmdirSync(join(diskOf(site, name), 'lost+found'));
  }
}

export function removeDisks(site: Site): void {
  for (const { name } of site.nodes) spawnSync('umount', [diskOf(site, name)]);
}
