/** `npm run cards`: without other settings it uses the development database. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { localDatabase } from '@deckframe/database/local-database';
import { DEVELOPMENT_DATABASE } from '../../scripts/dev/development-env.ts';
import { ensureServices, REPOSITORY_ROOT } from '../../scripts/services/services.ts';
import { USAGE } from '../../apps/api/src/modules/cards/catalogue/cli/run-cards-command.ts';
import { answerHelp } from '../../tools/help/answer-help.ts';

answerHelp(`${USAGE}DATABASE_URL selects the database; the default is the development database.`);

async function findDatabaseUrl(): Promise<string> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return given;
  const { pgAdminUrl } = await ensureServices();
  return localDatabase(pgAdminUrl, DEVELOPMENT_DATABASE).url('worker');
}

const command = join(REPOSITORY_ROOT, 'apps/api/src/cards.ts');
const child = spawn(process.execPath, [command, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: await findDatabaseUrl() },
});
const [code] = (await once(child, 'close')) as [number | null];
process.exitCode = code ?? 1;
