import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REPOSITORY_ROOT } from '../../services/services.ts';
import type { Site } from '../render/site.ts';
import type { Layout } from './local-site.ts';

/** The cluster of this checkout, from `up` to `down`. */
export type LocalCluster = { site: Site; layout: Layout };

const FILE = join(REPOSITORY_ROOT, '.data', 'cluster', 'cluster.json');

export function readCluster(): LocalCluster | undefined {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as LocalCluster) : undefined;
}

export function requireCluster(): LocalCluster {
  const cluster = readCluster();
  if (cluster === undefined) throw new Error('no cluster here: npm run cluster -- up');
  return cluster;
}

export function writeCluster(cluster: LocalCluster): void {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(cluster, null, 2)}\n`, { mode: 0o600 });
}
