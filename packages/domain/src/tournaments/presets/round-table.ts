import { makeDoubleElimination } from '../brackets/double-elimination.ts';
import type { Phase } from '../structure.ts';

/** Swiss rounds and cut size by number of players; 0 means no cut. */
export type RoundRow = { readonly upTo: number; readonly rounds: number; readonly cut: number };
export type RoundTable = readonly RoundRow[];

/** Enough rounds for one undefeated player; small events have no cut. */
export const DEFAULT_TABLE: RoundTable = [
  { upTo: 2, rounds: 1, cut: 0 },
  { upTo: 4, rounds: 2, cut: 0 },
  { upTo: 8, rounds: 3, cut: 0 },
  { upTo: 16, rounds: 4, cut: 0 },
  { upTo: 32, rounds: 5, cut: 4 },
  { upTo: 64, rounds: 6, cut: 8 },
  { upTo: 128, rounds: 7, cut: 8 },
  { upTo: 256, rounds: 8, cut: 16 },
  { upTo: 512, rounds: 9, cut: 16 },
  { upTo: 1024, rounds: 10, cut: 16 },
  { upTo: 2048, rounds: 11, cut: 16 },
  { upTo: 4096, rounds: 12, cut: 16 },
  { upTo: 8192, rounds: 13, cut: 16 },
];

/** More rounds, because single games are less reliable. */
export const SINGLE_GAME_TABLE: RoundTable = [
  { upTo: 8, rounds: 4, cut: 2 },
  { upTo: 16, rounds: 5, cut: 4 },
  { upTo: 22, rounds: 6, cut: 4 },
  { upTo: 36, rounds: 7, cut: 8 },
  { upTo: 52, rounds: 8, cut: 8 },
  { upTo: 94, rounds: 9, cut: 8 },
  { upTo: 8192, rounds: 10, cut: 8 },
];

/** One more round for small fields, one fewer for large ones. */
export const PREMIER_TABLE: RoundTable = [
  { upTo: 8, rounds: 3, cut: 0 },
  { upTo: 16, rounds: 5, cut: 4 },
  { upTo: 32, rounds: 5, cut: 8 },
  { upTo: 64, rounds: 6, cut: 8 },
  { upTo: 128, rounds: 7, cut: 8 },
  { upTo: 226, rounds: 8, cut: 8 },
  { upTo: 409, rounds: 9, cut: 8 },
  { upTo: 8192, rounds: 10, cut: 8 },
];

/** Returns the row for a number of players; the last row for more. */
export function findRow(table: RoundTable, players: number): RoundRow | undefined {
  return table.find(({ upTo }) => players <= upTo) ?? table.at(-1);
}

/** Returns the rounds of a phase. A double elimination may need one more. */
export function countRounds(
  { kind, rounds }: Pick<Phase, 'kind' | 'rounds'>,
  players: number,
): number {
  const doublings = Math.ceil(Math.log2(Math.max(2, players)));
  if (kind === 'swiss') return rounds ?? doublings;
  if (kind === 'elimination') return doublings;
  const depths: number[] = [];
  for (const { a, b } of makeDoubleElimination(players)) {
    const before = [a, b].map((source) => {
      if ('seed' in source) return 0;
      return depths['winnerOf' in source ? source.winnerOf : source.loserOf] ?? 0;
    });
    depths.push(Math.max(...before) + 1);
  }
  return Math.max(1, ...depths) - 1;
}
