import type { MatchResult } from '../match-result.ts';
import type { Structure } from '../structure.ts';
import { type Verdict, applyEntry } from './replay.ts';
import type { Command, Entry } from './command.ts';
import { type Desk, emptyDesk } from './desk.ts';

export const STRUCTURE: Structure = {
  scoring: {
    win: 3,
    draw: 1,
    loss: 0,
    tieBreaks: ['omw'],
    shareBy: 'points',
    floor: 330,
    droppedCeiling: null,
    byeInGames: true,
  },
  phases: [
    { kind: 'swiss', rounds: 3, bestOf: 3, minutes: 50, cut: { by: 'rank', size: 2 } },
    { kind: 'elimination', rounds: null, bestOf: 3, minutes: 60, cut: null },
  ],
};

export const won = (side: 'a' | 'b', lost = 0): MatchResult => ({
  outcome: side,
  games: side === 'a' ? [2, lost, 0] : [lost, 2, 0],
  end: 'play',
});

export type Bench = {
  readonly desk: Desk;
  readonly send: (command: Command, device?: string) => Verdict;
  readonly last: () => Entry;
};

/** A desk for tests; each device counts its own entries. */
export function makeBench(): Bench {
  const desk = emptyDesk();
  const counts = new Map<string, number>();
  let made: Entry | null = null;
  return {
    desk,
    last: () => made ?? raise(),
    send: (command, device = 'one') => {
      const count = (counts.get(device) ?? 0) + 1;
      made = { id: `${device}-${count}`, device, count, at: count * 1000, by: '7', command };
      const verdict = applyEntry(desk, made);
      if (verdict === null) counts.set(device, count);
      return verdict;
    },
  };
}

/** Four players, checked in, paired p1–p2 and p3–p4. */
export function startRound(): Bench {
  const bench = makeBench();
  bench.send({ kind: 'start', structure: STRUCTURE, seed: 1 });
  for (const player of ['p1', 'p2', 'p3', 'p4']) {
    bench.send({ kind: 'enter', player, name: null });
    bench.send({ kind: 'checkIn', player });
  }
  bench.send({ kind: 'lease', from: null });
  bench.send(pairing(1));
  return bench;
}

export const pairing = (round: number): Command => ({
  kind: 'pair',
  round,
  phase: 0,
  pairs: [
    ['p1', 'p2'],
    ['p3', 'p4'],
  ],
  byes: [],
});

function raise(): never {
  throw new Error('nothing was sent');
}
