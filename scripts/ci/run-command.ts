import { spawn } from 'node:child_process';
import { signalGroup } from '../../apps/api/src/testing/programs/signal-group.ts';
import { REPOSITORY_ROOT } from '../services/services.ts';

export type CommandResult = { exitCode: number; output: string };

type Options = {
  env?: Record<string, string>;
  /** Polled with the seconds so far. Returning true kills the command. */
  isHopeless: (seconds: number) => boolean;
  intervalMs?: number;
};

const TIDY_UP_MS = 15_000;

/** Runs a command line and returns its output. */
export function runCommand(
  [command, ...args]: [string, ...string[]],
  { env = {}, isHopeless, intervalMs = 5000 }: Options,
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const started = Date.now();
    const chunks: Buffer[] = [];
    const child = spawn(command, args, {
      cwd: REPOSITORY_ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const stopIfHopeless = (): void => {
      const seconds = (Date.now() - started) / 1000;
      const { pid } = child;
      if (pid === undefined || !isHopeless(seconds)) return;
      clearInterval(timer);
      chunks.push(Buffer.from(`\nstopped after ${Math.round(seconds)} s\n`));
      // Interrupts first, so that the command can stop its servers.
      signalGroup(pid, 'SIGINT');
      setTimeout(() => signalGroup(pid, 'SIGKILL'), TIDY_UP_MS).unref();
    };
    const timer = setInterval(stopIfHopeless, intervalMs);
    const finish = (exitCode: number): void => {
      clearInterval(timer);
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
