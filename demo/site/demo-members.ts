import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  createDemoMembers,
  DEMO_MEMBERS,
} from '../../apps/api/src/modules/accounts/auth/demo-members.ts';
import { readEnvFile } from '../../scripts/setup/env-file.ts';
import { withSetupDatabase } from '../../scripts/setup/setup-database.ts';
import { REPOSITORY_ROOT } from '../../scripts/services/services.ts';

const PASSWORD_FILE = join(REPOSITORY_ROOT, '.data/demo-password');

/**
 * Creates the accounts for logging in to a local database. Their password is random per machine.
 */
export async function prepareDemoMembers(
  pgAdminUrl: string,
  database: string,
): Promise<{ names: string[]; password: string }> {
  const password = readPassword();
  const { SESSION_SECRET: serverSecret = '' } = readEnvFile();
  await withSetupDatabase(pgAdminUrl, database, (db) =>
    createDemoMembers(db, { password, serverSecret }),
  );
  return { names: DEMO_MEMBERS.map(({ username }) => username), password };
}

/** Generated once and stored in the data folder of this machine, never in the repository. */
function readPassword(): string {
  if (existsSync(PASSWORD_FILE)) return readFileSync(PASSWORD_FILE, 'utf8').trim();
  const password = randomBytes(9).toString('base64url');
  mkdirSync(dirname(PASSWORD_FILE), { recursive: true });
  writeFileSync(PASSWORD_FILE, `${password}\n`, { mode: 0o600 });
  return password;
}
