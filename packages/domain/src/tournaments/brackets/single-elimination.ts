import type { BracketNode, Source } from './bracket-node.ts';

/** Seeds so that the best meets the last and the top two meet in the final only. */
export function orderSeeds(size: number): number[] {
  let order = [1];
  while (order.length < size) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

/** Missing seeds give their opponents, the best players, a bye. */
export function makeSingleElimination(players: number): BracketNode[] {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, players)));
  const nodes: BracketNode[] = [];
  let line = orderSeeds(size).map((seed): Source | null => (seed <= players ? { seed } : null));
  for (let round = 1; line.length > 1; round += 1) {
    const stage = line.length === 2 ? 'final' : 'upper';
    const next: (Source | null)[] = [];
    for (let place = 0; place < line.length; place += 2) {
      const a = line[place] ?? null;
      const b = line[place + 1] ?? null;
      if (a && b) {
        next.push({ winnerOf: nodes.length });
        nodes.push({ id: nodes.length, stage, round: stage === 'final' ? 1 : round, a, b });
      } else next.push(a ?? b);
    }
    line = next;
  }
  return nodes;
}
