import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { withSafeCommits } from '@deckframe/database/roles';
import { COMPILE_CACHE } from './programs/start-process.ts';
import { ROOT, SESSION_SECRET } from './test-api.ts';

export type TestProcess = {
  pid: number;
  lines: string[];
  /** Resolves with the first line that contains `text`, printed already or later. */
  waitForLine(text: string): Promise<string>;
  kill(signal: NodeJS.Signals): void;
  /** The exit code, or the signal that ended the process. */
  exited: Promise<number | NodeJS.Signals | null>;
};

/**
 * Starts a program as in production: `node apps/api/src/<file>` with this environment and a
 * database with safe commits.
 */
export function startProgram(file: string, env: Record<string, string>): TestProcess {
  const { DATABASE_URL: url = '' } = env;
  const database = URL.canParse(url) ? { DATABASE_URL: withSafeCommits(url) } : {};
  return track(
    spawn(process.execPath, [join(ROOT, 'apps/api/src', file)], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], ...COMPILE_CACHE, ...env, ...database },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}

export type ApiProcess = { origin: string; child: TestProcess };

/**
 * Starts an API on its own port. Several of them share one public address, as behind a proxy. The
 * process is added to `started` immediately, so that it can be stopped.
 */
export async function startApiProcess(
  started: TestProcess[],
  env: Record<string, string>,
): Promise<ApiProcess> {
  const child = startProgram('main.ts', {
    // The system chooses one, because a port that was free seconds ago may be in use now.
    PORT: '0',
    PUBLIC_URL: 'http://cards.test',
    SESSION_SECRET,
    GAMES_DIR: join(ROOT, 'games'),
    SHUTDOWN_GRACE_MS: '0',
    ...env,
  });
  started.push(child);
  const { address } = JSON.parse(await child.waitForLine('"listening"')) as { address: string };
  return { origin: address, child };
}

export function startRedisServer(port: number): TestProcess {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  return track(spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'pipe'] }));
}

function track(child: ChildProcess): TestProcess {
  const lines: string[] = [];
  const waiting = new Set<{ text: string; resolve: (line: string) => void }>();
  const exited = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      for (const wait of waiting) {
        if (!line.includes(wait.text)) continue;
        waiting.delete(wait);
        wait.resolve(line);
      }
    });
  }
  return {
    pid: child.pid ?? -1,
    lines,
    exited,
    kill: (signal) => void child.kill(signal),
    waitForLine(text) {
      const there = lines.find((line) => line.includes(text));
      if (there !== undefined) return Promise.resolve(there);
      const line = new Promise<string>((resolve) => waiting.add({ text, resolve }));
      const early = exited.then((end) => {
        throw new Error(`ended (${end}) before "${text}":\n${lines.join('\n')}`);
      });
      return Promise.race([line, early]);
    },
  };
}
