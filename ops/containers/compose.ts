import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { REPOSITORY_ROOT } from '../../scripts/services/services.ts';
import { CONTAINER_DATA, containerEnv, podman } from './podman.ts';
import { runTool } from './run-tool.ts';

const PROJECT = 'deckframe-trial';
export const SITE = 'http://127.0.0.1:8080';

const SECRETS = [
  'POSTGRES_PASSWORD',
  'DATABASE_MIGRATOR_PASSWORD',
  'DATABASE_APP_PASSWORD',
  'DATABASE_WORKER_PASSWORD',
  'REDIS_PASSWORD',
  'SESSION_SECRET',
];

/**
 * Returns compose.yaml with the example's settings filled in, like `docker compose config`.
 * Debian's podman-compose supports neither `--env-file` nor empty defaults.
 */
export function fillComposeFile(): string {
  const example = readFileSync(join(REPOSITORY_ROOT, 'deploy', 'compose.env.example'), 'utf8');
  const settings = new Map<string, string>();
  for (const [, name = '', value = ''] of example.matchAll(/^([A-Z_]+)=(.*)$/gm)) {
    settings.set(name, SECRETS.includes(name) ? randomBytes(24).toString('hex') : value);
  }
  // All load of the trial comes from one client.
  settings.set('RATE_LIMIT_PER_MINUTE', '1000000');
  const filled = readFileSync(join(REPOSITORY_ROOT, 'compose.yaml'), 'utf8')
    .replaceAll(/\$\{([A-Z0-9_]+)(?::-\d*|:\?)?\}/g, (_, name: string) => settings.get(name) ?? '')
    .replaceAll("'./", `'${REPOSITORY_ROOT}/`)
    .replaceAll(/^( {2}build:) \.$/gm, `$1 ${REPOSITORY_ROOT}`);
  const file = join(CONTAINER_DATA, 'compose.yaml');
  writeFileSync(file, filled, { mode: 0o600 });
  return file;
}

export async function compose(file: string, ...args: string[]): Promise<string> {
  return runTool('podman-compose', ['-p', PROJECT, '-f', file, ...args], {
    cwd: REPOSITORY_ROOT,
    env: containerEnv(),
  });
}

export const containerOf = (service: string): string => `${PROJECT}_${service}_1`;

/** Runs the health checks of compose.yaml itself, because podman needs systemd timers for them. */
const HEALTH: Record<string, string[]> = {
  postgres: ['pg_isready', '-U', 'postgres'],
  api: [
    'node',
    '-e',
    "fetch('http://127.0.0.1:4000/ready').then((r) => process.exit(r.ok ? 0 : 1))",
  ],
};

export async function waitUntilHealthy(service: string, seconds = 90): Promise<void> {
  const check = HEALTH[service.replace(/-\d$/, '')] ?? [];
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    const healthy = await podman(['exec', containerOf(service), ...check]).then(
      () => true,
      () => false,
    );
    if (healthy) return;
    await delay(1000);
  }
  const logs = await podman(['logs', '--tail', '30', containerOf(service)]);
  throw new Error(`${service} did not become healthy\n${logs}`);
}

export async function waitForSite(path: string, seconds = 60): Promise<void> {
  for (let tries = 0; tries < seconds; tries += 1) {
    const answer = await fetch(`${SITE}${path}`).catch(() => null);
    if (answer?.ok === true) return;
    await delay(1000);
  }
  throw new Error(`${path} did not answer`);
}
