import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { KINDS } from './kinds/all-kinds.ts';
import { openLedger } from './ledger.ts';
import { measureGap } from './load/gap.ts';
import { printTable, sumUp } from './report.ts';
import type { RoundReport } from './run-round.ts';

const round = (kind: string, own: Partial<RoundReport> = {}): RoundReport => ({
  kind,
  confirmed: 100,
  failed: 0,
  reads: 50,
  failedReads: 0,
  writeGapMs: 100,
  readGapMs: 100,
  refusals: [],
  lost: [],
  doubled: [],
  broken: [],
  phases: {},
  ...own,
});

it('there are at least thirty kinds with unique names', () => {
  expect(KINDS.length).toBeGreaterThanOrEqual(30);
  expect(new Set(KINDS.map(({ name }) => name)).size).toBe(KINDS.length);
});

it('sums up confirmed writes and reports the worst of the other figures', () => {
  const rounds = [
    round('switchover', { writeGapMs: 3000 }),
    round('switchover', { writeGapMs: 6000, lost: ['a', 'b'] }),
    round('api-killed', { doubled: ['c'] }),
  ];
  const sums = sumUp(KINDS, rounds);
  expect(sums).toMatchObject([
    { kind: 'switchover', rounds: 2, confirmed: 200, lost: 2, writeGapMs: 6000, late: 1 },
    { kind: 'api-killed', rounds: 1, lost: 0, doubled: 1, late: 0 },
  ]);
  expect(printTable(sums)).toContain(
    '| switchover | 2 | 200 | 2 | 0 | 0 | 3.0 s | 6.0 s | 0.1 s | 0.1 s | 1 |',
  );
});

it('a gap is the longest time without a success, including an open one', () => {
  let now = 0;
  const gap = measureGap(() => now);
  for (const at of [10, 500, 600]) {
    now = at;
    gap.hit();
  }
  expect(gap.longestMs()).toBe(490);
  now = 2000;
  expect(gap.longestMs()).toBe(1400);
});

it('a confirmed write is in the ledger file immediately', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deckframe-ledger-'));
  const file = join(folder, 'ledger.jsonl');
  const one = { kind: 'claim', userId: 2, itemId: '3' } as const;
  openLedger(file).add(one);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(one);
  rmSync(folder, { recursive: true });
});
