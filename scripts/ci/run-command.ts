import { spawn } from 'node:child_process';
import { signalGroup } from '../processes/signal-group.ts';
import { REPOSITORY_ROOT } from '../services/services.ts';

export type CommandResult = { exitCode: number; output: string };

const TIDY_UP_MS = 15_000;

/** Runs a command line to its end and keeps what it printed; past the time limit it is stopped. */
export function runCommand(
  [command, ...args]: [string, ...string[]],
  timeoutMs: number,
  env: Record<string, string> = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(command, args, {
      cwd: REPOSITORY_ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const timer = setTimeout(() => {
      chunks.push(Buffer.from(`\nstopped after ${timeoutMs / 1000} s\n`));
      // As by Ctrl-C first, so that it can stop the servers that it has started itself.
      const { pid } = child;
      if (pid === undefined) return;
      signalGroup(pid, 'SIGINT');
      setTimeout(() => signalGroup(pid, 'SIGKILL'), TIDY_UP_MS).unref();
    }, timeoutMs);
    const finish = (exitCode: number): void => {
      clearTimeout(timer);
      resolve({ exitCode, output: Buffer.concat(chunks).toString() });
    };
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', (error) => {
      chunks.push(Buffer.from(error.message));
      finish(127);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}
