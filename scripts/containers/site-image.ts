import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '../services/services.ts';
import { CONTAINER_DATA, containerEnv, podman } from './podman.ts';
import { runTool } from './run-tool.ts';

const SITE_IMAGE = 'localhost/deckframe';
const BUILD_TIMEOUT_MS = 900_000;

/** The project's own Dockerfile, unchanged. The machine's npm settings are lent to it, never kept. */
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

/** What the image does when nothing is set: it names every missing setting and ends. */
const WITHOUT_SETTINGS = 'DATABASE_URL';

/**
 * Starts API, worker and migrations from the image without any setting. Each must get as far as its
 * own list of what is missing: a package that the image lacks ends it earlier, with another text.
 */
export async function tryStarts(): Promise<void> {
  const starts = {
    'apps/api/src/main.ts': WITHOUT_SETTINGS,
    'apps/api/src/worker.ts': WITHOUT_SETTINGS,
    'packages/database/src/migrate.ts': 'DATABASE_MIGRATOR_URL',
    'packages/database/src/seed.ts': 'DATABASE_MIGRATOR_URL',
  };
  await tryPictures();
  for (const [file, expected] of Object.entries(starts)) {
    const text = await startWithoutSettings(file);
    if (!text.includes(expected)) throw new Error(`${file} does not start in the image:\n${text}`);
    console.log(`${file} starts in the image`);
  }
}

/** Pictures need binaries that npm installs apart from the packages which use them. */
async function tryPictures(): Promise<void> {
  const draw =
    "import('sharp').then(({ default: sharp }) => sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } }).webp().toBuffer())";
  await podman([
    'run',
    '--rm',
    '--pull',
    'never',
    '--network',
    'none',
    SITE_IMAGE,
    'node',
    '-e',
    draw,
  ]);
  console.log('pictures are drawn in the image');
}

async function startWithoutSettings(file: string): Promise<string> {
  const args = ['run', '--rm', '--pull', 'never', '--network', 'none', SITE_IMAGE, 'node', file];
  return podman(args).catch((error: unknown) => String(error));
}
