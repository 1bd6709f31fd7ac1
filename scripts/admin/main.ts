/** `npm run admin`: on a machine that says nothing else, with the development database. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { localDatabase } from '@deckframe/database/local-database';
import { DEVELOPMENT_DATABASE } from '../dev/development-env.ts';
import { ensureServices, REPOSITORY_ROOT } from '../services/services.ts';
import { readEnvFile } from '../setup/env-file.ts';
import { answerHelp } from '../help/answer-help.ts';

answerHelp(`Usage: npm run admin -- make-superadmin <username>
Gives a member the roles Superadmin and Administrator, and ends the member's sessions.
       npm run admin -- reset-second-factor <username>
Removes a member's authenticator app, recovery codes and passkeys, and ends the member's sessions.
       npm run admin -- end-sessions <username>
Ends the member's sessions on every device, and nothing else.
       npm run admin -- code <username>
Tells the code of a demo member's authenticator app; on a development machine only.
DATABASE_URL says which database; without it the one of development is meant.`);

/** Only where we found the development database ourselves is this a development machine. */
async function findEnv(): Promise<Record<string, string>> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return { DATABASE_URL: given };
  const { pgAdminUrl } = await ensureServices();
  const url = localDatabase(pgAdminUrl, DEVELOPMENT_DATABASE).url('app');
  const { SESSION_SECRET = '' } = readEnvFile();
  return { NODE_ENV: 'development', SESSION_SECRET, DATABASE_URL: url };
}

const command = join(REPOSITORY_ROOT, 'apps/api/src/admin.ts');
const child = spawn(process.execPath, [command, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ...(await findEnv()) },
});
const [code] = (await once(child, 'close')) as [number | null];
process.exitCode = code ?? 1;
