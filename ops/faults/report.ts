import type { Kind } from './kinds/kind.ts';
import type { RoundReport } from './run-round.ts';

export type KindSums = {
  kind: string;
  rounds: number;
  confirmed: number;
  lost: number;
  doubled: number;
  broken: number;
  writeGapMs: number;
  readGapMs: number;
  /** Median. */
  halfWriteGapMs: number;
  halfReadGapMs: number;
  /** Rounds in which an outage was longer than allowed for this fault. */
  late: number;
};

/** Summarises the rounds per kind: sums of errors, maxima of durations. */
export function sumUp(
  kinds: readonly Pick<Kind, 'name' | 'writeGapMs' | 'readGapMs'>[],
  rounds: readonly RoundReport[],
): KindSums[] {
  return kinds
    .map((kind) => ({ kind, own: rounds.filter((round) => round.kind === kind.name) }))
    .filter(({ own }) => own.length > 0)
    .map(({ kind, own }) => {
      const sum = (of: (round: RoundReport) => number): number =>
        own.reduce((all, round) => all + of(round), 0);
      return {
        kind: kind.name,
        rounds: own.length,
        confirmed: sum(({ confirmed }) => confirmed),
        // Later rounds find the same losses again, so the maximum counts each once.
        lost: Math.max(...own.map(({ lost }) => lost.length)),
        doubled: Math.max(...own.map(({ doubled }) => doubled.length)),
        broken: Math.max(...own.map(({ broken }) => broken.length)),
        writeGapMs: Math.max(...own.map((round) => round.writeGapMs)),
        readGapMs: Math.max(...own.map((round) => round.readGapMs)),
        halfWriteGapMs: medianOf(own.map((round) => round.writeGapMs)),
        halfReadGapMs: medianOf(own.map((round) => round.readGapMs)),
        late: sum(({ writeGapMs, readGapMs }) =>
          writeGapMs > kind.writeGapMs || readGapMs > kind.readGapMs ? 1 : 0,
        ),
      };
    });
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}

export function printTable(sums: readonly KindSums[]): string {
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
  const rows = sums.map((one) => [
    one.kind,
    one.rounds,
    one.confirmed,
    one.lost,
    one.doubled,
    one.broken,
    seconds(one.halfWriteGapMs),
    seconds(one.writeGapMs),
    seconds(one.halfReadGapMs),
    seconds(one.readGapMs),
    one.late,
  ]);
  return [
    '| fault | rounds | confirmed | lost | doubled | broken | writes out, half | most | reads out, half | most | late |',
    `|${' --- |'.repeat(11)}`,
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

export function printTotals(rounds: readonly RoundReport[]): string {
  const confirmed = rounds.reduce((all, round) => all + round.confirmed, 0);
  const seconds = rounds.map(({ phases }) => Object.values(phases).reduce((all, s) => all + s, 0));
  const mean = seconds.reduce((all, one) => all + one, 0) / Math.max(1, seconds.length);
  return `${rounds.length} injections, ${confirmed} confirmed, ${mean.toFixed(1)} s each`;
}
