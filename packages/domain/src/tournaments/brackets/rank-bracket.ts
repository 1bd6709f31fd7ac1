import type { BracketMatch } from './read-bracket.ts';

export type BracketPlace = { readonly player: string; readonly rank: number };

/** Returns the decided places, best first. Players eliminated in the same round share a place. */
export function rankBracket(bracket: readonly BracketMatch[]): BracketPlace[] {
  const last = bracket.findLast(({ state }) => state !== 'notNeeded');
  const hasLower = bracket.some(({ stage }) => stage === 'lower');
  const out = bracket.filter(
    ({ id, stage, loser }) => loser !== null && (!hasLower || stage === 'lower' || id === last?.id),
  );
  const rounds = [...Map.groupBy(out, ({ stage, round }) => `${stage} ${round}`).values()];
  const all = new Set(bracket.flatMap(({ players }) => players.filter((one) => one !== null)));
  const places: BracketPlace[] = [];
  let alive = all.size;
  for (const matches of rounds) {
    alive -= matches.length;
    for (const { loser } of matches) if (loser) places.push({ player: loser, rank: alive + 1 });
  }
  if (last?.winner) places.push({ player: last.winner, rank: 1 });
  return places.sort((one, other) => one.rank - other.rank);
}
