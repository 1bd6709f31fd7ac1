import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '../../scripts/services/services.ts';
import { CONTAINER_DATA, containerEnv, podman } from './podman.ts';
import { runTool } from './run-tool.ts';
import { tryStarts } from './try-starts.ts';

const SITE_IMAGE = 'localhost/deckframe';
const BUILD_TIMEOUT_MS = 900_000;

/**
 * Builds the project's unchanged Dockerfile. The machine's npm settings are mounted only during the
 * build.
 */
export async function buildSiteImage(): Promise<void> {
  const options = ['--pull-never', '--network', 'host', ...lendNpmSettings()];
  await runTool('buildah', ['build', ...options, '-t', SITE_IMAGE, '.'], {
    cwd: REPOSITORY_ROOT,
    env: containerEnv(),
    timeoutMs: BUILD_TIMEOUT_MS,
  });
}

function lendNpmSettings(): string[] {
  const own = join(process.env['HOME'] ?? '/root', '.npmrc');
  const certificates = process.env['NODE_EXTRA_CA_CERTS'] ?? process.env['SSL_CERT_FILE'];
  const lines = existsSync(own) ? [readFileSync(own, 'utf8').trimEnd()] : [];
  const lent: string[] = [];
  if (certificates !== undefined && existsSync(certificates)) {
    lines.push('cafile=/ca.crt');
    lent.push('-v', `${certificates}:/ca.crt:ro`);
  }
  const settings = join(CONTAINER_DATA, 'npmrc');
  writeFileSync(settings, `${lines.join('\n')}\n`, { mode: 0o600 });
  return [...lent, '-v', `${settings}:/root/.npmrc:ro`];
}

/** Starts each program in a new container without a network. */
export async function tryImage(): Promise<void> {
  const alone = ['run', '--rm', '--pull', 'never', '--network', 'none', SITE_IMAGE];
  await tryStarts((command) =>
    podman([...alone, ...command]).catch((error: unknown) => String(error)),
  );
}
