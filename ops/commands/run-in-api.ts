import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { localDatabase } from '@deckframe/database/local-database';
import { DEVELOPMENT_DATABASE } from '../../scripts/dev/development-env.ts';
import { ensureServices, REPOSITORY_ROOT } from '../../scripts/services/services.ts';
import { readEnvFile } from '../../scripts/setup/env-file.ts';

/** Runs a command of the API. Without other settings it uses the development database. */
export async function runInApi(file: string): Promise<void> {
  const command = join(REPOSITORY_ROOT, 'apps/api/src', file);
  const child = spawn(process.execPath, [command, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...(await findEnv()) },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  process.exitCode = code ?? 1;
}

/** Only without other settings is this a development machine. */
async function findEnv(): Promise<Record<string, string>> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return { DATABASE_URL: given };
  const { pgAdminUrl } = await ensureServices();
  const url = localDatabase(pgAdminUrl, DEVELOPMENT_DATABASE).url('app');
  const { SESSION_SECRET = '' } = readEnvFile();
  return { NODE_ENV: 'development', SESSION_SECRET, DATABASE_URL: url };
}
