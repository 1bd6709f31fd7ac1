import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { signalGroup } from './signal-group.ts';

export type ProcessOptions = {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env: Record<string, string | undefined>;
  /** Called with each line of output. Lines are also stored. */
  onLine?: (line: string) => void;
};

export type RunningProcess = {
  name: string;
  pid: number;
  /** Resolves with the exit code, or null after a signal. */
  exited: Promise<number | null>;
  isRunning: () => boolean;
  lastLines: () => string[];
  stop: (graceMs?: number) => Promise<void>;
};

/** Shares compiled code between processes, which halves the start. */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../../..', '.data', 'compiled'),
};

const MAX_LINES = 200;
const DEFAULT_GRACE_MS = 8000;

/** Starts a program in its own process group, so that stopping it also stops its children. */
export function startProcess(options: ProcessOptions): RunningProcess {
  const child = spawn(options.command, options.args, {
    cwd: options.cwd,
    env: { ...COMPILE_CACHE, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${options.name}: ${options.command} did not start`);

  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (lines.length > MAX_LINES) lines.shift();
      options.onLine?.(line);
    });
  }

  let running = true;
  const exited = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      running = false;
      resolve(code);
    });
  });

  const stop = async (graceMs = DEFAULT_GRACE_MS): Promise<void> => {
    if (!running) return;
    signalGroup(pid, 'SIGTERM');
    const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMs);
    await exited;
    clearTimeout(timer);
  };

  return {
    name: options.name,
    pid,
    exited,
    isRunning: () => running,
    lastLines: () => lines,
    stop,
  };
}
