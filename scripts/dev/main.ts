/** `npm run dev`: starts all parts with reload. Ctrl-C stops what it started. */
import { listGameFolders } from '@deckframe/database/game-folders';
import { prepareLocalDatabase } from '@deckframe/database/local-database';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { findFreePort } from '../../apps/api/src/testing/programs/free-port.ts';
import {
  startProcess,
  type RunningProcess,
} from '../../apps/api/src/testing/programs/start-process.ts';
import { waitForHttp } from '../../apps/api/src/testing/programs/wait-for-http.ts';
import { startMailCatcher } from '../../apps/api/src/testing/mail-catcher.ts';
import {
  ensureServices,
  findServices,
  REPOSITORY_ROOT,
  stopServices,
} from '../services/services.ts';
import { startOAuthServer } from '../../apps/api/src/testing/oauth-server.ts';
import { continueDemo } from '../../demo/season/running-event.ts';
import { prepareDemoMembers } from '../../demo/site/demo-members.ts';
import { withSetupDatabase } from '../setup/setup-database.ts';
import { createEnvFile, readEnvFile } from '../setup/env-file.ts';
import { DEVELOPMENT_DATABASE, developmentEnvs } from './development-env.ts';
import { describeMail } from '../../apps/api/src/testing/describe-mail.ts';
import { renderTable } from './render-table.ts';
import { answerHelp } from '../../tools/help/answer-help.ts';

answerHelp(`Usage: npm run dev
Starts databases, API, worker, web app, mail catcher and a simulated login service, with reload.
Ctrl-C stops what it started.`);

const WEB_FOLDER = join(REPOSITORY_ROOT, 'apps/web');
const WEB_PORT = 4173;
const API_PORT = 4000;
const FACES_PORT = 4090;
const START_MS = 60_000;
const DEMO_STEP_MS = 75_000;

const stops: (() => Promise<void>)[] = [];

function start(
  name: string,
  args: string[],
  env: Record<string, string>,
  cwd = REPOSITORY_ROOT,
): RunningProcess {
  const running = startProcess({
    name,
    command: process.execPath,
    args,
    cwd,
    env: { ...process.env, ...env },
    onLine: (line) => console.log(`${name.padEnd(6)} | ${line}`),
  });
  stops.push(() => running.stop());
  return running;
}

/** In reverse order of start, so that no process loses a server that it still uses. */
async function stopAll(): Promise<void> {
  while (stops.length > 0) await stops.pop()?.();
}

async function main(): Promise<void> {
  const before = await findServices();
  const services = await ensureServices();
  if (!before.postgres) stops.push(() => stopServices());
  createEnvFile();
  await prepareLocalDatabase(services.pgAdminUrl, DEVELOPMENT_DATABASE);
  const members = await prepareDemoMembers(services.pgAdminUrl, DEVELOPMENT_DATABASE);

  const mail = await startMailCatcher({
    onMail: (caught) => console.log(describeMail(caught)),
  });
  stops.push(() => mail.close());
  const oauth = await startOAuthServer();
  stops.push(() => oauth.close());

  // Browsers allow passkeys without TLS only on `localhost`, not on an IP address.
  const webUrl = `http://localhost:${await findFreePort(WEB_PORT)}`;
  const apiPort = await findFreePort(API_PORT);
  const facesPort = await findFreePort(FACES_PORT);
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const envs = developmentEnvs(services, { mail, oauth }, webUrl, readEnvFile());

  const api = start('api', ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], {
    ...envs.api,
    PORT: String(apiPort),
  });
  const worker = start(
    'worker',
    ['--watch', '--watch-preserve-output', 'apps/api/src/worker.ts'],
    envs.worker,
  );
  const web = start(
    'web',
    [findVite(), '--port', new URL(webUrl).port, '--strictPort', '--clearScreen', 'false'],
    { API_URL: apiUrl, FACES_URL: `http://127.0.0.1:${facesPort}` },
    WEB_FOLDER,
  );
  await waitForHttp(`${apiUrl}/ready`, api, START_MS);
  await waitForHttp(`${webUrl}/v3/${listGameFolders()[0]}/`, web, START_MS);
  drawFacesMeanwhile(facesPort);
  continueDemoMeanwhile(services.pgAdminUrl);

  console.log(
    renderTable([
      ['Site', `${webUrl}/`, 'reloads when you save'],
      ['API', `${apiUrl}/api/docs`, 'restarts when you save'],
      ['Worker', `process ${worker.pid}`, 'restarts when you save'],
      ['Members', members.names.join(', '), `password ${members.password}`],
      ['Their codes', 'npm run admin -- code Vesper', 'staff sign in with a second factor'],
      ['Mail', mail.smtpUrl, 'caught, shown here with its links, never delivered'],
      [
        'PostgreSQL',
        `port ${new URL(services.pgAdminUrl).port}`,
        `database ${DEVELOPMENT_DATABASE}`,
      ],
      redisLine(services.redisUrl),
      ['Faces', '.data/faces', 'drawn in the background, those of open pages first'],
    ]),
  );
  console.log('Ctrl-C stops all of it.');
  await Promise.race([api.exited, worker.exited, web.exited]);
}

/**
 * Cards show text until their face is drawn; faces missing on an open page are drawn first. Runs at
 * low priority, but not so low that it never progresses.
 */
function drawFacesMeanwhile(port: number): void {
  const args = ['demo/faces/main.ts', '--listen', String(port), '--workers', '2'];
  const faces = start('faces', args, {});
  setPriority(faces.pid, constants.priority.PRIORITY_BELOW_NORMAL);
}

/** Continues the demo's running event while a page shows it. */
function continueDemoMeanwhile(pgAdminUrl: string): void {
  const [game = ''] = listGameFolders();
  const timer = setInterval(() => {
    withSetupDatabase(pgAdminUrl, DEVELOPMENT_DATABASE, (db) =>
      continueDemo(db, game, Date.now()),
    ).catch((error: unknown) => console.error('demo   |', error));
  }, DEMO_STEP_MS);
  stops.push(async () => clearInterval(timer));
}

/** Finds the web app's own Vite, which npm may install in different places. */
function findVite(): string {
  const manifest = createRequire(join(WEB_FOLDER, 'package.json')).resolve('vite/package.json');
  return join(dirname(manifest), 'bin/vite.js');
}

function redisLine(redisUrl: string | null): string[] {
  return redisUrl === null
    ? ['Redis', 'not installed', 'the site works without it']
    : ['Redis', `port ${new URL(redisUrl).port}`, 'limits, short caches'];
}

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void stopAll().then(() => process.exit(0));
  });
}

try {
  await main();
  if (!stopping)
    console.error('One of the programs ended by itself; see above. Stopping the others.');
} catch (error) {
  if (!stopping) console.error(error);
}
if (!stopping) {
  await stopAll();
  process.exitCode = 1;
}
