import type { BracketNode, Source } from './bracket-node.ts';
import { makeSingleElimination } from './single-elimination.ts';

/**
 * Creates a double elimination bracket. Losers move to the lower bracket, reversed in every other
 * round so that rematches come late. The lower winner must win twice.
 */
export function makeDoubleElimination(players: number): BracketNode[] {
  const upper = listUpper(players);
  const nodes: BracketNode[] = upper.flat();
  let line: Source[] = [];
  let round = 0;
  const meet = (list: readonly Source[]): Source[] => {
    if (list.length > 1) round += 1;
    const next: Source[] = [];
    for (let place = 0; place < list.length; place += 2) {
      const [a, b] = list.slice(place, place + 2);
      if (a && b) {
        next.push({ winnerOf: nodes.length });
        nodes.push({ id: nodes.length, stage: 'lower', round, a, b });
      } else if (a) next.push(a);
    }
    return next;
  };
  for (const [index, matches] of upper.entries()) {
    const losers = matches.map(({ id }): Source => ({ loserOf: id }));
    line = meet(mix(line, index % 2 === 1 ? losers.reverse() : losers));
    const coming = upper[index + 1]?.length ?? 1;
    while (line.length > coming) line = meet(line);
  }
  const top = upper.at(-1)?.[0];
  const [low] = line;
  if (!top || !low) return nodes;
  const final = nodes.length;
  nodes.push(
    { id: final, stage: 'final', round: 1, a: { winnerOf: top.id }, b: low },
    { id: final + 1, stage: 'final', round: 2, a: { winnerOf: final }, b: { loserOf: final } },
  );
  return nodes;
}

/** Upper bracket by round, including its final. */
function listUpper(players: number): BracketNode[][] {
  const nodes = makeSingleElimination(players);
  const before = Math.max(0, ...nodes.map(({ stage, round }) => (stage === 'upper' ? round : 0)));
  const upper = nodes.map((node): BracketNode => ({
    ...node,
    stage: 'upper',
    round: node.stage === 'final' ? before + 1 : node.round,
  }));
  return [...Map.groupBy(upper, ({ round }) => round).values()];
}

const mix = (line: readonly Source[], losers: readonly Source[]): Source[] =>
  Array.from({ length: Math.max(line.length, losers.length) }, (_, place) =>
    [line[place], losers[place]].filter((source) => source !== undefined),
  ).flat();
