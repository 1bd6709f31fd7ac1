import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createPool } from '@deckframe/database/db';
import { startProcess } from '../apps/api/src/testing/programs/start-process.ts';
import { findFreePort } from '../apps/api/src/testing/programs/free-port.ts';
import { ensureServices, REPOSITORY_ROOT } from '../scripts/services/services.ts';
import type { BenchResult } from './run-rounds.ts';
import { requireProgram } from './wrk.ts';

const STATEMENTS = 200;
const NAMES = 10;
const CONNECTIONS = 4;
const TIMEOUT_MS = 3000;
const IGNORED = 'statement_timeout,idle_in_transaction_session_timeout';

/**
 * Why there is no PgBouncer: tries our connections with the installed version in transaction mode.
 * It is `ok` once nothing is refused and our settings apply; then PgBouncer becomes an option.
 */
export async function measurePooler(note: (line: string) => void): Promise<BenchResult> {
  await requireProgram('pgbouncer', 'pgbouncer');
  const { pgAdminUrl } = await ensureServices();
  const isTakenAsIs = (await askBehind(pgAdminUrl, '')).failed < STATEMENTS;
  note(`our start-up settings are ${isTakenAsIs ? 'accepted' : 'refused'}`);
  const { failed, timeout, reason } = await askBehind(pgAdminUrl, IGNORED);
  note(`told to ignore them: ${failed} of ${STATEMENTS} prepared statements fail (${reason})`);
  note(`and statement_timeout is ${timeout} instead of ${TIMEOUT_MS / 1000}s`);
  const hasTimeout = timeout === `${TIMEOUT_MS / 1000}s`;
  return { isTakenAsIs, failed, hasTimeout, ok: failed === 0 && hasTimeout };
}

async function askBehind(
  serverUrl: string,
  ignored: string,
): Promise<{ failed: number; timeout: string; reason: string }> {
  const port = await findFreePort();
  const pooler = startPooler(new URL(serverUrl), port, ignored);
  const pool = createPool({
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    poolSize: CONNECTIONS,
    applicationName: 'deckframe-pooler',
    statementTimeoutMs: TIMEOUT_MS,
  });
  try {
    await delay(1000);
    const asked = await Promise.allSettled(
      Array.from({ length: STATEMENTS }, (_, index) =>
        pool.query({ name: `s${index % NAMES}`, text: 'select $1::int', values: [index] }),
      ),
    );
    const reasons = asked.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as Error).message] : [],
    );
    const shown = await pool
      .query<{ statement_timeout: string }>('show statement_timeout')
      .catch(() => undefined);
    return {
      failed: reasons.length,
      timeout: shown?.rows[0]?.statement_timeout ?? 'unknown',
      reason: reasons[0] ?? 'none',
    };
  } finally {
    await pool.end();
    await pooler.stop();
  }
}

function startPooler(server: URL, port: number, ignored: string): ReturnType<typeof startProcess> {
  const dir = mkdtempSync(join(tmpdir(), 'deckframe-pooler-'));
  const file = join(dir, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `postgres = host=${server.hostname} port=${server.port} user=postgres password='${server.password}'`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${CONNECTIONS}`,
    `ignore_startup_parameters = ${ignored}`,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  // As root it switches to another user, who must be able to read this.
  chmodSync(dir, 0o755);
  const isRoot = process.getuid?.() === 0;
  return startProcess({
    name: 'pgbouncer',
    command: 'pgbouncer',
    args: [...(isRoot ? ['-u', 'postgres'] : []), file],
    cwd: REPOSITORY_ROOT,
    env: { PATH: process.env['PATH'] },
  });
}
