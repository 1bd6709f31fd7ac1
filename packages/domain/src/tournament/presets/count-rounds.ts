import { makeDoubleElimination } from '../../tournaments/brackets/double-elimination.ts';
import type { Phase } from '../../tournaments/structure.ts';

/** How many rounds a phase of so many players has; a double elimination may need one more. */
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
