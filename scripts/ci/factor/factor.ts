import { cpus, loadavg } from 'node:os';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** If a machine is slower than this, tests fail. */
const MOST = 6;

/** Environment variable with the path of the factor file. Test processes inherit it. */
export const FACTOR_FILE = 'TEST_FACTOR_FILE';

/** Returns the multiplier of all limits: 1 on a quiet machine, at most 6. */
export function toFactor(workMs: number, referenceMs: number): number {
  return Math.min(Math.max(workMs / referenceMs, 1), MOST);
}

/**
 * Returns the current factor. Without measurements (tests run by hand), it is the load average per
 * core of the last minute.
 */
export function readFactor([load = 1] = loadavg()): number {
  const file = process.env[FACTOR_FILE];
  if (file === undefined) return toFactor(load, cpus().length);
  const factor = Number(readFileSync(file, 'utf8'));
  return factor >= 1 && factor <= MOST ? factor : 1;
}

/** Replaces the file atomically, so that tests never read half a number. */
export function writeFactor(file: string, factor: number): void {
  writeFileSync(`${file}.new`, factor.toFixed(2));
  renameSync(`${file}.new`, file);
}
