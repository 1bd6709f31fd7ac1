import { spawn } from 'node:child_process';

export type ToolOptions = {
  cwd?: string;
  env?: Record<string, string>;
  /** Timeout in milliseconds. */
  timeoutMs?: number;
};

const FIVE_MINUTES = 300_000;
const SHOWN_LINES = 40;

/** Runs a program and returns its output. On failure, throws with its last lines. */
export async function runTool(
  command: string,
  args: readonly string[],
  options: ToolOptions = {},
): Promise<string> {
  const { cwd, env, timeoutMs = FIVE_MINUTES } = options;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (status === 0) return output;
  const tail = output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
  throw new Error(`${command} ${args.join(' ')} ended with ${status ?? 'a signal'}\n${tail}`);
}
