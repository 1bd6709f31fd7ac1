import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { REPOSITORY_ROOT } from '../services/services.ts';

const ENV_FILE = join(REPOSITORY_ROOT, '.env');

/** Writes `.env` with fresh secrets unless it exists. Returns true if written. */
export function createEnvFile(file = ENV_FILE): boolean {
  if (existsSync(file)) return false;
  writeFileSync(file, renderEnvFile(randomBytes(32).toString('base64url')), { mode: 0o600 });
  return true;
}

/** Returns the settings of `.env` without changing `process.env`. */
export function readEnvFile(file = ENV_FILE): Record<string, string> {
  if (!existsSync(file)) return {};
  const parsed = parseEnv(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    Object.entries(parsed).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function renderEnvFile(secret: string): string {
  return [
    '# Settings of this machine, read by npm run dev; never committed.',
    '# Everything the API knows may stand here: see docs/operations.md.',
    '# DATABASE_URL and REDIS_URL are found by themselves; set them to use your own servers.',
    `SESSION_SECRET=${secret}`,
    'LOG_LEVEL=info',
    '',
  ].join('\n');
}
