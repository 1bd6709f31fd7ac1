import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOn } from '../cluster/local/run-as.ts';
import type { Site } from '../cluster/render/site.ts';
import { NODE } from './drill-site.ts';

export const dataDir = (site: Site): string => join(site.dir, NODE, 'postgres');

/** Runs a tool of PostgreSQL or pgBackRest as the user postgres. */
function runTool(site: Site, command: readonly string[]): string {
  const [first, ...rest] = commandOn({ layout: 'loopback' }, NODE, command);
  return execFileSync(first, rest, {
    cwd: '/',
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: site.dir, LC_ALL: 'C.UTF-8' },
  });
}

export function backRest(site: Site, ...args: string[]): string {
  const config = join(site.dir, NODE, 'pgbackrest.conf');
  return runTool(site, ['pgbackrest', `--config=${config}`, `--stanza=${site.cluster}`, ...args]);
}

/** Creates a server that archives each WAL segment into both stores. */
export function makeServer(site: Site): void {
  const password = `--pwfile=${join(site.dir, 'password')}`;
  const login = ['-U', 'postgres', '-A', 'scram-sha-256', password];
  const text = ['--locale=C.UTF-8', '-E', 'UTF8', '-k'];
  runTool(site, [join(site.postgresBin, 'initdb'), '-D', dataDir(site), ...login, ...text]);
  const config = join(site.dir, NODE, 'pgbackrest.conf');
  const push = `pgbackrest --config=${config} --stanza=${site.cluster} archive-push %p`;
  const settings = [
    `port = ${site.ports.postgres}`,
    "listen_addresses = '127.0.0.1'",
    `unix_socket_directories = '${join(site.dir, NODE)}'`,
    'archive_mode = on',
    `archive_command = '${push}'`,
  ];
  appendFileSync(join(dataDir(site), 'postgresql.conf'), `${settings.join('\n')}\n`);
  // pgBackRest connects through the socket without a password.
  appendFileSync(join(dataDir(site), 'pg_hba.conf'), 'local all postgres trust\n');
  const hba = join(dataDir(site), 'pg_hba.conf');
  execFileSync('sed', ['-i', 's/^local .*scram-sha-256$/local all postgres trust/', hba]);
}

export function control(site: Site, action: 'start' | 'stop'): void {
  const tool = join(site.postgresBin, 'pg_ctl');
  const log = join(site.dir, NODE, 'server.log');
  const how = action === 'start' ? ['-t', '300', '-l', log] : ['-m', 'fast'];
  runTool(site, [tool, '-D', dataDir(site), '-w', ...how, action]);
}
