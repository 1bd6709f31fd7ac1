import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KINDS, SMALL } from '../kinds/all-kinds.ts';
import type { Kind } from '../kinds/kind.ts';
import { openLedger } from '../ledger.ts';
import type { RoundReport } from '../run-round.ts';
import { planRounds } from './plan-rounds.ts';
import { openRounds, readRounds } from './rounds-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckframe-rounds-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const round = (kind: string): RoundReport => ({
  kind,
  confirmed: 1,
  failed: 0,
  reads: 0,
  failedReads: 0,
  writeGapMs: 0,
  readGapMs: 0,
  refusals: [],
  lost: [],
  doubled: [],
  broken: [],
  phases: {},
});

const kind = (name: string): Kind => ({
  name,
  what: name,
  writeGapMs: 0,
  readGapMs: 0,
  inject: () => Promise.resolve(),
});

it('finished rounds are not repeated, and each pass runs all kinds that lack a round', () => {
  const kinds = ['a', 'b', 'c'].map((name) => kind(name));
  const done = ['a', 'a', 'b'].map((name) => round(name));
  const names = (rounds: number): string[] =>
    planRounds(kinds, rounds, done).map(({ name }) => name);
  expect(names(1)).toEqual(['c']);
  expect(names(3)).toEqual(['c', 'b', 'c', 'a', 'b', 'c']);
  expect(planRounds(kinds, 2, [])).toHaveLength(6);
});

it('a continued run finds all complete rounds and ignores half lines; a new run finds none', () => {
  const file = join(folder, 'rounds.jsonl');
  openRounds(file, false).add(round('a'));
  appendFileSync(file, '{"kind":"b","conf');
  expect(openRounds(file, true).rounds()).toMatchObject([{ kind: 'a' }]);
  expect(openRounds(file, false).rounds()).toEqual([]);
  expect(readRounds(`${file}.before`)).toHaveLength(1);
});

it('a continued ledger knows earlier confirmed writes, and a round checks the last three', () => {
  const file = join(folder, 'ledger.jsonl');
  const claim = (userId: number) => ({ kind: 'claim', userId, itemId: '1' }) as const;
  const first = openLedger(file);
  for (const userId of [1, 2, 3, 4]) {
    first.beginRound();
    first.add(claim(userId));
  }
  expect(first.recent()).toEqual([claim(2), claim(3), claim(4)]);
  const second = openLedger(file, true);
  expect(second.entries()).toHaveLength(4);
  second.beginRound();
  second.add(claim(5));
  expect(second.recent()).toEqual([claim(5)]);
  expect(openLedger(file).entries()).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe('');
});

it('the small run has ten existing kinds', () => {
  expect(KINDS.filter(({ name }) => SMALL.has(name))).toHaveLength(10);
  expect(SMALL.size).toBe(10);
});
