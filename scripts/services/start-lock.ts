import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const WAIT_MS = 100;
const GIVE_UP_MS = 60_000;

/** Runs `work` while no other process of this checkout starts or stops services. */
export async function withStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  await takeLock(file);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

async function takeLock(file: string): Promise<void> {
  for (let waited = 0; waited < GIVE_UP_MS; waited += WAIT_MS) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
    }
    // A killed process leaves its lock file, which nobody else would delete.
    if (!isHolderAlive(file)) rmSync(file, { force: true });
    await delay(WAIT_MS);
  }
  throw new Error(`another process has held ${file} for ${GIVE_UP_MS / 1000} s`);
}

function isHolderAlive(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // The holder creates the file before it writes its pid.
    if (pid === 0) return true;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
