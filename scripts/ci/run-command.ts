import { spawn } from 'node:child_process';
import { REPOSITORY_ROOT } from '../services/services.ts';

export type CommandResult = { exitCode: number; output: string };

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
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
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
