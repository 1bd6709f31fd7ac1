import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '../../scripts/services/services.ts';
import { runTool, type ToolOptions } from './run-tool.ts';

/** Settings and root file systems of the tools; never committed. */
export const CONTAINER_DATA = join(REPOSITORY_ROOT, '.data', 'containers');

/**
 * Debian's crun fails with the cgroups of some machines, but runc with explicit limits works. A
 * separate file leaves the machine's settings unchanged.
 */
const CONTAINERS_CONF = `[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"

[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
log_driver = "k8s-file"

[network]
network_backend = "netavark"
`;

/** The environment that buildah, podman and podman-compose run in. */
export function containerEnv(): Record<string, string> {
  mkdirSync(CONTAINER_DATA, { recursive: true });
  const conf = join(CONTAINER_DATA, 'containers.conf');
  writeFileSync(conf, CONTAINERS_CONF);
  return { CONTAINERS_CONF: conf, STORAGE_DRIVER: 'overlay', BUILDAH_ISOLATION: 'chroot' };
}

export async function podman(args: readonly string[], options: ToolOptions = {}): Promise<string> {
  return runTool('podman', args, { ...options, env: { ...containerEnv(), ...options.env } });
}

export async function buildah(args: readonly string[]): Promise<string> {
  const output = await runTool('buildah', args, { cwd: REPOSITORY_ROOT, env: containerEnv() });
  return output.trim();
}

export async function hasImage(name: string): Promise<boolean> {
  try {
    await podman(['image', 'exists', name]);
    return true;
  } catch {
    return false;
  }
}
