import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findFreePort } from '../../apps/api/src/testing/programs/free-port.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';

export type PostgresState = {
  binDir: string;
  dataDir: string;
  port: number;
  password: string;
};

type Account = { uid?: number; gid?: number };

const PASSWORD_FILE = 'superuser.password';
/** Name of a data directory that is deleted when its server stops. */
const THROWAWAY = 'throwaway';

const SETTINGS = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 200
shared_buffers = 256MB
# A crash may lose the last moments of a development database; each commit is much faster.
synchronous_commit = off
timezone = 'UTC'
`;

/**
 * Starts the checkout's own PostgreSQL or finds it running; creates its data on first use. With a
 * `throwawayDir` the data is there, and is deleted when the server stops.
 */
export async function ensurePostgres(
  root: string,
  known: PostgresState | undefined,
  throwawayDir?: string,
): Promise<PostgresState> {
  if (known && isRunning(known)) return known;
  const account = serverAccount();
  const binDir = findPostgresBinaries(account);
  const dataDir = throwawayDir
    ? join(makeOutside(throwawayDir, root), THROWAWAY)
    : chooseDataDir(root, account);
  if (!existsSync(join(dataDir, 'PG_VERSION'))) initialise(binDir, dataDir, account);
  const password = readFileSync(join(dataDir, PASSWORD_FILE), 'utf8');
  if (isRunning({ binDir, dataDir })) {
    return { binDir, dataDir, port: runningPort(dataDir), password };
  }
  const state: PostgresState = { binDir, dataDir, port: await findFreePort(), password };
  const log = join(dataDir, 'server.log');
  const options = `-p ${state.port}`;
  runTool(state, 'pg_ctl', ['-D', dataDir, '-w', '-t', '60', '-l', log, '-o', options, 'start']);
  return state;
}

/** Stops exactly the server of this data directory; pg_ctl reads its pid there. */
export function stopPostgres(state: PostgresState): void {
  const { dataDir } = state;
  if (isRunning(state)) runTool(state, 'pg_ctl', ['-D', dataDir, '-m', 'fast', '-w', 'stop']);
  if (basename(dataDir) === THROWAWAY) rmSync(dirname(dataDir), { recursive: true, force: true });
}

export function isRunning(state: Pick<PostgresState, 'binDir' | 'dataDir'>): boolean {
  const status = spawnSync(join(state.binDir, 'pg_ctl'), ['-D', state.dataDir, 'status'], {
    ...serverAccount(),
    cwd: '/',
  });
  return status.status === 0;
}

export function postgresUrl(state: PostgresState): string {
  return `postgres://postgres:${state.password}@127.0.0.1:${state.port}/postgres`;
}

/**
 * Created under another name and then renamed, so that an interrupted start leaves no half
 * directory.
 */
function initialise(binDir: string, dataDir: string, account: Account): void {
  const fresh = `${dataDir}.new`;
  const passwordFile = `${dataDir}.password`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(fresh, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  const login = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const text = ['--locale=C.UTF-8', '-E', 'UTF8'];
  runTool({ binDir, dataDir: fresh }, 'initdb', ['-D', fresh, '--no-sync', ...login, ...text]);
  renameSync(passwordFile, join(fresh, PASSWORD_FILE));
  appendFileSync(join(fresh, 'postgresql.conf'), SETTINGS);
  renameSync(fresh, dataDir);
}

/** The fourth line of PostgreSQL's pid file is its port. */
function runningPort(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[3]);
}

function runTool(
  where: Pick<PostgresState, 'binDir' | 'dataDir'>,
  tool: string,
  parameters: string[],
): void {
  const result = spawnSync(join(where.binDir, tool), parameters, {
    ...serverAccount(),
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  if (result.status === 0) return;
  const reason = result.error?.message ?? `${String(result.stdout)}${String(result.stderr)}`;
  throw new Error(`${tool} failed for ${where.dataDir}: ${reason}`);
}

/** PostgreSQL refuses to run as root, so root uses `postgres` or `nobody`. */
function serverAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    if (uid.status !== 0) continue;
    const gid = execFileSync('id', ['-g', name], { encoding: 'utf8' });
    return { uid: Number(uid.stdout), gid: Number(gid) };
  }
  throw new Error('running as root, but there is no user postgres or nobody to run PostgreSQL as');
}

/** Returns the checkout if the server's user can read it, otherwise a folder elsewhere. */
function chooseDataDir(root: string, account: Account): string {
  const inside = join(root, '.data');
  mkdirSync(inside, { recursive: true });
  const reachable = spawnSync('test', ['-x', inside], { ...account, cwd: '/' }).status === 0;
  if (reachable) return join(inside, 'postgres');
  return join(makeOutside('/var/tmp', root), 'postgres');
}

/** Creates a folder for this checkout in a public parent folder. */
function makeOutside(parent: string, root: string): string {
  const key = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const outside = join(parent, `deckframe-${key}`);
  mkdirSync(outside, { recursive: true, mode: 0o755 });
  return outside;
}
