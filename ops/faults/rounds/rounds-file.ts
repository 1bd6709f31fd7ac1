import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RoundReport } from '../run-round.ts';

export type RoundsFile = { rounds(): readonly RoundReport[]; add(round: RoundReport): void };

/** Stores one line per round, so that a later run can continue. */
export function openRounds(file: string, isContinued: boolean): RoundsFile {
  mkdirSync(dirname(file), { recursive: true });
  if (!isContinued && existsSync(file)) renameSync(file, `${file}.before`);
  const rounds = readRounds(file);
  return {
    rounds: () => rounds,
    add(round) {
      appendFileSync(file, `${JSON.stringify(round)}\n`);
      rounds.push(round);
    },
  };
}

export function readRounds(file: string): RoundReport[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  // An interrupted run may leave an incomplete line.
  return lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as RoundReport);
}
