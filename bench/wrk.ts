import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SCRIPT = fileURLToPath(new URL('rotate-paths.lua', import.meta.url));

export type WrkOptions = { origin: string; paths: string[]; connections: number; seconds: number };

/** Requests the paths in turn and returns answers per second. Any status except 2xx is an error. */
export async function runWrk(options: WrkOptions): Promise<number> {
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${options.connections}`,
    `-d${options.seconds}s`,
    '-s',
    SCRIPT,
    options.origin,
    '--',
    ...options.paths,
  ]);
  const failed = /Non-2xx or 3xx responses: (\d+)|Socket errors: (.+)/.exec(stdout);
  if (failed !== null) throw new Error(`${options.origin}: ${failed[0]}`);
  return readNumber(stdout, /Requests\/sec:\s+([\d.]+)/);
}

/** Throws with the name of the package to install. */
export async function requireProgram(program: string, debianPackage: string): Promise<void> {
  try {
    await run('which', [program]);
  } catch {
    throw new Error(`${program} is missing. Install it: apt-get install ${debianPackage}`);
  }
}

export function readNumber(text: string, pattern: RegExp): number {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`no number like ${String(pattern)} in:\n${text}`);
  return Number(found);
}
