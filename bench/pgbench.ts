import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readNumber } from './wrk.ts';

const run = promisify(execFile);

export type PgbenchOptions = {
  databaseUrl: string;
  /** The query with `:name` for each variable. pgbench sends these as parameters. */
  query: string;
  variables: Record<string, string>;
  connections: number;
  seconds: number;
};

/** Runs the query as prepared statement on each connection. Returns answers per second. */
export async function runPgbench(options: PgbenchOptions): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'deckframe-bench-'));
  try {
    const file = join(folder, 'query.sql');
    await writeFile(file, `${options.query};\n`);
    const variables = Object.entries(options.variables).flatMap(([name, value]) => [
      '-D',
      `${name}=${value}`,
    ]);
    const { stdout } = await run('pgbench', [
      '-n',
      '-j1',
      '-Mprepared',
      `-c${options.connections}`,
      `-T${options.seconds}`,
      `-f${file}`,
      ...variables,
      options.databaseUrl,
    ]);
    return readNumber(stdout, /tps = ([\d.]+)/);
  } finally {
    await rm(folder, { recursive: true });
  }
}
