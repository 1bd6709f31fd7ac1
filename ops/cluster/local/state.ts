import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '../../../scripts/services/services.ts';
import type { Site } from '../render/site.ts';
import type { Layout } from './local-site.ts';

/** The cluster of this checkout, from `up` to `down`. */
export type LocalCluster = {
  site: Site;
  layout: Layout;
  /** Set by `down`, after which nothing may be started. */
  isEnding?: boolean;
};

const CLUSTER_DIR = join(REPOSITORY_ROOT, '.data', 'cluster');

const fileOf = (dir: string): string => join(dir, 'cluster.json');

export function readCluster(dir = CLUSTER_DIR): LocalCluster | undefined {
  const file = fileOf(dir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LocalCluster) : undefined;
}

export function requireCluster(): LocalCluster {
  const cluster = readCluster();
  if (cluster === undefined) throw new Error('no cluster here: npm run cluster -- up');
  return cluster;
}

export function writeCluster(cluster: LocalCluster): void {
  const { dir } = cluster.site;
  mkdirSync(dir, { recursive: true });
  const file = fileOf(dir);
  // Written atomically, because other processes may read it at any time.
  writeFileSync(`${file}.new`, `${JSON.stringify(cluster, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
