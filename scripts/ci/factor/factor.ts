import { cpus, loadavg } from 'node:os';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** How many times slower than the reference a machine may be before tests fail on it. */
const MOST = 6;

/** Names the file with the factor of this moment: the test processes inherit the variable. */
export const FACTOR_FILE = 'TEST_FACTOR_FILE';

/** Returns by how much limits are stretched: 1 on a quiet machine, at most 6. */
export function toFactor(workMs: number, referenceMs: number): number {
  return Math.min(Math.max(workMs / referenceMs, 1), MOST);
}

/**
 * Returns the factor of this moment. Where nobody measures, as in tests that are started by hand,
 * it is how many programs have wanted each core during the last minute.
 */
export function readFactor([load = 1] = loadavg()): number {
  const file = process.env[FACTOR_FILE];
  if (file === undefined) return toFactor(load, cpus().length);
  const factor = Number(readFileSync(file, 'utf8'));
  return factor >= 1 && factor <= MOST ? factor : 1;
}

/** Replaces the file as a whole: a test that reads it never sees half a number. */
export function writeFactor(file: string, factor: number): void {
  writeFileSync(`${file}.new`, factor.toFixed(2));
  renameSync(`${file}.new`, file);
}
