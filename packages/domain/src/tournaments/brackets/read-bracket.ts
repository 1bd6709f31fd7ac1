import type { TournamentMatch } from '../played.ts';
import type { BracketNode, Source } from './bracket-node.ts';
import { makeDoubleElimination } from './double-elimination.ts';
import { makeSingleElimination } from './single-elimination.ts';

export type BracketInput = {
  readonly kind: 'elimination' | 'doubleElimination';
  /** The participants, best first. */
  readonly seeds: readonly string[];
  /** Matches of this phase. A draw or double loss decides nothing. */
  readonly matches: readonly TournamentMatch[];
};

/** A bracket match with its current players and result. */
export type BracketMatch = BracketNode & {
  readonly players: readonly [string | null, string | null];
  readonly winner: string | null;
  readonly loser: string | null;
  /** The played match, if paired. */
  readonly match: TournamentMatch | null;
  readonly state: 'waiting' | 'ready' | 'playing' | 'done' | 'notNeeded';
};

/** Fills the bracket with the matches so far. */
export function readBracket({ kind, seeds, matches }: BracketInput): BracketMatch[] {
  const nodes =
    kind === 'elimination'
      ? makeSingleElimination(seeds.length)
      : makeDoubleElimination(seeds.length);
  const left = [...matches].sort((one, other) => one.round - other.round);
  const filled: BracketMatch[] = [];
  const playerOf = (source: Source): string | null => {
    if ('seed' in source) return seeds[source.seed - 1] ?? null;
    if ('winnerOf' in source) return filled[source.winnerOf]?.winner ?? null;
    return filled[source.loserOf]?.loser ?? null;
  };
  for (const node of nodes) {
    const a = playerOf(node.a);
    const b = playerOf(node.b);
    const first = node.stage === 'final' && node.round === 2 ? filled.at(-1) : undefined;
    const isNeeded =
      first === undefined || first.winner === null || first.winner === first.players[1];
    const match = a !== null && b !== null && isNeeded ? takeMatch(left, a, b) : null;
    const winner = match ? winnerOf(match) : null;
    filled.push({
      ...node,
      players: [a, b],
      winner,
      loser: winner === null ? null : winner === a ? b : a,
      match,
      state: !isNeeded ? 'notNeeded' : stateOf(a !== null && b !== null, match, winner),
    });
  }
  return filled;
}

/** Two players can meet twice; their first match belongs to the earlier node. */
function takeMatch(left: TournamentMatch[], one: string, other: string): TournamentMatch | null {
  const at = left.findIndex(({ a, b }) => (a === one && b === other) || (a === other && b === one));
  return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
}

function winnerOf({ a, b, result }: TournamentMatch): string | null {
  if (result?.outcome === 'a') return a;
  return result?.outcome === 'b' ? b : null;
}

function stateOf(
  isFull: boolean,
  match: TournamentMatch | null,
  winner: string | null,
): BracketMatch['state'] {
  if (!isFull) return 'waiting';
  if (match === null) return 'ready';
  return winner === null ? 'playing' : 'done';
}
