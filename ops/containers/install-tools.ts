import { spawnSync } from 'node:child_process';
import { runTool } from './run-tool.ts';

/** Programs and their Debian packages. */
const TOOLS: Record<string, string> = {
  buildah: 'buildah',
  podman: 'podman',
  runc: 'runc',
  mmdebstrap: 'mmdebstrap',
  'podman-compose': 'podman-compose',
  iptables: 'iptables',
  nft: 'nftables',
};
/** Podman's helpers are not in PATH. */
const HELPERS = ['netavark', 'aardvark-dns'];

const isInstalled = (program: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/** Installs missing Debian packages. Without permission, it prints the command to run. */
export async function installTools(): Promise<void> {
  const missing = Object.keys(TOOLS).filter((program) => !isInstalled(program));
  if (missing.length === 0) return;
  const packages = [...missing.map((program) => TOOLS[program] ?? program), ...HELPERS];
  if (process.getuid?.() !== 0) {
    throw new Error(`As root: apt-get install --no-install-recommends ${packages.join(' ')}`);
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runTool('apt-get', ['update'], { env });
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  await runTool('apt-get', install, { env });
}
